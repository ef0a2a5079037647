import InitializerSupport
import StoryboardKit

/// A rule for flows; a bug against one rule breaks no other.
struct Rule {
  let text: String
  let isKept: @MainActor (Trace) -> Bool

  static let all = [
    Rule(text: "start opens a list") {
      $0.start.opened.contains { $0.screen is LinesViewController }
    },
    Rule(text: "the list shows the manager's to-dos") {
      $0.start.opened.filter { $0.screen is LinesViewController }
        .allSatisfy { $0.texts == ["Milk", "Bread"] }
    },
    Rule(text: "select opens a card") {
      $0.selections.allSatisfy { _, step in
        step.opened.contains { $0.screen is TodoCardViewController }
      }
    },
    Rule(text: "a card shows the to-do passed") {
      $0.selections.allSatisfy { todo, step in
        step.opened.filter { $0.screen is TodoCardViewController }
          .allSatisfy { $0.texts == [todo.title] }
      }
    },
    Rule(text: "add opens a screen for a new to-do") {
      $0.additions.allSatisfy { $0.opened.contains { $0.screen is NewTodoViewController } }
    },
    Rule(text: "each screen for a new to-do is empty") {
      $0.additions.flatMap(\.opened).filter { $0.screen is NewTodoViewController }
        .allSatisfy { $0.texts == ["", "Save"] }
    },
    Rule(text: "opens nothing else") {
      $0.openings.allSatisfy { $0.opened.count <= 1 } && $0.saves.allSatisfy(\.opened.isEmpty)
    },
    Rule(text: "the screens below stay") { $0.openings.allSatisfy { $0.closed == 0 } },
    Rule(text: "Save adds to the manager") { $0.saves.allSatisfy { !$0.added.isEmpty } },
    Rule(text: "Save adds at most once") { $0.saves.allSatisfy { $0.added.count <= 1 } },
    Rule(text: "Save adds that title") {
      $0.saves.flatMap(\.added).allSatisfy { $0 == Todo(title: "Salt") }
    },
    Rule(text: "Save closes a screen") { $0.saves.allSatisfy { $0.closed >= 1 } },
    Rule(text: "Save closes at most one screen") { $0.saves.allSatisfy { $0.closed <= 1 } },
    Rule(text: "after Save, the list is up to date") { trace in
      trace.saves.compactMap(\.list).allSatisfy { $0.texts == $0.lines }
    },
    Rule(text: "nothing else adds") { $0.openings.allSatisfy(\.added.isEmpty) },
  ]
}

/// The screens, texts and to-dos that result from each step of a flow.
final class Trace {
  struct Step {
    var opened: [(screen: UIViewController, texts: [String])] = []
    var closed = 0
    var added: [Todo] = []
    /// The texts of the list on top, and the lines that it should show.
    var list: (texts: [String], lines: [String])?
  }

  private(set) var start = Step()
  private(set) var selections: [(todo: Todo, step: Step)] = []
  private(set) var additions: [Step] = []
  private(set) var saves: [Step] = []

  var openings: [Step] { [start] + selections.map(\.step) + additions }

  init(_ make: FlowFactory) {
    let manager = TodoManager(todos: ["Milk", "Bread"].map { Todo(title: $0) })
    let navigation = UINavigationController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let flow = make(navigation, manager)
    func step(_ call: () -> Void) -> Step {
      let (before, old) = (manager.todos.count, navigation.viewControllers)
      call()
      let new = navigation.viewControllers
      return Step(
        opened: new.filter { !old.contains($0) }.map { ($0, $0.shownTexts) },
        closed: old.count { !new.contains($0) }, added: Array(manager.todos[before...]),
        list: (new.last as? LinesViewController).map { ($0.shownTexts, $0.lines) })
    }
    func addsAndSaves() {
      additions.append(step { flow.add() })
      (navigation.topViewController as? NewTodoViewController)?.field.text = "Salt"
      saves.append(step { flow.save("Salt") })
    }

    start = step { flow.start() }
    // “Eggs” isn't in the manager.
    for title in ["Bread", "Milk", "Eggs"] {
      let todo = Todo(title: title)
      selections.append((todo, step { flow.select(todo) }))
    }
    addsAndSaves()
    navigation.popToRootViewController(animated: false)
    addsAndSaves()
  }
}
