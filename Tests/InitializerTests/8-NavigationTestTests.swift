import Foundation
import InitializerSupport
import Probes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.8 NavigationTest", .graded)
struct NavigationTestTests {
  @Test("the specification returns the same result every time")
  func again() async {
    // In its own process, so that the specification wasn't called before.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test called the specification twice, with correct flows, and the program crashed. The \
      specification should return true or false. Which of its lines traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let answers = (1...2).map { _ in specification { Flow($0, $1) } }
      #expect(
        answers[0] == answers[1],
        """
        The test called your specification twice with the same correct flow, and the two results \
        differ. Something is left over from the first call. Which line creates the navigation \
        controller and the manager, and when?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct flow")
  func right() {
    expectAccepted(
      { Flow($0, $1) },
      because: """
        This flow does what your file's header says, but the specification rejects it. Teams soon \
        turn off tests that fail for correct code. Which check, or which call, requires more than \
        the header?
        """)
  }

  @Test("the specification accepts a correct flow that sets titles")
  func rightWithTitles() {
    expectAccepted(
      { TitledFlow($0, $1) },
      because: """
        This flow sets each screen's title and loads its view before it pushes the screen. That's \
        correct: your file's header doesn't mention either. The specification rejects it. Which \
        check requires more than the header?
        """)
  }

  @Test("the specification accepts a correct flow that checks the stack")
  func rightWithChecks() {
    let log = log
    expectAccepted(
      { CheckingFlow($0, $1) },
      because: log.savesElsewhere
        ? """
        Your specification calls save(_:) while no NewTodoViewController is on top. Your file's \
        header doesn't say what happens then: this flow does nothing, because it might be a second \
        tap on Save. The flow is correct, but the specification rejects it. Which call should \
        come before each save(_:)?
        """
        : """
        This flow saves and pops only if a NewTodoViewController is on top of the stack, so that \
        a second tap on Save does nothing. Then it checks that the screen is closed. That's \
        correct, but the specification rejects it. Which check, or which call, requires more than \
        your file's header?
        """)
  }

  // MARK: Mutants of start()

  @Test("the specification rejects a flow that shows an empty list")
  func emptyList() {
    #expect(
      !specification { EmptyList($0, $1) },
      """
      start() of this flow pushes a LinesViewController without lines, but the specification \
      accepts it. The screen's class is right. What else does your file's header say about the \
      list?
      """)
  }

  @Test("the specification rejects a flow that starts with an animation")
  func animatedList() {
    #expect(
      !specification { AnimatedList($0, $1) },
      """
      start() of this flow pushes the list with an animation, so it slides in when the app starts. \
      The specification accepts it. Afterwards, the stack looks the same. Which method's argument \
      says whether a push is animated, and could your spy record it?
      """)
  }

  // MARK: Mutants of select(_:)

  @Test("the specification rejects a flow that pushes two cards")
  func twoCards() {
    #expect(
      !specification { TwoCards($0, $1) },
      """
      select(_:) of this flow pushes two cards, so the user has to tap Back twice. The top screen \
      looks right, and the specification accepts it. How many screens should be on the stack after \
      one select(_:)?
      """)
  }

  @Test("the specification rejects a flow that shows the manager's first to-do")
  func firstOfManager() {
    #expect(
      !specification { FirstOfManager($0, $1) },
      """
      This flow ignores the to-do that's passed to select(_:), and shows the manager's first one. \
      The specification accepts it. Which to-dos do you select, and what do you check on the card?
      """)
  }

  @Test("the specification rejects a flow that keeps the first card's to-do")
  func firstSelected() {
    #expect(
      !specification { FirstSelected($0, $1) },
      """
      Every card of this flow shows the to-do of the first select(_:). So the first card is right, \
      and each later one is wrong. The specification accepts it. How many different to-dos do you \
      select, and which cards do you check?
      """)
  }

  @Test("the specification rejects a flow whose select(_:) opens no card")
  func newForCard() {
    #expect(
      !specification { NewForCard($0, $1) },
      """
      select(_:) of this flow pushes a NewTodoViewController instead of a card. The specification \
      accepts it. Which class should the screen have after select(_:), and what do you return if \
      it has another?
      """)
  }

  @Test("the specification rejects a flow that pushes cards without animation")
  func stillCards() {
    #expect(
      !specification { StillCards($0, $1) },
      """
      select(_:) of this flow pushes its card without animation, but the specification accepts it. \
      Which argument of the push could your spy record?
      """)
  }

  @Test("the specification rejects a flow that replaces the stack")
  func replacedStack() {
    #expect(
      !specification { ReplacedStack($0, $1) },
      """
      select(_:) of this flow calls setViewControllers(_:animated:) with the card alone. The card \
      is on top, but there's no list to go back to. The specification accepts it. How many \
      screens should be on the stack after select(_:), and how many pushes in your spy?
      """)
  }

  // MARK: Mutants of add()

  @Test("the specification rejects a flow whose add() opens a card")
  func cardForNew() {
    #expect(
      !specification { CardForNew($0, $1) },
      """
      add() of this flow pushes an empty TodoCardViewController, in which the user can't write. \
      The specification accepts it. Which class should the screen have after add()?
      """)
  }

  @Test("the specification rejects a flow that pushes new screens without animation")
  func stillNew() {
    #expect(
      !specification { StillNew($0, $1) },
      """
      add() of this flow pushes the screen for a new to-do without animation, but the \
      specification accepts it. The specification should check every push. After which calls do \
      you check the animation?
      """)
  }

  @Test("the specification rejects a flow whose add() presents its screen")
  func presentedNew() {
    #expect(
      !specification { PresentedNew($0, $1) },
      """
      add() of this flow presents the NewTodoViewController, and pushes nothing, but the \
      specification accepts it. What do you check between add() and save(_:)?
      """)
  }

  @Test("the specification rejects a flow whose add() reuses its screen")
  func reusedNew() {
    #expect(
      !specification { ReusedNew($0, $1) },
      """
      This flow creates one NewTodoViewController and pushes it at each add(), so its field still \
      contains the last title. The specification accepts it. How often do you call add(), and how \
      could you see whether a screen is new?
      """)
  }

  // MARK: Mutants of save(_:)

  @Test("the specification rejects a flow that saves into its own manager")
  func ownManager() {
    #expect(
      !specification { OwnManager($0, $1) },
      """
      save(_:) of this flow adds the to-do to a manager that the flow created, so the list never \
      shows it. The specification accepts it. Which to-dos should the manager that you passed \
      contain after save(_:)?
      """)
  }

  @Test("the specification rejects a flow that saves twice")
  func savesTwice() {
    #expect(
      !specification { SavesTwice($0, $1) },
      """
      save(_:) of this flow adds the to-do twice, but the specification accepts it. Do you check \
      that the manager contains the to-do, or do you compare all of its to-dos?
      """)
  }

  @Test("the specification rejects a flow that saves another title")
  func otherTitle() {
    #expect(
      !specification { OtherTitle($0, $1) },
      """
      save(_:) of this flow adds one to-do to your manager, but with “ (copy)” after your title. \
      The specification accepts it. Do you compare only the number of to-dos, or also their \
      titles?
      """)
  }

  @Test("the specification rejects a flow that doesn't close the screen")
  func neverPops() {
    #expect(
      !specification { NeverPops($0, $1) },
      """
      save(_:) of this flow adds the to-do and pops nothing, so the screen for the new to-do stays \
      open, as in 4.6. The specification accepts it. What should the spy contain after save(_:)?
      """)
  }

  @Test("the specification rejects a flow that pops to the list")
  func popsToList() {
    let cause =
      log.savesAboveCard
      ? "Your test saves above a card. Which calls and screens do you check after that?"
      : "What's below the screen for the new to-do in your test?"
    #expect(
      !specification { PopsToList($0, $1) },
      """
      save(_:) of this flow calls popToRootViewController(animated:). Above the list, that's the \
      same as popping one screen; above a card, it also pops the card. The specification accepts \
      it. \(cause)
      """)
  }

  @Test("the specification rejects a flow that pops without animation")
  func stillPop() {
    #expect(
      !specification { StillPop($0, $1) },
      """
      save(_:) of this flow pops its screen without animation, but the specification accepts it. \
      Which method could your spy override to see that?
      """)
  }

  @Test("the specification rejects a flow that pops before it saves")
  func popsFirst() {
    #expect(
      !specification { PopsFirst($0, $1) },
      """
      save(_:) of this flow pops first, and then adds the to-do. The list reads its to-dos when it \
      appears, so it doesn't show the new one. After save(_:), everything looks right, and the \
      specification accepts it. What could your spy look at during the pop?
      """)
  }

  @Test("the specification rejects a flow that pushes another list after Save")
  func listAgain() {
    #expect(
      !specification { ListAgain($0, $1) },
      """
      save(_:) of this flow pops the screen, and then pushes another list. The specification \
      accepts it. Which calls should the spy contain after save(_:), and does your specification \
      compare all of them?
      """)
  }

  @Test("the specification rejects a flow that presents an alert after Save")
  func alert() {
    #expect(
      !specification { AlertAfterSave($0, $1) },
      """
      save(_:) of this flow also presents an alert on your navigation controller. The \
      specification accepts it. Without a window, no presented screen appears, so only the call \
      shows the bug. Which method could your spy override?
      """)
  }

  /// Checks the mutants themselves: one rule each, so that each test above requires one thing.
  @Test("each mutant breaks exactly one rule")
  func mutants() {
    for mutant in Mutant.all {
      let trace = Trace(mutant.make)
      let broken = Rule.all.filter { !$0.isKept(trace) }.map(\.text)
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for make in correct {
      let trace = Trace(make)
      #expect(
        Rule.all.filter { !$0.isKept(trace) }.map(\.text) == [],
        "An error in this exercise: a correct flow should break no rule.")
    }
  }
}

private typealias Make = (UINavigationController, TodoManager) -> any TodoFlow

private let correct: [Make] = [
  { Flow($0, $1) }, { TitledFlow($0, $1) }, { CheckingFlow($0, $1) },
]

/// Expects that the specification accepts a correct flow; a failure shows the likeliest reason.
private func expectAccepted(
  _ make: @escaping Make, because reason: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let comment: Comment =
    rejectsEverything
    ? """
    The specification rejects every flow, correct or not. Does your spy call `super`? If it does, \
    which check can no flow pass? Print the spy's calls, and the result of each check. (If the \
    specification also returns different results for one flow, fix that first.)
    """
    : log.keepsStack
      ? """
      The specification rejects a correct flow. This flow called push or pop on your navigation \
      controller, but the stack didn't change. A flow that reads the stack would behave \
      differently here than in an app. Which call is missing from your spy's methods?
      """
      : reason
  #expect(specification(make), comment, sourceLocation: sourceLocation)
}

/// A Boolean value indicating whether the specification rejects all flows.
private var rejectsEverything: Bool {
  !(correct + Mutant.all.map(\.make)).contains { specification($0) }
}

/// How the specification uses a correct flow.
private var log: Log {
  let log = Log()
  _ = specification { LoggingFlow($0, $1, log) }
  return log
}

// MARK: Correct flows

/// A correct flow; each mutant overrides one of its methods.
private class Flow: TodoFlow {
  let navigation: UINavigationController
  let manager: TodoManager
  private let storyboard = UIStoryboard(
    name: "Main", bundle: nil, callerFileID: "Initializer/8-NavigationTest.swift")

  init(_ navigation: UINavigationController, _ manager: TodoManager) {
    self.navigation = navigation
    self.manager = manager
  }

  func start() { navigation.pushViewController(list(), animated: false) }

  func select(_ todo: Todo) { navigation.pushViewController(card(todo), animated: true) }

  func add() { navigation.pushViewController(new(), animated: true) }

  func save(_ title: String) {
    manager.add(Todo(title: title))
    navigation.popViewController(animated: true)
  }

  // The screens hold the flow, so a specification need not.

  final func list() -> UIViewController {
    let list = ListScreen()
    list.titles = { self.manager.todos.map(\.title) }
    list.onTap = { self.select(self.manager.todos[$0]) }
    return list
  }

  final func card(_ todo: Todo) -> UIViewController {
    storyboard.instantiateViewController(identifier: "TodoCard") {
      TodoCardViewController(coder: $0, todo: todo)
    }
  }

  final func new() -> UIViewController {
    storyboard.instantiateViewController(identifier: "NewTodo") {
      NewTodoViewController(coder: $0) { self.save($0) }
    }
  }
}

private final class ListScreen: LinesViewController {
  var titles: () -> [String] = { [] }
  var onTap: (Int) -> Void = { _ in }

  override var lines: [String] { titles() }

  override func tapped(line: Int) { onTap(line) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Line")
  }
}

/// Sets each screen's title, and loads its view, before it pushes the screen.
private final class TitledFlow: Flow {
  override func start() { push(list(), "To-dos", animated: false) }

  override func select(_ todo: Todo) { push(card(todo), todo.title, animated: true) }

  override func add() { push(new(), "New", animated: true) }

  private func push(_ screen: UIViewController, _ title: String, animated: Bool) {
    screen.title = title
    screen.loadViewIfNeeded()
    navigation.pushViewController(screen, animated: animated)
  }
}

/// Ignores a second tap on Save, and checks that UIKit has closed the screen.
private final class CheckingFlow: Flow {
  override func save(_ title: String) {
    guard let new = navigation.topViewController as? NewTodoViewController else { return }
    super.save(title)
    if navigation.topViewController === new { navigation.popViewController(animated: false) }
  }
}

private final class Log {
  var keepsStack = false
  var savesElsewhere = false
  var savesAboveCard = false
}

/// Records how a specification uses it.
private final class LoggingFlow: Flow {
  private let log: Log

  init(_ navigation: UINavigationController, _ manager: TodoManager, _ log: Log) {
    self.log = log
    super.init(navigation, manager)
  }

  override func start() {
    super.start()
    if navigation.viewControllers.isEmpty { log.keepsStack = true }
  }

  override func save(_ title: String) {
    let new = navigation.topViewController
    if !(new is NewTodoViewController) { log.savesElsewhere = true }
    if navigation.viewControllers.count > 2 { log.savesAboveCard = true }
    super.save(title)
    if let new, new === navigation.topViewController, navigation.viewControllers.count > 1 {
      log.keepsStack = true
    }
  }
}

// MARK: Mutants

private final class EmptyList: Flow {
  override func start() { navigation.pushViewController(ListScreen(), animated: false) }
}

private final class AnimatedList: Flow {
  override func start() { navigation.pushViewController(list(), animated: true) }
}

private final class TwoCards: Flow {
  override func select(_ todo: Todo) {
    super.select(todo)
    super.select(todo)
  }
}

private final class FirstOfManager: Flow {
  override func select(_ todo: Todo) { super.select(manager.todos.first ?? todo) }
}

private final class FirstSelected: Flow {
  private var first: Todo?

  override func select(_ todo: Todo) {
    first = first ?? todo
    super.select(first ?? todo)
  }
}

private final class NewForCard: Flow {
  override func select(_ todo: Todo) { navigation.pushViewController(new(), animated: true) }
}

private final class StillCards: Flow {
  override func select(_ todo: Todo) {
    navigation.pushViewController(card(todo), animated: false)
  }
}

private final class ReplacedStack: Flow {
  override func select(_ todo: Todo) {
    navigation.setViewControllers([card(todo)], animated: true)
  }
}

private final class CardForNew: Flow {
  override func add() { navigation.pushViewController(card(Todo(title: "")), animated: true) }
}

private final class StillNew: Flow {
  override func add() { navigation.pushViewController(new(), animated: false) }
}

private final class PresentedNew: Flow {
  override func add() { navigation.present(new(), animated: true) }
}

private final class ReusedNew: Flow {
  private lazy var kept = new()

  override func add() {
    // UIKit traps if the screen is on the stack, and a bug mustn't crash the tests.
    guard !navigation.viewControllers.contains(kept) else { return }
    navigation.pushViewController(kept, animated: true)
  }
}

private final class OwnManager: Flow {
  private lazy var own = TodoManager(todos: manager.todos)

  override func save(_ title: String) {
    own.add(Todo(title: title))
    navigation.popViewController(animated: true)
  }
}

private final class SavesTwice: Flow {
  override func save(_ title: String) {
    manager.add(Todo(title: title))
    super.save(title)
  }
}

private final class OtherTitle: Flow {
  override func save(_ title: String) { super.save(title + " (copy)") }
}

private final class NeverPops: Flow {
  override func save(_ title: String) { manager.add(Todo(title: title)) }
}

private final class PopsToList: Flow {
  override func save(_ title: String) {
    manager.add(Todo(title: title))
    navigation.popToRootViewController(animated: true)
  }
}

private final class StillPop: Flow {
  override func save(_ title: String) {
    manager.add(Todo(title: title))
    navigation.popViewController(animated: false)
  }
}

private final class PopsFirst: Flow {
  override func save(_ title: String) {
    navigation.popViewController(animated: true)
    manager.add(Todo(title: title))
  }
}

private final class ListAgain: Flow {
  override func save(_ title: String) {
    super.save(title)
    navigation.pushViewController(list(), animated: true)
  }
}

private final class AlertAfterSave: Flow {
  override func save(_ title: String) {
    super.save(title)
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    navigation.present(alert, animated: true)
  }
}

/// A flow with a bug, and the rule that it breaks.
private struct Mutant {
  let rule: String
  let make: Make

  static let all = [
    Mutant(rule: "the list shows the manager's to-dos") { EmptyList($0, $1) },
    Mutant(rule: "the list isn't animated") { AnimatedList($0, $1) },
    Mutant(rule: "opens nothing else") { TwoCards($0, $1) },
    Mutant(rule: "a card shows the to-do passed") { FirstOfManager($0, $1) },
    Mutant(rule: "a card shows the to-do passed") { FirstSelected($0, $1) },
    Mutant(rule: "select opens a card") { NewForCard($0, $1) },
    Mutant(rule: "other screens are animated") { StillCards($0, $1) },
    Mutant(rule: "screens are pushed") { ReplacedStack($0, $1) },
    Mutant(rule: "add opens a screen for a new to-do") { CardForNew($0, $1) },
    Mutant(rule: "other screens are animated") { StillNew($0, $1) },
    Mutant(rule: "screens are pushed") { PresentedNew($0, $1) },
    Mutant(rule: "each screen for a new to-do is new") { ReusedNew($0, $1) },
    Mutant(rule: "Save adds to the manager") { OwnManager($0, $1) },
    Mutant(rule: "Save adds at most once") { SavesTwice($0, $1) },
    Mutant(rule: "Save adds that title") { OtherTitle($0, $1) },
    Mutant(rule: "Save pops") { NeverPops($0, $1) },
    Mutant(rule: "Save pops at most one screen") { PopsToList($0, $1) },
    Mutant(rule: "Save's pop is animated") { StillPop($0, $1) },
    Mutant(rule: "Save adds before it pops") { PopsFirst($0, $1) },
    Mutant(rule: "opens nothing else") { ListAgain($0, $1) },
    Mutant(rule: "opens nothing else") { AlertAfterSave($0, $1) },
  ]
}

// MARK: The rules, one by one

/// One thing that a flow must do, checked so that no other bug matters.
private struct Rule {
  let text: String
  let isKept: @MainActor (Trace) -> Bool

  static let all = [
    Rule(text: "start opens a list") {
      $0.start.opened.contains { $0.screen is LinesViewController }
    },
    Rule(text: "the list shows the manager's to-dos") { trace in
      trace.start.opened.compactMap { $0.screen as? LinesViewController }
        .allSatisfy { $0.lines == trace.manager.todos.map(\.title) }
    },
    Rule(text: "the list isn't animated") { !$0.start.opened.contains(where: \.isAnimated) },
    Rule(text: "select opens a card") {
      $0.selections.allSatisfy { _, step in
        step.opened.contains { $0.screen is TodoCardViewController }
      }
    },
    Rule(text: "a card shows the to-do passed") {
      $0.selections.allSatisfy { todo, step in
        step.opened.compactMap { $0.screen as? TodoCardViewController }.allSatisfy { card in
          card.loadViewIfNeeded()
          return card.label.text == todo.title
        }
      }
    },
    Rule(text: "add opens a screen for a new to-do") {
      $0.additions.allSatisfy { $0.opened.contains { $0.screen is NewTodoViewController } }
    },
    Rule(text: "each screen for a new to-do is new") {
      let screens = $0.additions.flatMap(\.opened).map { ObjectIdentifier($0.screen) }
      return Set(screens).count == screens.count
    },
    Rule(text: "other screens are animated") {
      ($0.selections.map(\.step) + $0.additions).flatMap(\.opened).allSatisfy(\.isAnimated)
    },
    Rule(text: "screens are pushed") { trace in
      (trace.openings + trace.saves).flatMap(\.opened)
        .allSatisfy { $0.isPushed || $0.screen is UIAlertController }
    },
    Rule(text: "opens nothing else") {
      $0.openings.allSatisfy { $0.opened.count <= 1 } && $0.saves.allSatisfy(\.opened.isEmpty)
    },
    Rule(text: "Save adds to the manager") { $0.saves.allSatisfy { !$0.added.isEmpty } },
    Rule(text: "Save adds at most once") { $0.saves.allSatisfy { $0.added.count <= 1 } },
    Rule(text: "Save adds that title") {
      $0.saves.flatMap(\.added).allSatisfy { $0 == Todo(title: "Salt") }
    },
    Rule(text: "Save pops") { $0.saves.allSatisfy { !$0.popped.isEmpty } },
    Rule(text: "Save pops at most one screen") {
      $0.saves.allSatisfy { $0.popped.map(\.count).reduce(0, +) <= 1 }
    },
    Rule(text: "Save's pop is animated") { $0.saves.flatMap(\.popped).allSatisfy(\.isAnimated) },
    Rule(text: "Save adds before it pops") {
      $0.saves.allSatisfy { save in
        save.added.isEmpty || save.popped.allSatisfy { $0.added == save.added.count }
      }
    },
    Rule(text: "nothing else adds or pops") {
      $0.openings.allSatisfy { $0.popped.isEmpty && $0.added.isEmpty }
    },
  ]
}

/// What a flow does, call by call.
private final class Trace {
  struct Step {
    var opened: [(screen: UIViewController, isPushed: Bool, isAnimated: Bool)] = []
    /// How many screens each pop removed, and how many to-dos had been added before.
    var popped: [(count: Int, isAnimated: Bool, added: Int)] = []
    var added: [Todo] = []
  }

  let manager = TodoManager(todos: ["Milk", "Bread"].map { Todo(title: $0) })
  private(set) var start = Step()
  private(set) var selections: [(todo: Todo, step: Step)] = []
  private(set) var additions: [Step] = []
  private(set) var saves: [Step] = []

  var openings: [Step] { [start] + selections.map(\.step) + additions }

  init(_ make: Make) {
    let recorder = Recorder()
    let flow = make(recorder, manager)
    func step(_ call: () -> Void) -> Step {
      let before = manager.todos.count
      recorder.step = Step()
      recorder.added = { self.manager.todos.count - before }
      call()
      recorder.step.added = Array(manager.todos[before...])
      return recorder.step
    }

    start = step { flow.start() }
    // One isn't in the manager.
    for title in ["Bread", "Milk", "Eggs"] {
      let todo = Todo(title: title)
      selections.append((todo, step { flow.select(todo) }))
    }
    for _ in 1...2 {
      additions.append(step { flow.add() })
      saves.append(step { flow.save("Salt") })
    }
  }
}

/// Records each change of the screens once.
private final class Recorder: UINavigationController {
  var step = Trace.Step()
  var added: () -> Int = { 0 }
  private var depth = 0

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    noting(animated) { super.pushViewController(controller, animated: animated) }
    step.opened.append((controller, true, animated))
  }

  override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = viewControllers
    super.setViewControllers(controllers, animated: animated)
    step.opened += controllers.filter { !old.contains($0) }.map { ($0, false, animated) }
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(controller, animated: animated, completion: completion)
    step.opened.append((controller, false, animated))
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    noting(animated) { super.popViewController(animated: animated) }
  }

  override func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    noting(animated) { super.popToViewController(controller, animated: animated) }
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    noting(animated) { super.popToRootViewController(animated: animated) }
  }

  /// Records how many screens a call removes; nested calls count as part of it.
  private func noting<Result>(_ isAnimated: Bool, _ call: () -> Result) -> Result {
    let (old, before) = (viewControllers, added())
    depth += 1
    let result = call()
    depth -= 1
    let count = old.count { !viewControllers.contains($0) }
    if depth == 0, count > 0 { step.popped.append((count, isAnimated, before)) }
    return result
  }
}
