import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.2 Storyboard", .graded)
struct StoryboardTests {
  private let compiler = CompilerProbe(
    counterpart: #"_ = makeFolderScreen(viewModel: FolderViewModel(folder: Folder(name: "Mail")))"#)

  @Test("the screen shows the folder of the view model that you pass")
  func label() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    record(screen)
    #expect(
      screen.visibleTexts.contains("Inbox"),
      screen.storyboard == nil
        ? """
        The test passed a view model for Inbox, and the screen shows only these texts. No \
        storyboard created the screen, so it doesn't have the scene's label. Which method of \
        UIStoryboard creates the initial scene?
        """
        : """
        The test passed a view model for Inbox and loaded the view, and the screen shows only \
        these texts. Its label exists, but doesn't show the folder. Which line sets the label's \
        text, and has it run by then? (Outlets are nil in an initializer, and a Task runs later.)
        """)
  }

  @Test("two screens show two folders")
  func twoScreens() async throws {
    let inbox = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    let work = try #require(makeFolderScreen(viewModel: viewModel("Work")))
    record(work)
    let folders = [inbox, work].map { $0.visibleTexts.filter(names.contains) }
    #expect(
      folders == [["Inbox"], ["Work"]],
      """
      The test created a screen for Inbox and a screen for Work, and these are the folders they \
      show. Each screen should show its own folder as soon as its view is loaded. Follow the view \
      model from makeFolderScreen(viewModel:) to the label: which line sets the text, and when?
      """)
    inbox.retitle("Mail")
    await drainMainActor()
    #expect(
      inbox.visibleTexts.filter(names.contains) == ["Inbox"],
      """
      The test set the titles of the screen for Inbox to Mail. A moment later, these are the \
      folders on the screen. The label should still say “Inbox”. Which property does it read?
      """)
    let unnamed = try #require(makeFolderScreen(viewModel: viewModel("")))
    #expect(
      !unnamed.visibleTexts.contains("Name"),
      """
      The test created a screen for a folder with an empty name. The label still says “Name”, the \
      example from the storyboard, but should be empty. Which line decides whether the label is \
      set?
      """)
  }

  @Test("the storyboard creates the screen")
  func fromTheStoryboard() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      This screen's storyboard property is nil: the screen was created in code alone. So what a \
      designer draws in Main.storyboard has no effect. Which method creates a scene, and takes a \
      closure that creates your screen?
      """)
  }

  @Test("one initializer takes both the coder and the view model")
  func initializer() {
    let probe = DeclarationProbe()
    let handsOver = probe.initializers().contains {
      $0.takes.contains("NSCoder") && $0.takes.count > 1
    }
    #expect(
      handsOver,
      """
      No initializer in your file takes a coder and something else. A creator has the coder and \
      the view model, and should pass both to one initializer. Which parameters does yours need?
      """)
  }

  @Test("the compiler rejects a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "FolderViewController", taking: ["FolderViewModel"],
      """
      An initializer takes a view model, but no coder. The screen that it creates never reads the \
      scene, and has no label. Which code still calls this initializer?
      """)
  }

  private let names = ["Inbox", "Work", "Mail"]

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
