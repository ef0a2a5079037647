import InitializerSupport
import StoryboardKit

/// One thing that a flow must do, checked so that no other bug matters.
struct Rule {
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
final class Trace {
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
