import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.1 CodeOnly", .graded)
struct CodeOnlyTests {
  private let compiler = CompilerProbe(
    counterpart: """
      _ = makeCodeFolderScreen(viewModel: FolderViewModel(folder: Folder(name: "Inbox")))
      """)

  @Test("the label shows the folder of the view model that you pass")
  func label() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    record(screen)
    #expect(
      screen.visibleTexts == ["Inbox"],
      """
      The test passed a view model for Inbox, and these are the texts on the screen. The label \
      should say “Inbox”. Follow the view model from makeCodeFolderScreen(viewModel:) to the \
      label: which line drops it?
      """)
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
      The test created three screens, for Inbox, Work, and a folder with an empty name, and these \
      are their texts. Each screen should show its own folder. Where does each label get its text?
      """)
  }

  @Test("the compiler rejects a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController()",
      """
      This line creates a screen without a view model, and the compiler accepts it. Which \
      initializer does the line call: one of yours, or an inherited one?
      """)
    compiler.rejects(
      "_ = CodeFolderViewController(nibName: nil, bundle: nil)",
      """
      This line creates a screen without a view model, and the compiler accepts it. Does your \
      class inherit UIKit's init(nibName:bundle:), or declare one itself? (Your initializers can \
      still call UIKit's on super.)
      """)
  }

  @Test("the compiler rejects a screen from a coder")
  func coderRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController(coder: NSCoder())", because: .closed,
      """
      This line creates a screen from a coder, without a view model, and the compiler accepts it. \
      Every view controller has init(coder:), and you can't remove it. \
      \(CodeFolderViewController.questionAboutCoder("Which attribute lets it reject such calls?"))
      """)
  }

  @Test("a coder alone can't create a screen")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      While a screen for Inbox was visible, the test created another screen from a coder, as a \
      storyboard does. The test passed no view model, but got a screen. A storyboard ignores \
      @available. What should init(coder:) do instead? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      let inbox = FolderViewModel(folder: Folder(name: "Inbox"))
      let other = makeCodeFolderScreen(viewModel: inbox)
      makeFromCoderAlone(CodeFolderViewController.self, beside: other)
    }
  }

  @Test("setting a screen's title doesn't change its label")
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
      The test created two screens for Inbox and set their titles to Work, one before its screen \
      was visible, the other afterwards. Below: the screens' texts immediately and a moment later. \
      The labels should still say “Inbox”. Which property do they read?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
