import InitializerSupport
import StoryboardKit

/// A function that creates a flow, of the type that the specification takes.
typealias FlowFactory = (UINavigationController, TodoManager) -> any TodoFlow

/// Correct flows, each built in another way.
let correctFactories: [FlowFactory] = [
  { Flow($0, $1) }, { TitledFlow($0, $1) }, { CheckingFlow($0, $1) }, { StackFlow($0, $1) },
]

/// A correct flow; each mutant overrides one of its methods.
class Flow: TodoFlow {
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

  // The screens hold the flow, so a specification doesn't have to.

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

final class ListScreen: LinesViewController {
  var titles: () -> [String] = { [] }
  var onTap: (Int) -> Void = { _ in }

  override var lines: [String] { titles() }

  override func tapped(line: Int) { onTap(line) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Line")
  }
}

/// A correct flow that sets each screen's title and loads its view before pushing the screen.
final class TitledFlow: Flow {
  override func start() { push(list(), "To-dos", animated: false) }

  override func select(_ todo: Todo) { push(card(todo), todo.title, animated: true) }

  override func add() { push(new(), "New", animated: true) }

  private func push(_ screen: UIViewController, _ title: String, animated: Bool) {
    screen.title = title
    screen.loadViewIfNeeded()
    navigation.pushViewController(screen, animated: animated)
  }
}

/// A correct flow that ignores a second tap on Save, and makes sure that UIKit closed the screen.
final class CheckingFlow: Flow {
  override func save(_ title: String) {
    guard let new = navigation.topViewController as? NewTodoViewController else { return }
    super.save(title)
    if navigation.topViewController === new { navigation.popViewController(animated: false) }
  }
}

/// A correct flow that sets the whole stack instead of pushing and popping.
final class StackFlow: Flow {
  override func start() { navigation.viewControllers = [list()] }

  override func select(_ todo: Todo) { show(navigation.viewControllers + [card(todo)]) }

  override func add() { show(navigation.viewControllers + [new()]) }

  override func save(_ title: String) {
    manager.add(Todo(title: title))
    show(navigation.viewControllers.dropLast())
  }

  private func show(_ screens: [UIViewController]) {
    navigation.setViewControllers(screens, animated: true)
  }
}

/// A record of how a specification uses a flow.
final class Log {
  /// Whether a push or pop left the stack unchanged, as in an incomplete double.
  var hasUnchangedStack = false
  /// Whether the specification saves while no screen for a new to-do is on top.
  var savesElsewhere = false
}

/// A correct flow that records how a specification uses it.
final class LoggingFlow: Flow {
  private let log: Log

  init(_ navigation: UINavigationController, _ manager: TodoManager, _ log: Log) {
    self.log = log
    super.init(navigation, manager)
  }

  override func start() {
    super.start()
    if navigation.viewControllers.isEmpty { log.hasUnchangedStack = true }
  }

  override func save(_ title: String) {
    let new = navigation.topViewController
    if !(new is NewTodoViewController) { log.savesElsewhere = true }
    super.save(title)
    if let new, new === navigation.topViewController, navigation.viewControllers.count > 1 {
      log.hasUnchangedStack = true
    }
  }
}

// MARK: Mutants

final class NoList: Flow {
  override func start() {}
}

final class NewForList: Flow {
  override func start() { navigation.pushViewController(new(), animated: false) }
}

final class EmptyList: Flow {
  override func start() { navigation.pushViewController(ListScreen(), animated: false) }
}

final class TwoCards: Flow {
  override func select(_ todo: Todo) {
    super.select(todo)
    super.select(todo)
  }
}

final class FirstOfManager: Flow {
  override func select(_ todo: Todo) { super.select(manager.todos.first ?? todo) }
}

final class FirstSelected: Flow {
  private var first: Todo?

  override func select(_ todo: Todo) {
    first = first ?? todo
    super.select(first ?? todo)
  }
}

final class NewForCard: Flow {
  override func select(_ todo: Todo) { navigation.pushViewController(new(), animated: true) }
}

final class ReplacedStack: Flow {
  override func select(_ todo: Todo) {
    navigation.setViewControllers([card(todo)], animated: true)
  }
}

final class CardForNew: Flow {
  override func add() { navigation.pushViewController(card(Todo(title: "")), animated: true) }
}

final class ReusedNew: Flow {
  private lazy var kept = new()

  override func add() {
    // UIKit traps if the screen is on the stack, and a bug mustn't crash the tests.
    guard !navigation.viewControllers.contains(kept) else { return }
    navigation.pushViewController(kept, animated: true)
  }
}

final class OwnManager: Flow {
  private lazy var own = TodoManager(todos: manager.todos)

  override func save(_ title: String) {
    own.add(Todo(title: title))
    navigation.popViewController(animated: true)
  }
}

final class SavesTwice: Flow {
  override func save(_ title: String) {
    manager.add(Todo(title: title))
    super.save(title)
  }
}

final class OtherTitle: Flow {
  override func save(_ title: String) { super.save(title + " (copy)") }
}

final class NeverPops: Flow {
  override func save(_ title: String) { manager.add(Todo(title: title)) }
}

final class PopsToList: Flow {
  override func save(_ title: String) {
    manager.add(Todo(title: title))
    navigation.popToRootViewController(animated: true)
  }
}

final class PopsFirst: Flow {
  override func save(_ title: String) {
    navigation.popViewController(animated: true)
    manager.add(Todo(title: title))
  }
}

final class ListAgain: Flow {
  override func save(_ title: String) {
    super.save(title)
    navigation.pushViewController(list(), animated: true)
  }
}

/// A flow with a bug, and the rule that it breaks.
struct Mutant {
  let rule: String
  let make: FlowFactory

  static let all = [
    Mutant(rule: "start opens a list") { NoList($0, $1) },
    Mutant(rule: "start opens a list") { NewForList($0, $1) },
    Mutant(rule: "the list shows the manager's to-dos") { EmptyList($0, $1) },
    Mutant(rule: "opens nothing else") { TwoCards($0, $1) },
    Mutant(rule: "a card shows the to-do passed") { FirstOfManager($0, $1) },
    Mutant(rule: "a card shows the to-do passed") { FirstSelected($0, $1) },
    Mutant(rule: "select opens a card") { NewForCard($0, $1) },
    Mutant(rule: "the screens below stay") { ReplacedStack($0, $1) },
    Mutant(rule: "add opens a screen for a new to-do") { CardForNew($0, $1) },
    Mutant(rule: "each screen for a new to-do is empty") { ReusedNew($0, $1) },
    Mutant(rule: "Save adds to the manager") { OwnManager($0, $1) },
    Mutant(rule: "Save adds at most once") { SavesTwice($0, $1) },
    Mutant(rule: "Save adds that title") { OtherTitle($0, $1) },
    Mutant(rule: "Save closes a screen") { NeverPops($0, $1) },
    Mutant(rule: "Save closes at most one screen") { PopsToList($0, $1) },
    Mutant(rule: "after Save, the list is up to date") { PopsFirst($0, $1) },
    Mutant(rule: "opens nothing else") { ListAgain($0, $1) },
  ]
}
