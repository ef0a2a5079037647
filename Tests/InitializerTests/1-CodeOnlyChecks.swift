import Foundation
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

  @Test("a user opens a folder from the list")
  func list() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    record(screen)
    #expect(
      screen.visibleTexts == ["Inbox"],
      "Which line between makeCodeFolderScreen(viewModel:) and the label drops the view model?")
  }

  @Test("next week, a colleague's quick action opens a folder")
  func thirdWay() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let screen: CodeFolderViewController? = CodeFolderViewController()
      guard let screen else { exit(EXIT_FAILURE) }
      showAndEnd(screen)
    }
    let picture = result?.picture
    if let picture { record(picture: picture) }
    #expect(
      picture == nil,
      """
      In another file, a colleague's quick action opens Inbox with CodeFolderViewController(), and \
      forgets the view model, too. Who could have told the colleague?
      """)
  }

  @Test("a colleague creates a screen and passes nothing")
  func nothing() {
    compiler.rejects(
      "_ = CodeFolderViewController()",
      "A colleague can write this line in any file. When will the colleague notice the mistake?")
  }

  @Test("a colleague creates a screen with UIKit's initializer")
  func inherited() {
    compiler.rejects(
      "_ = CodeFolderViewController(nibName: nil, bundle: nil)",
      """
      Your initializers can call UIKit's init(nibName:bundle:) on super. Does your class inherit \
      this initializer or declare its own?
      """)
  }

  @Test("a colleague has no view model and passes nil")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "CodeFolderViewController", taking: ["FolderViewModel?"],
      """
      This initializer takes an optional, perhaps behind a typealias or a protocol. What would a \
      screen without a view model show?
      """)
  }

  @Test("a colleague looks for a way to a screen without a view model")
  func makers() {
    let less = DeclarationProbe().makers(of: "CodeFolderViewController")
      .filter { $0.needs.isEmpty }.map(\.text)
    #expect(
      less == [],
      "This declaration takes no view model, or accepts nil. Which folder does its screen show?")
  }

  @Test("a colleague writes a line that replaces the view model")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    let variable = screen.variables(holding: FolderViewModel.self).first
    #expect(
      variable == nil,
      """
      Your class has \(variable ?? ""). A line can assign Work's view model to this variable after \
      the label is set, and the label still says “Inbox”. How often should a screen's folder be \
      chosen?
      """)
  }

  @Test("a colleague tries to replace the text copied from the view model")
  func copiesConstant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: "Inbox") == [],
      """
      Code in this class can change this var, which holds text from the view model. Does the \
      screen need a copy?
      """)
  }

  @Test("a colleague's unit test creates a screen with NSCoder()")
  func coderRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController(coder: NSCoder())", because: .closed,
      """
      A colleague's test needs some folder screen. A coder contains no view model, and a required \
      initializer can't be private. \
      \(CodeFolderViewController.questionAboutCoder("When does the colleague notice?"))
      """)
  }

  @Test("a storyboard names the class by mistake")
  func coderAlone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: .output,
      """
      For a storyboard, UIKit calls init(coder:), even if your code can't. In a release build, \
      this created a screen. Which folder does it show?
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

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}

extension CodeFolderViewController {
  /// Returns nil, for an exercise that has no initializer without arguments.
  @_disfavoredOverload
  convenience init?(_: Void = ()) { return nil }
}
