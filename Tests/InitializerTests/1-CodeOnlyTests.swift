import InitializerSupport
import Probes
import ScreenProbes
import Testing

@testable import Initializer

@Suite("4.1 CodeOnly")
struct CodeOnlyTests {
  private let compiler = CompilerProbe(
    module: "Initializer", imports: ["InitializerSupport", "StoryboardKit"])
  private let twin = """
    let viewModel = FolderViewModel(folder: Folder(name: "Inbox"))
    let _: CodeFolderViewController = makeCodeFolderScreen(viewModel: viewModel)
    """

  @Test("the label shows the folder of the view model that you pass")
  func label() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    record(screen)
    #expect(
      screen.textsInSight == ["Inbox"],
      """
      The view model that was passed says Inbox, and this is what the screen says. On its way from \
      the seam to the label, the view model was lost. Nothing complained. Should something have?
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
      Two screens were made, each with a view model of its own. If they show the same, neither \
      shows what it was given. Whose is the view model that they ask?
      """)
  }

  @Test("a screen without a view model does not compile")
  func withoutRefused() {
    let ways: [(arguments: String, comment: Comment)] = [
      (
        "",
        """
        Here is a screen that has never seen a view model, and the compiler lets it pass. That is \
        how the folder came to be “Untitled”. A class inherits this initializer as long as it \
        needs none of its own. What kind of property would make it need one? (If your initializer \
        asks for the view model already: has it a default for it?)
        """
      ),
      (
        "nibName: nil, bundle: nil",
        "Here is a second way to a screen without a view model. It is inherited from UIKit as well."
      ),
    ]
    for way in ways {
      compiler.rejects(
        "_ = CodeFolderViewController(\(way.arguments))",
        because: .missing,
        unlike: twin, way.comment)
    }
  }

  @Test("nil does not pass for a view model")
  func nilRefused() {
    // Taken as a function, an initializer shows whether it accepts nil, whatever its label is.
    compiler.rejects(
      """
      typealias Make = @MainActor (FolderViewModel?) -> CodeFolderViewController?
      let _: Make = CodeFolderViewController.init
      """,
      because: .unfit, "ambiguous",
      unlike: twin,
      """
      The initializer takes an optional, so whoever has no view model passes nil and gets a screen \
      all the same. That is forgetting with a few more letters. What cannot work without a view \
      model should not accept that there is none.
      """)
  }

  @Test("a screen from a coder does not compile")
  func coderRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController(coder: NSCoder())",
      because: "unavailable", "has been renamed", "inaccessible",
      unlike: twin,
      """
      Every controller has to have init(coder:), for storyboards. It knows no view model, so for \
      this screen it is a back door. You cannot remove it. But you can tell the compiler that \
      nobody may go through it, and then a caller hears of it before the program runs.
      """)
  }

  @Test("nobody can give a screen another view model")
  func reassigningRefused() {
    compiler.rejects(
      """
      \(twin)
      let screen = makeCodeFolderScreen(viewModel: viewModel)
      screen.viewModel = viewModel
      """,
      because: .unwritable,
      unlike: twin,
      """
      The screen is made, its label is filled, and somebody far away can still exchange what it \
      shows, or believes to show: the label would not notice. A need that is handed over once need \
      not stand open for ever.
      """)
  }

  @Test("a screen keeps the view model that it was made with")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      ConstantProbe.variables(of: type(of: screen), holding: FolderViewModel.self) == [],
      """
      This property is a var. Hidden from other files or not, some line in this class can replace \
      the view model while the screen is in sight, so whoever reads the class has to look for that \
      line. Which word promises that there is none?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
