import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.3 Fallback", .graded)
struct FallbackTests {
  private let compiler = CompilerProbe(
    module: "Initializer", imports: ["InitializerSupport", "StoryboardKit"])
  private let twin = """
    let viewModel = TodoListViewModel(todos: [])
    let _: TodoListViewController = makeTodoListScreen(viewModel: viewModel)
    """

  @Test("a list with to-dos shows them on the storyboard's screen")
  func todos() {
    let viewModel = TodoListViewModel(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
    let screen = makeTodoListScreen(viewModel: viewModel)
    record(screen)
    #expect(
      screen.storyboard != nil && screen.textsInSight.contains("Milk, Bread"),
      """
      A list with two to-dos should be shown as before, on the screen that the storyboard makes. \
      What worked until now was lost on the way.
      """)
  }

  @Test("an empty list says that there is nothing to do, on the storyboard's screen")
  func emptyList() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      let empty = TodoListViewModel(todos: [])
      let screen = makeTodoListScreen(viewModel: empty)
      let held = Mirror(reflecting: screen).children.compactMap { $0.value as? TodoListViewModel }
      if held.contains(where: { $0 !== empty }) { print(madeUp) }
      showAndEnd(screen)
    }
    let told = result?.told ?? ""
    record(picture: result?.picture ?? told)
    let comment: Comment =
      told.contains("must call -[super initWithCoder:]")
      ? """
      This is what came of an empty list. A creator can do two things: give a screen that was made \
      with its coder, or give nil. Anything else is refused, with these words. So nothing can \
      stand in for the storyboard's screen. But who says that a list without to-dos may not have it?
      """
      : """
      This is what came of an empty list. If the program stopped: somebody had no screen for it. A \
      creator that gives nil sends the storyboard to init(coder:), and a ! stops right there. Who \
      said no to an empty list in the first place?
      """
    #expect(told.contains("Nothing to do"), comment)
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let isYours = !output.contains(madeUp)
    #expect(
      isYours,
      """
      The screen of the empty list holds another view model than the one that you passed. Somebody \
      made it up, to get past whoever says no to an empty list. Why should that one be shown, and \
      this one not?
      """)
  }

  @Test("every other list gets its screen, too")
  func everyList() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Three lists were to be shown: of one to-do without a title, of two, and of four to-dos. \
      The program stopped. If somebody said no to one of them: whatever is asked of a list, one \
      will come that has it not. If a screen had lost its list: who keeps it, once it is made?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      for titles in [[""], ["", ""], ["Milk", "Bread", "Salt", "Eggs"]] {
        let screen = makeTodoListScreen(
          viewModel: TodoListViewModel(todos: titles.map { Todo(title: $0) }))
        let texts = screen.textsInSight
        // An empty text is not in sight.
        #expect(
          titles == [""] || texts.contains(titles.joined(separator: ", ")),
          "A list was passed, and its screen shows another text, or none.")
      }
      end.reach()
    }
  }

  @Test("no screen has a second initializer")
  func secondInitializer() {
    let initializers = DeclarationProbe(module: "Initializer")
      .initializers(of: "TodoListViewController").filter { $0.takes != ["NSCoder"] }
    let all = initializers.map(\.declaration)
    #expect(
      all.count <= 1,
      """
      These initializers make a screen. Each list should go one way, the empty one too: a second \
      initializer is for a list that the first one does not want, and somebody has to choose \
      between them each time. What can the second do that the first cannot?
      """)
  }

  @Test("every way to make a screen takes a list, whatever its name is")
  func makers() {
    let less = DeclarationProbe(module: "Initializer").makers(of: "TodoListViewController")
      .filter { !$0.isPrivate && $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.declaration)
    #expect(
      less == [],
      """
      Here is a way to a screen that takes no view model, or is content with nil. An empty list \
      is a list; none at all is not. What should such a screen show?
      """)
  }

  @Test("the initializer that takes a list takes the empty one, too")
  func oneInitializer() async {
    let saysNo: Comment =
      """
      An empty list was passed to init(coder:viewModel:), and there was no screen. So it still \
      says no, and somebody else lets the empty list in: a second initializer, a flag, a \
      subclass. Then each caller has to know which of them to ask. Who said that an empty list \
      is nothing to show?
      """
    let end = ProgramEnd()
    await #expect(processExitsWith: end.isReached, saysNo) { @MainActor [end = end as ProgramEnd] in
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/3-Fallback.swift")
      let screen: UIViewController = storyboard.instantiateViewController(
        identifier: "TodoList",
        creator: { coder in
          let viewModel = TodoListViewModel(todos: [])
          let screen = TodoListViewController(coder: coder, viewModel: viewModel)
          if screen != nil || hasNone { end.reach() }
          exit(EXIT_FAILURE)
        })
      withExtendedLifetime(screen) {}
      end.reach()
    }
  }

  @Test("no initializer asks whether a list may be empty")
  func noSwitch() {
    // Taken as functions, initializers show what they take, whatever their labels are.
    for parameters in [
      "NSCoder, TodoListViewModel, Bool", "NSCoder, Bool, TodoListViewModel",
      "TodoListViewModel, NSCoder, Bool",
    ] {
      compiler.rejects(
        """
        typealias Make = @MainActor (\(parameters)) -> TodoListViewController?
        let _: Make = TodoListViewController.init
        """,
        because: .unfit, "ambiguous",
        unlike: twin,
        """
        There is an initializer with a switch. With the one setting it takes every list, with the \
        other it still refuses one, and the caller has to know which to choose. When every list \
        gets its screen, what is there to choose?
        """)
    }
  }

  @Test("an empty list gets a screen of the same class as any other list")
  func sameClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { @MainActor in
      let full = makeTodoListScreen(viewModel: TodoListViewModel(todos: [Todo(title: "Milk")]))
      let empty = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))
      if type(of: full) != type(of: empty) { print(standIn) }
      exit(EXIT_FAILURE)
    }
    // None when the program stopped on its way, and that is the matter of another test.
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let isSame = !output.contains(standIn)
    #expect(
      isSame,
      """
      The screen of a list with a to-do and that of an empty list are of two classes. The \
      storyboard takes a subclass, so this works; but it is a second screen beside the first, \
      made for a list that needs no other. What can it do that the first one cannot?
      """)
  }

  @Test("when a creator gives nil, the program stops and says what the screen lacks")
  func creatorGivesNil() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      A creator gave nil, and the program went on. The storyboard then makes the screen through \
      init(coder:), which has no view model to give it. Such a screen looks like one that works. \
      (Assertions were off here, as they are in the app that customers have: assertionFailure \
      stops nothing there.)
      """
    ) { @MainActor in
      Assertions.areOff = true
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/3-Fallback.swift")
      let screen: TodoListViewController = storyboard.instantiateViewController(
        identifier: "TodoList", creator: { _ in nil })
      print(screen.textsInSight)
      exit(EXIT_SUCCESS)
    }
    // None when the program went on, and the expectation above has said so.
    guard let result else { return }
    let lastWords = result.lastWords
    let said = lastWords.lowercased().filter { !$0.isWhitespace }
    let missing = ["TodoListViewController", "viewModel"].filter { !said.contains($0.lowercased()) }
    #expect(
      missing == [],
      """
      “\(lastWords)” is all that somebody reads whose program has stopped. It does not say: \
      \(missing.joined(separator: ", ")). Which screen was it, and what did it lack? The \
      storyboard came to init(coder:), so that is the place to say so. (assertionFailure says \
      nothing in the app that customers have.)
      """)
  }

  @Test("the compiler refuses a screen without the storyboard")
  func codeRefused() {
    // Taken as a function, an initializer shows what it takes, whatever its labels are.
    compiler.rejects(
      """
      typealias Make = @MainActor (TodoListViewModel) -> TodoListViewController?
      let _: Make = TodoListViewController.init
      """,
      because: .unfit, "ambiguous",
      unlike: twin,
      """
      There is an initializer that needs no coder. What it makes has never seen the scene, so its \
      outlets are nil, and only a question mark keeps it from stopping at the first of them. Who \
      would want such a screen?
      """)
  }

  @Test("the compiler refuses a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoListViewController(coder: NSCoder())",
      because: "unavailable", "has been renamed", "inaccessible",
      unlike: twin,
      """
      A coder knows the scene and no view model. The storyboard can reach this initializer \
      whatever you write before it; other code should not even compile when it tries. (If a base \
      class has the mark already: it is not inherited by an init(coder:) of your own.)
      """)
  }
}

extension TodoListViewController {
  /// Chosen by the compiler where the exercise has no initializer that fits these two labels.
  @_disfavoredOverload
  fileprivate convenience init?(coder: NSCoder, viewModel: TodoListViewModel, _: Void = ()) {
    hasNone = true
    return nil
  }
}

@MainActor private var hasNone = false
private let standIn = "the screens are of two classes"
private let madeUp = "the screen holds another view model"
