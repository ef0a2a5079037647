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
      \(CodeFolderViewController.questionAboutCoder("Which attribute forbids such a call?"))
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

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
