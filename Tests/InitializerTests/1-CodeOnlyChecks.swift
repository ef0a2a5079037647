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
