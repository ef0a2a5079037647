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
      The view model that was passed says Inbox, and these are the texts on the screen. Between \
      the seam and the label, the view model got lost, and there was no error. Should there be one?
      """)
  }

  @Test("two screens show two folders")
  func twoScreens() {
    let inbox = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    let work = makeCodeFolderScreen(viewModel: viewModel("Work"))
    record(work)
    #expect(
      [inbox.visibleTexts, work.visibleTexts] == [["Inbox"], ["Work"]],
      """
      Two screens were made, each with its own view model. If both show the same, they share a \
      view model, or a text. Where does it come from?
      """)
  }

  @Test("the compiler rejects a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController()",
      """
      This screen has no view model, and the compiler accepts it. Which initializer does this line \
      call: one of yours, or one that the class inherits?
      """)
    compiler.rejects(
      "_ = CodeFolderViewController(nibName: nil, bundle: nil)",
      """
      This line creates a screen without a view model, as UIKit's own initializer does. Your \
      initializer can call that on super. Why does your class still offer it to its callers?
      """)
  }

  @Test("the compiler rejects nil for a view model")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "CodeFolderViewController", taking: ["FolderViewModel?"],
      """
      The initializer takes an optional, so a caller without a view model passes nil and still \
      gets a screen. What does such a screen show?
      """)
  }

  @Test("the compiler rejects a screen from a coder")
  func coderRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController(coder: NSCoder())", because: .closed,
      """
      Every controller has to have init(coder:), for storyboards. It gets no view model, so it can \
      make this screen without one. You cannot remove it. But you can tell the compiler that no \
      code may call it, and then a caller gets an error before the program runs. Which \
      initializer does this line call, and what stands before it?
      """)
  }

  @Test("no screen is made from a coder alone")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      While a screen for Inbox was visible, the test created another one from a coder, as a \
      storyboard does, and the program continued. The mark before init(coder:) stops your code, \
      but a storyboard doesn't read it. A developer who gets there forgot the view model: how do \
      they learn of it? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      let inbox = FolderViewModel(folder: Folder(name: "Inbox"))
      let other = makeCodeFolderScreen(viewModel: inbox)
      makeFromCoderAlone(CodeFolderViewController.self, beside: other)
    }
  }

  @Test("a screen keeps the view model that it was made with")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      This property is a var. Even if it is private, some line in this class can replace the view \
      model while the screen is visible. A reader of the class has to look for that line. Which \
      keyword promises that there is none?
      """)
  }

  @Test("what a screen shows of its view model stays what it was made with")
  func copiesConstant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      screen.variables(holding: "Inbox") == [],
      """
      This property got the title from the view model, and is a var. A constant view model does \
      not help while this copy can change: some line in this class can make the screen show \
      another folder.
      """)
  }

  @Test("what others write on a screen does not change its folder")
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
      Two screens were created for Inbox. Then the test gave each of them the title Work, the \
      first before it was visible, the second afterwards. These are their texts, and their texts \
      after the main actor's next turns. In UIKit all code can write a title. Where does the label \
      get its folder?
      """)
  }

  @Test("every way to make a screen takes a view model, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "CodeFolderViewController")
      .filter { $0.needs.isEmpty }.map(\.text)
    #expect(
      less == [],
      """
      This way to make a screen takes no view model, or accepts nil. Then the screen makes one up, \
      and the folder is “Untitled” again. A caller without a view model has no folder to show: \
      when should it learn that?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
