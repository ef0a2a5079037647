import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.2 Storyboard", .graded)
struct StoryboardTests {
  private let compiler = CompilerProbe(
    counterpart: #"_ = makeFolderScreen(viewModel: FolderViewModel(folder: Folder(name: "Mail")))"#)

  @Test("the screen shows the folder of the view model that you pass")
  func label() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    record(screen)
    #expect(
      screen.textsInSight.contains("Inbox"),
      """
      The view model says Inbox, and these texts on the screen do not. No texts at all: there is \
      no label, because no call read the scene that it is in. Only texts of the storyboard: the \
      label is there, but was not filled in time. In an initializer it is too early: outlets are \
      still nil. A didSet on an outlet is not called here. When is the label there?
      """)
  }

  @Test("two screens show two folders")
  func twoScreens() throws {
    let inbox = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    let work = try #require(makeFolderScreen(viewModel: viewModel("Work")))
    record(work)
    let folders = [inbox, work].map { $0.textsInSight.filter(["Inbox", "Work"].contains) }
    #expect(
      folders == [["Inbox"], ["Work"]],
      """
      Two screens were made, each with a view model of its own, and these are the \
      folders that they show. Each call of the seam should hand its view model to \
      the screen that this call makes.
      """)
  }

  @Test("the screen comes from the storyboard")
  func fromTheStoryboard() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      A screen that a storyboard made knows its storyboard, and this one knows none. It was made \
      in code alone, so what a designer draws in Main.storyboard has no effect. Which call reads a \
      scene, and can you tell it how to make the screen?
      """)
  }

  @Test("one screen is made, and no second one is thrown away")
  func madeOnce() {
    let made = UIViewController.creations { _ = makeFolderScreen(viewModel: viewModel("Inbox")) }
    #expect(
      made.count == 1,
      """
      The test asked for one screen, and these were made. A storyboard without a creator makes its \
      own screen, through init(coder:). With a creator it takes the screen that the creator \
      returns. One call is enough for both, the outlets and the view model.
      """)
  }

  @Test("without a creator, the storyboard makes no screen")
  func withoutCreator() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      Assertions.areOff = true
      let inbox = FolderViewModel(folder: Folder(name: "Inbox"))
      let mine = makeFolderScreen(viewModel: inbox)
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/2-Storyboard.swift")
      guard let other = storyboard.instantiateInitialViewController() else { exit(EXIT_FAILURE) }
      withExtendedLifetime(mine) { showAndEnd(other) }
    }
    let picture = result?.picture
    if let picture { record(picture: picture) }
    #expect(
      picture == nil,
      """
      Your function made its screen. Then the test asked the storyboard for one, without a creator \
      and without a view model, and got the screen in this picture. It came through init(coder:), \
      which gets no view model: it made one up, found one elsewhere, or has none. (Assertions were \
      off, as in a release build.)
      """)
  }

  @Test("an initializer takes the coder, and with it what the screen needs")
  func initializer() {
    let probe = DeclarationProbe()
    let handsOver = probe.initializers().contains {
      $0.takes.contains("NSCoder") && $0.takes.count > 1
    }
    #expect(
      handsOver,
      """
      No initializer in your file takes a coder and something else. So the screen is made from a \
      coder alone. It gets its view model later, or finds it in a place where other code put it. \
      That works only if nothing else happens in between. A creator can hand over both at once: to \
      which initializer?
      """)
  }

  @Test("the compiler refuses a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = FolderViewController()",
      """
      This screen has no view model, and the compiler accepts it. In 4.1, in code, your screen \
      said what it needs. With a storyboard it still can. (If your initializer asks for the view \
      model already: does it have a default?)
      """)
  }

  @Test("the compiler refuses a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "FolderViewController", taking: ["FolderViewModel"],
      """
      One initializer needs no coder. It does not read the scene, so its screen has a view model \
      and no label. Which code still needs it?
      """)
  }

  @Test("nil does not pass for a view model")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["FolderViewModel"], in: "FolderViewController", among: 1...2,
      """
      This initializer takes an optional, so a caller without a view model passes nil, and gets a \
      screen with nothing to show. The storyboard does not require that: a creator can always pass \
      one.
      """)
  }

  @Test("the compiler refuses a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = FolderViewController(coder: NSCoder())", because: .closed,
      """
      A coder knows the scene and no view model. As long as it alone is enough, a screen can lack \
      its view model. Storyboards need this initializer to exist; your code need not call it. (A \
      mark in a base class does not help: your own init(coder:) does not inherit it.)
      """)
  }

  @Test("no caller can give a screen another view model")
  func reassigningRefused() {
    compiler.rejects(
      "func change(_ screen: FolderViewController) { screen.viewModel = screen.viewModel }",
      because: .unwritable,
      """
      The view model can be set from outside. Then it can be set late, twice or never. While \
      storyboards called only init(coder:), there was no better way. Now they call a creator, too.
      """)
  }

  @Test("a screen keeps the view model that it was made with")
  func constant() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    #expect(
      ConstantProbe.variables(
        below: screen, ofModule: "Initializer", holding: FolderViewModel.self) == [],
      """
      This property is a var, as if the view model came after the screen, or another one could \
      follow. A creator has both the coder and the view model before the screen exists. And \
      another folder gets another screen.
      """)
  }

  @Test("every way to make a screen takes more than a coder, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "FolderViewController")
      .filter { !$0.isPrivate && $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.declaration)
    #expect(
      less == [],
      """
      This way to make a screen takes no view model, or accepts nil. What does such a screen show, \
      and when would you notice?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
