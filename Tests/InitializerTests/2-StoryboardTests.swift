import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.2 Storyboard", .graded)
struct StoryboardTests {
  @Test("a user opens the inbox")
  func inbox() throws {
    var made: FolderViewController?
    let creations = UIViewController.creations {
      made = makeFolderScreen(viewModel: viewModel("Inbox"))
    }
    let screen = try #require(made)
    record(screen)
    let fromCode: Comment = """
      Your code created this screen, without the designer's labels. Who creates a screen that has \
      them, and with which initializer?
      """
    let fromScene: Comment = """
      This screen comes from the scene, but no label says “Inbox”. Which view model does it have?
      """
    let asDrawn: Comment = """
      The label still says “Name”, the designer's example. (Here, connecting an outlet doesn't \
      call its didSet.) Which line sets the label's text, and when does it run?
      """
    let texts = screen.visibleTexts
    #expect(
      texts.contains("Inbox"),
      screen.storyboard == nil ? fromCode : texts.contains("Name") ? asDrawn : fromScene)
    #expect(
      creations.count == 1,
      """
      One call created \(creations.count) screens, and the user sees one. Which lines of your file \
      create a screen?
      """)
  }

  @Test("a user opens two folders, then one without a name")
  func threeFolders() async throws {
    let inbox = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    let work = try #require(makeFolderScreen(viewModel: viewModel("Work")))
    record(work)
    let folders = [inbox, work].map { $0.visibleTexts.filter(names.contains) }
    #expect(
      folders == [["Inbox"], ["Work"]],
      """
      Each screen should show its own folder as soon as its view is loaded. Which line sets the \
      label's text?
      """)
    inbox.retitle("Mail")
    await drainMainActor()
    #expect(
      inbox.visibleTexts.filter(names.contains) == ["Inbox"],
      "The label should still say “Inbox” a moment later. Which property does it read?")
    let unnamed = try #require(makeFolderScreen(viewModel: viewModel("")))
    #expect(
      !unnamed.visibleTexts.contains("Name"),
      """
      “Name” is the storyboard's example; for an empty name, the label should be empty. Which line \
      decides whether to set the label's text?
      """)
  }

  @Test("the designer's next change reaches the user")
  func nextChange() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      This screen comes from no scene, so a designer's changes have no effect. Which line creates \
      it?
      """)
  }

  private let names = ["Inbox", "Work", "Mail"]

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
