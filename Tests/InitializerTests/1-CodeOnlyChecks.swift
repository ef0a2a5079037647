import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.1 CodeOnly: checks", .graded)
struct CodeOnlyChecks {
  private let compiler = CompilerProbe(
    counterpart: """
      _ = makeCodeFolderScreen(viewModel: FolderViewModel(folder: Folder(name: "Inbox")))
      """)

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
      The labels should still say “Inbox”, immediately and a moment later. Which property does \
      your code read for their text?
      """)
  }

  @Test("the compiler rejects nil for a view model")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "CodeFolderViewController", taking: ["FolderViewModel?"],
      """
      This initializer takes an optional, perhaps behind a typealias or a protocol. What would a \
      screen without a view model show?
      """)
  }

  @Test("a screen's view model is a constant")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      Even if this var is private, code in this class can replace the view model while the screen \
      is visible. Which keyword declares a constant?
      """)
  }

  @Test("text copied from the view model is a constant")
  func copiesConstant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: "Inbox") == [],
      """
      Code in this class can change this var, which holds text from the view model. Does the \
      screen need a copy?
      """)
  }

  @Test("no initializer or function creates a screen without a view model")
  func makers() {
    let less = DeclarationProbe().makers(of: "CodeFolderViewController")
      .filter { $0.needs.isEmpty }.map(\.text)
    #expect(
      less == [],
      "This declaration takes no view model, or accepts nil. Which folder does its screen show?")
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
