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

  @Test("the compiler refuses a screen without a view model")
  func withoutRefused() {
    let ways: [(arguments: String, comment: Comment)] = [
      (
        "",
        """
        Here is a screen that has never seen a view model, and the compiler lets it pass. That is \
        how the folder came to be “Untitled”. A class inherits this initializer as long as it \
        needs none of its own. What kind of property would make it need one? (If your initializer \
        asks for the view model already: has it a default for it? Or does the class override \
        init(nibName:bundle:)? Then this way is open again.)
        """
      ),
      (
        "nibName: nil, bundle: nil",
        """
        Here is a second way to a screen without a view model. A class inherits it from UIKit as \
        long as it has no designated initializer of its own. And one that overrides it, as \
        templates do, offers it again, and has to make a view model up. Yours can call it on \
        super without having one of that name.
        """
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

  @Test("the compiler refuses a screen from a coder")
  func coderRefused() {
    compiler.rejects(
      "_ = CodeFolderViewController(coder: NSCoder())",
      because: "unavailable", "has been renamed", "inaccessible",
      unlike: twin,
      """
      Every controller has to have init(coder:), for storyboards. It knows no view model, so for \
      this screen it is a back door. You cannot remove it. But you can tell the compiler that \
      nobody may go through it, and then a caller hears of it before the program runs. (If a base \
      class has the mark already: it is not inherited by an init(coder:) of your own.)
      """)
  }

  @Test("a screen from a coder stops the program")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      A screen was made from a coder, as a storyboard would make it, and the program went on. The \
      mark before init(coder:) keeps your code away; a storyboard does not read it. Behind it, \
      this screen made a view model up, or went without. Whoever gets there has forgotten \
      something: how do they learn of it? (Assertions were off here, as they are in the app that \
      customers have.)
      """
    ) { @MainActor in
      Assertions.areOff = true
      // By way of the superclass's type, since the compiler refuses the call itself.
      let type: UIViewController.Type = CodeFolderViewController.self
      precondition(type.init(coder: NSCoder()) != nil, "None was made, and that is as good.")
    }
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
      ConstantProbe.variables(
        below: screen, ofModule: "Initializer", holding: FolderViewModel.self) == [],
      """
      This property is a var. Hidden from other files or not, some line in this class can replace \
      the view model while the screen is in sight, so whoever reads the class has to look for that \
      line. Which word promises that there is none?
      """)
  }

  @Test("nobody can update a screen with another view model")
  func updatingRefused() {
    compiler.rejects(
      each: ["update", "configure"].map { name in
        """
        \(twin)
        let screen = makeCodeFolderScreen(viewModel: viewModel)
        screen.\(name)(viewModel)
        """
      },
      because: [.unwritable, "argument", "cannot convert"],
      unlike: twin,
      """
      This line hands a finished screen another view model. Be it by a property or by a \
      function: what the screen was made with no longer tells what it shows. Who still needs \
      this, now that the view model comes first?
      """)
  }

  @Test("what a screen shows of its view model stays what it was made with")
  func copiesConstant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    #expect(
      changeable("Inbox", of: screen) == [],
      """
      This property was given the title from the view model, and is a var. The view model itself \
      need not change, as long as what was taken from it can: some line in this class can make \
      the screen show another folder.
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
      Two screens were made for Inbox. Then somebody gave each of them the title Work, the first \
      before it was in sight, the second afterwards. UIKit lets everybody write a title, so what \
      lies there is not yours alone. Where does the label take its folder from?
      """)
  }

  @Test("every way to make a screen takes a view model, whatever its name is")
  func makers() {
    let less = DeclarationProbe(module: "Initializer").makers(of: "CodeFolderViewController")
      .filter { !$0.isPrivate && $0.needs.isEmpty }.map(\.declaration)
    #expect(
      less == [],
      """
      Here is a way to a screen that takes no view model, or is content with nil. Then it makes \
      one up, and the folder is “Untitled” again. Whoever has no view model has no folder to \
      show: who should find that out, and when?
      """)
  }

  /// The screen's own texts that are now as passed, and can change.
  private func changeable(_ text: String, of screen: UIViewController) -> [String] {
    let inherited = ConstantProbe.variables(of: UIViewController.self, holding: String.self)
    let own = ConstantProbe.variables(of: type(of: screen), holding: String.self)
      .dropFirst(inherited.count).filter { !$0.hasPrefix("$__lazy_storage_$") }
    let asPassed = sequence(first: Mirror(reflecting: screen), next: \.superclassMirror)
      .flatMap(\.children).filter { $0.value as? String == text }.compactMap(\.label)
    return own.filter(asPassed.contains)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
