import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.1 CodeOnly", .graded)
struct CodeOnlyTests {
  @Test("a user opens a folder in its own window")
  func window() {
    let window = openFolderWindow(viewModel: viewModel("Inbox"))
    let isVisible = !window.isHidden
    if let screen = window.rootViewController { record(screen) }
    #expect(
      texts(in: window) == ["Inbox"],
      """
      The window was opened with Inbox's view model, but its screen has another one. Where did the \
      caller's get lost?
      """)
    #expect(
      isVisible,
      "The user asked for a window, and it's still hidden. Which call makes a window visible?")
  }

  @Test("a user opens three folders, two of them in windows")
  func threeFolders() {
    let inbox = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    let work = openFolderWindow(viewModel: viewModel("Work"))
    let unnamed = openFolderWindow(viewModel: viewModel(""))
    if let screen = work.rootViewController { record(screen) }
    let shown = [inbox.visibleTexts] + [work, unnamed].map(texts)
    #expect(
      shown.map { $0.joined() } == ["Inbox", "Work", ""],
      """
      Each screen should show its own folder, even one with an empty name. Where does each label \
      get its text?
      """)
  }

  @Test("other code sets the title of a folder's screen")
  func otherTitle() async {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    let window = openFolderWindow(viewModel: viewModel("Inbox"))
    for screen in [screen, window.rootViewController] { screen?.retitle("Work") }
    if let screen = window.rootViewController { record(screen) }
    let atOnce = [screen.visibleTexts, texts(in: window)]
    await drainMainActor()
    #expect(
      atOnce + [screen.visibleTexts, texts(in: window)] == Array(repeating: ["Inbox"], count: 4),
      """
      The test set both screens' titles to “Work”. The labels should say “Inbox”, immediately and \
      a moment later. Which property does your code read for their text?
      """)
  }

  private func texts(in window: UIWindow) -> [String] {
    window.rootViewController?.visibleTexts ?? []
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
