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
      screen.visibleTexts.contains("Inbox"),
      screen.storyboard == nil
        ? """
        The view model says Inbox, and the screen shows only these texts. No storyboard created \
        it, so it has no label of a scene. Which call of a storyboard reads the initial scene?
        """
        : """
        The view model says Inbox, and the screen shows only these texts. Its label is there, and \
        wasn't filled when the screen appeared. In an initializer, outlets are still nil. When is \
        the label there?
        """)
  }

  @Test("two screens show two folders")
  func twoScreens() async throws {
    let inbox = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    let work = try #require(makeFolderScreen(viewModel: viewModel("Work")))
    record(work)
    let folders = [inbox, work].map { $0.visibleTexts.filter(names.contains) }
    #expect(
      folders == [["Inbox"], ["Work"]],
      """
      The test created two screens, for Inbox and for Work, and these are the folders that they \
      show. Each call should pass its view model to the screen that it creates. Which line does?
      """)
    inbox.retitle("Mail")
    await drainMainActor()
    #expect(
      inbox.visibleTexts.filter(names.contains) == ["Inbox"],
      """
      The test gave the screen for Inbox the title Mail. After the main actor's next turns, these \
      are its folders. All code can write a title. Where does the label get its folder?
      """)
    let unnamed = try #require(makeFolderScreen(viewModel: viewModel("")))
    #expect(
      !unnamed.visibleTexts.contains("Name"),
      """
      The test created a screen for a folder whose name is empty. Its label still shows “Name”, \
      the designer's example. Which line decides whether the label is filled?
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
      which gets no view model. What should that initializer do instead? (Assertions were off, as \
      in a release build.)
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
      No initializer in your file takes a coder and something else. So the screen is created from \
      a coder alone. A creator can pass both at once: to which initializer?
      """)
  }

  @Test("the compiler rejects a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = FolderViewController()",
      """
      This screen has no view model, and the compiler accepts it. In 4.1, in code, your screen \
      required one. Which initializer does this line call?
      """)
  }

  @Test("the compiler rejects a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "FolderViewController", taking: ["FolderViewModel"],
      """
      One initializer needs no coder. It does not read the scene, so its screen has a view model \
      and no label. Which code still needs it?
      """)
  }

  @Test("the compiler rejects nil for a view model")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["FolderViewModel"], in: "FolderViewController", among: 1...2,
      """
      This initializer takes an optional, so a caller without a view model passes nil. What does \
      such a screen show?
      """)
  }

  @Test("the compiler rejects a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = FolderViewController(coder: NSCoder())", because: .closed,
      """
      A coder knows the scene and no view model. As long as it alone is enough, a screen can lack \
      its view model. Which initializer does this line call, and what does that one require beside \
      the coder?
      """)
  }

  @Test("a screen keeps the view model that it was made with")
  func constant() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      This property is a var, as if the view model came after the screen, or another one could \
      follow. A creator has both the coder and the view model before the screen exists. And \
      another folder gets another screen.
      """)
  }

  @Test("every way to make a screen takes more than a coder, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "FolderViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      """
      This way to make a screen takes no view model, or accepts nil. What does such a screen show, \
      and when would you notice?
      """)
  }

  private let names = ["Inbox", "Work", "Mail"]

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
