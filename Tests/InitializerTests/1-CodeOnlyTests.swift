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

  @Test("the compiler rejects nil for a view model")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "CodeFolderViewController", taking: ["FolderViewModel?"],
      """
      This initializer accepts nil: it takes an optional, perhaps behind a typealias or a \
      protocol. It should require a view model, so that nil doesn't compile. What would a screen \
      without one show?
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

  @Test("a screen's view model is a constant")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      This property is a var. Even if it's private, code in this class can replace the view model \
      while the screen is visible. Which keyword declares a constant?
      """)
  }

  @Test("text copied from the view model is a constant")
  func copiesConstant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: "Inbox") == [],
      """
      This property is a var and holds text from the view model. If code in this class changes the \
      text, the screen can show another folder. The property should be a constant. Does the screen \
      need this copy?
      """)
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

  @Test("no initializer or function creates a screen without a view model")
  func makers() {
    let less = DeclarationProbe().makers(of: "CodeFolderViewController")
      .filter { $0.needs.isEmpty }.map(\.text)
    #expect(
      less == [],
      """
      This declaration creates a screen without a view model: it takes none, or accepts nil. It \
      should require a view model, or not exist. Which folder does such a screen show?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
