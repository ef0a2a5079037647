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

  @Test("a colleague creates a screen and passes no view model")
  func nothing() {
    compiler.rejects(
      each: ["", "nibName: nil, bundle: nil"].map { "_ = CodeFolderViewController(\($0))" },
      """
      A colleague can write this line in any file, and notices the mistake only when somebody \
      opens the screen, if at all. Does your class declare this initializer or inherit it?
      """)
  }

  @Test("a colleague looks for a way to a screen without a view model")
  func makers() {
    let less = DeclarationProbe().makers(of: "CodeFolderViewController")
      .filter { $0.needs.isEmpty }.map(\.text)
    #expect(
      less == [],
      "This declaration takes no view model, or accepts nil. Which folder does its screen show?")
    guard less.isEmpty else { return }
    compiler.rejectsInitializer(
      of: "CodeFolderViewController", taking: ["FolderViewModel?"],
      """
      This initializer takes an optional, perhaps behind a typealias or a protocol. What would a \
      screen without a view model show?
      """)
  }

  @Test("a colleague writes a line that replaces a screen's folder")
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
    guard variable == nil else { return }
    #expect(
      screen.variables(holding: "Inbox") == [],
      """
      Code in this class can change this var, which holds text from the view model. Does the \
      screen need a copy?
      """)
  }

  @Test("a designer draws a screen and picks this class in Xcode")
  func coderAlone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: .output,
      """
      A designer draws a screen in a storyboard and picks your class from Xcode's list. The app \
      builds, and UIKit calls init(coder:). In a release build, this created a screen. Which \
      folder does it show?
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

  @Test("a colleague picks init(coder:) from Xcode's completions")
  func coderRefused() {
    compiler.rejects(
      """
      func openFolder(coder: NSCoder) -> UIViewController? {
        CodeFolderViewController(coder: coder)
      }
      """, because: .closed,
      """
      A colleague types the class's name, and Xcode's completions offer init(coder:). The call \
      builds, but no coder contains a view model. \
      \(CodeFolderViewController.questionAboutCoder("When does the colleague notice?"))
      """)
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
