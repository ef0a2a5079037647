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

  @Test("the compiler rejects a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController()",
      "Which initializer does this line call: one of yours, or an inherited one?")
    compiler.rejects(
      "_ = CodeFolderViewController(nibName: nil, bundle: nil)",
      """
      Your initializers can call UIKit's init(nibName:bundle:) on super. Does your class inherit \
      this initializer or declare its own?
      """)
  }

  @Test("the compiler rejects a screen from a coder")
  func coderRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController(coder: NSCoder())", because: .closed,
      """
      Every view controller has init(coder:), and you can't remove it. \
      \(CodeFolderViewController.questionAboutCoder("What keeps a colleague from calling it?"))
      """)
  }

  @Test("a coder alone can't create a screen")
  func coderStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: .output,
      """
      A storyboard ignores @available and calls init(coder:), which gets no view model. What \
      should init(coder:) do instead of creating a screen, even in a release build?
      """
    ) { @MainActor in
      let inbox = FolderViewModel(folder: Folder(name: "Inbox"))
      let other = makeCodeFolderScreen(viewModel: inbox)
      makeFromCoderAlone(CodeFolderViewController.self, beside: other)
    }
    guard let result else { return }
    #expect(
      result.reached(.before),
      "The program crashed before the test called init(coder:). Which line of yours traps earlier?")
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

  @Test("a colleague tries to replace a screen's view model")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      A colleague can add a line to this class that replaces the view model of a visible screen. \
      What would its user see?
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
