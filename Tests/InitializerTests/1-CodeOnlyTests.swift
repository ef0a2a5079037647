import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.1 CodeOnly", .graded)
struct CodeOnlyTests {
  @Test("the label shows the folder of the view model that you pass")
  func label() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    record(screen)
    #expect(
      screen.visibleTexts == ["Inbox"],
      "Which line between makeCodeFolderScreen(viewModel:) and the label drops the view model?")
  }

  @Test("two screens show two folders")
  func twoScreens() {
    let inbox = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    let work = makeCodeFolderScreen(viewModel: viewModel("Work"))
    let unnamed = makeCodeFolderScreen(viewModel: viewModel(""))
    record(work)
    #expect(
      [inbox, work, unnamed].map { $0.visibleTexts.joined() } == ["Inbox", "Work", ""],
      """
      Each screen should show its own folder, even one with an empty name. Where does each label \
      get its text?
      """)
  }

  @Test("the label shows the folder, whatever the screen's title is")
  func writtenOn() async {
    let screens = [viewModel("Inbox"), viewModel("Inbox")].map(makeCodeFolderScreen)
    screens[1].loadViewIfNeeded()
    for screen in screens { screen.retitle("Work") }
    record(screens[0])
    let atOnce = screens.map(\.visibleTexts)
    await drainMainActor()
    #expect(
      atOnce + screens.map(\.visibleTexts) == Array(repeating: ["Inbox"], count: 4),
      """
      The test set both screens' titles to “Work”. The labels should say “Inbox”, immediately and \
      a moment later. Which property does your code read for their text?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
