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
      screen.textsInSight == ["Inbox"],
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
      [inbox.textsInSight, work.textsInSight] == [["Inbox"], ["Work"]],
      """
      Two screens were made, each with its own view model. If both show the same, they share a \
      view model, or a text. Where does it come from?
      """)
  }

  @Test("the compiler refuses a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController()",
      """
      This screen has no view model, and the compiler accepts it. That is why the folder was \
      “Untitled”. A class inherits this initializer as long as it needs none of its own. What \
      kind of property would make it need one? (If your initializer asks for the view model \
      already: does it have a default? Or does the class override init(nibName:bundle:)? Then \
      this way is open again.)
      """)
    compiler.rejects(
      "_ = CodeFolderViewController(nibName: nil, bundle: nil)",
      """
      This is a second way to a screen without a view model. A class inherits it from UIKit as \
      long as it has no designated initializer of its own. A class that overrides it, as \
      templates do, offers it again, and has to invent a view model. Your initializer can call \
      it on super without overriding it.
      """)
  }

  @Test("nil does not pass for a view model")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "CodeFolderViewController", taking: ["FolderViewModel?"],
      """
      The initializer takes an optional, so a caller without a view model passes nil and still \
      gets a screen. That is the same mistake, with more letters. A screen that needs a view model \
      should not accept nil.
      """)
  }

  @Test("the compiler refuses a screen from a coder")
  func coderRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController(coder: NSCoder())", because: .closed,
      """
      Every controller has to have init(coder:), for storyboards. It gets no view model, so it can \
      make this screen without one. You cannot remove it. But you can tell the compiler that no \
      code may call it, and then a caller gets an error before the program runs. (A mark in a base \
      class does not help: your own init(coder:) does not inherit it.)
      """)
  }

  @Test("no screen is made from a coder alone")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      A screen was made from a coder, as a storyboard would make it, and the program went on. The \
      mark before init(coder:) stops your code, but a storyboard does not read it. This screen \
      made up a view model, or has none. A developer who gets there forgot something: how do they \
      learn of it? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      makeFromCoderAlone(CodeFolderViewController.self)
    }
  }

  @Test("a screen keeps the view model that it was made with")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      ConstantProbe.variables(
        below: screen, ofModule: "Initializer", holding: FolderViewModel.self) == [],
      """
      This property is a var. Even if it is private, some line in this class can replace the view \
      model while the screen is visible. A reader of the class has to look for that line. Which \
      keyword promises that there is none?
      """)
  }

  @Test("no caller can update a screen with another view model")
  func updatingRefused() {
    compiler.rejects(
      each: ["viewModel = viewModel", "update(viewModel)", "configure(viewModel)"].map { change in
        """
        let viewModel = FolderViewModel(folder: Folder(name: "Inbox"))
        makeCodeFolderScreen(viewModel: viewModel).\(change)
        """
      },
      because: [.unwritable, "argument", "cannot convert"],
      """
      This line hands a finished screen another view model, by a property or by a function. So the \
      initializer no longer tells what the screen shows. Which code still needs this, now that the \
      view model comes first?
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
  func writtenOn() {
    let screens = [viewModel("Inbox"), viewModel("Inbox")].map(makeCodeFolderScreen)
    screens[1].loadViewIfNeeded()
    for screen in screens {
      screen.title = "Work"
      screen.navigationItem.title = "Work"
    }
    record(screens[0])
    #expect(
      screens.map(\.textsInSight) == [["Inbox"], ["Inbox"]],
      """
      Two screens were made for Inbox. Then the test gave each of them the title Work, the first \
      before it was visible, the second afterwards. In UIKit all code can write a title, so it \
      does not belong to your screen alone. Where does the label get its folder?
      """)
  }

  @Test("every way to make a screen takes a view model, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "CodeFolderViewController")
      .filter { !$0.isPrivate && $0.needs.isEmpty }.map(\.declaration)
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
