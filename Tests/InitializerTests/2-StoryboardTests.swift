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
    module: "Initializer", imports: ["InitializerSupport", "StoryboardKit"])
  private let twin = """
    let viewModel = FolderViewModel(folder: Folder(name: "Inbox"))
    let _: FolderViewController? = makeFolderScreen(viewModel: viewModel)
    """

  @Test("the screen shows the folder of the view model that you pass")
  func label() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    record(screen)
    #expect(
      screen.textsInSight.contains("Inbox"),
      """
      These are the texts on the screen, and Inbox, which the view model says, is not among them. \
      None at all: then there is no label, since nobody read the scene in which it lies. Only \
      those that stand in the file: then the label is there, and nobody filled it in time. In an \
      initializer it is too early, as the outlets are still nil; a didSet on an outlet is not \
      called here; when is the label there?
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
      in code alone, and so whoever draws in Main.storyboard draws in vain. Which call reads a \
      scene, and can you tell that call how to make the screen?
      """)
  }

  @Test("one screen is made, and no second one is thrown away")
  func madeOnce() {
    let made = UIViewController.creations { _ = makeFolderScreen(viewModel: viewModel("Inbox")) }
    #expect(
      made.count == 1,
      """
      You asked for one screen, and these were made. Whoever throws one away and makes another has \
      asked twice: a storyboard without a creator makes a screen of its own, through \
      init(coder:), and with one it takes what the creator returns. One call is enough to have \
      both, the outlets and the view model.
      """)
  }

  @Test("without a creator, the storyboard makes no screen")
  func withoutCreator() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
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
      Your function made its screen, and then somebody else asked the storyboard for one, without \
      a creator and without a view model. They got the screen in this picture. It came through \
      init(coder:), which cannot have been given a view model: it made one up, found one lying \
      about, or went without. (Assertions were off here, as they are in the app that customers \
      have.)
      """)
  }

  @Test("an initializer takes the coder, and with it what the screen needs")
  func initializer() {
    let probe = DeclarationProbe(module: "Initializer")
    let handsOver = probe.initializers().contains {
      $0.takes.contains("NSCoder") && $0.takes.count > 1
    }
    #expect(
      handsOver,
      """
      No initializer in your file takes a coder and something else. So the screen is made from a \
      coder alone, and finds its view model in a place where somebody laid it, or is given it \
      later. Whoever lays it there and whoever finds it must not be disturbed in between. A \
      creator can hand over both at once: to which initializer?
      """)
  }

  @Test("the compiler refuses a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = FolderViewController()",
      because: .missing,
      unlike: twin,
      """
      This screen has no view model, and the compiler lets it pass. In code you could say what a \
      screen needs, in 4.1. With a storyboard you still can. (If your initializer asks for the \
      view model already: has it a default for it?)
      """)
  }

  @Test("the compiler refuses a screen without the storyboard")
  func codeRefused() {
    // Taken as a function, an initializer shows what it takes, whatever its labels are.
    compiler.rejects(
      """
      typealias Make = @MainActor (FolderViewModel) -> FolderViewController?
      let _: Make = FolderViewController.init
      """,
      because: .unfit, "ambiguous",
      unlike: twin,
      """
      There is an initializer that needs no coder. What it makes has never seen the scene, so it \
      has a view model and no label. Is there anybody left who needs it?
      """)
  }

  @Test("nil does not pass for a view model")
  func nilRefused() {
    // Taken as functions, initializers show whether they accept nil, whatever their labels are.
    compiler.rejects(
      each: ["FolderViewModel?", "NSCoder, FolderViewModel?"].map { parameters in
        """
        typealias Make = @MainActor (\(parameters)) -> FolderViewController?
        let _: Make = FolderViewController.init
        """
      },
      because: [.unfit, "ambiguous"],
      unlike: twin,
      """
      This initializer takes an optional, so whoever has no view model passes nil, and gets a \
      screen with nothing to show. The storyboard does not ask for that: a creator can always \
      hand over a view model.
      """)
  }

  @Test("the compiler refuses a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = FolderViewController(coder: NSCoder())",
      because: "unavailable", "has been renamed", "inaccessible",
      unlike: twin,
      """
      A coder knows the scene and no view model. As long as it alone is enough, there is a screen \
      without a view model. Storyboards need this initializer to exist; nobody needs to call it. \
      (If a base class has the mark already: it is not inherited by an init(coder:) of your own.)
      """)
  }

  @Test("nobody can give a screen another view model")
  func reassigningRefused() {
    compiler.rejects(
      """
      \(twin)
      let screen = makeFolderScreen(viewModel: viewModel)
      screen?.viewModel = viewModel
      """,
      because: .unwritable,
      unlike: twin,
      """
      The view model can be set from outside. Then it can be set late, twice or never. \
      That was the best one could do while storyboards called init(coder:) and nothing \
      else. Now they call a creator, too.
      """)
  }

  @Test("a screen keeps the view model that it was made with")
  func constant() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    #expect(
      ConstantProbe.variables(
        below: screen, ofModule: "Initializer", holding: FolderViewModel.self) == [],
      """
      This property is a var, as if the view model came after the screen, or as if another one \
      might follow. A creator has both in hand, the coder and the view model, before there is a \
      screen; and another folder gets another screen.
      """)
  }

  @Test("every way to make a screen takes more than a coder, whatever its name is")
  func makers() {
    let less = DeclarationProbe(module: "Initializer").makers(of: "FolderViewController")
      .filter { !$0.isPrivate && $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.declaration)
    #expect(
      less == [],
      """
      Here is a way to a screen that takes no view model, or is content with nil. What does such \
      a screen show, and who would notice?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
