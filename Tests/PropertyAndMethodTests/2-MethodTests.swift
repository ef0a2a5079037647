import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.2 Method", .graded)
struct MethodTests {
  private let home = TodoManager("Milk", "Bread")
  private let work = TodoManager("Report")
  private let compiler = CompilerProbe(counterpart: "_ = TodoListViewController.inject(manager:)")

  @Test("after a second injection, the list ignores the first manager")
  func firstManager() async {
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: work)
    home.add(Todo(title: "Tea"))
    record(screen)
    let texts = screen.visibleTexts
    let why = await delay(of: "Report", on: screen)
    withExtendedLifetime(window) {
      #expect(
        texts.contains("Report"),
        why
          ?? """
          The test injected the manager Home, then the manager Work, and added Tea to Home. The \
          list should still show only Work's to-dos. What happens to the first subscription when \
          the second one begins?
          """)
    }
  }

  @Test("after two injections, there's one subscription")
  func oneSubscription() async {
    guard await survivesInjection() else { return }
    let changed = makeScreen()
    changed.inject(manager: home)
    let again = makeScreen()
    let same = TodoManager("Milk")
    again.inject(manager: same)
    let windows = [UIWindow(showing: changed), UIWindow(showing: again)]
    changed.inject(manager: work)
    again.inject(manager: same)
    withExtendedLifetime(windows) {
      let counts = [home, work, same].map(\.subscriptionCount)
      #expect(
        counts == [0, 1, 1],
        """
        The test injected the manager Home, then the manager Work, into one list. It injected a \
        third manager twice into another list. The three managers should have 0, 1 and 1 \
        subscriptions. A subscription ends when no object holds it. How many subscriptions does a \
        list hold?
        """)
    }
  }

  @Test("other code can set the manager only with inject(manager:)")
  func notSet() {
    compiler.rejects(
      each: managerNames().sorted().map { name in
        """
        func change(_ list: TodoListViewController, like other: TodoListViewController) {
          list.\(name) = other.\(name)
        }
        """
      },
      because: .unwritable,
      """
      Code in another file can set this property, and with it the list's manager. Which code \
      besides the list has to set it?
      """)
    #expect(
      otherWays() == [],
      """
      Code in another file can also set the list's manager with these declarations. \
      inject(manager:) should be the only way to set it. If only the list uses them, which keyword \
      should they have?
      """)
  }

  @Test("other code can't read the list's manager")
  func notRead() {
    compiler.rejects(
      each: managerNames().sorted().map { name in
        "func look(at list: TodoListViewController) { _ = list.\(name) }"
      },
      because: .unreadable,
      """
      Code in another file can read this property, and with it the list's manager. Then another \
      screen could depend on the list. Which code besides the list has to read it?
      """)
  }

  /// Returns the cause if the list shows a text only after later turns of the main actor, or nil.
  private func delay(of text: String, on screen: TodoListViewController) async -> Comment? {
    guard !screen.visibleTexts.contains(text) else { return nil }
    await drainMainActor()
    guard screen.visibleTexts.contains(text) else { return nil }
    return """
      The list should show a manager that you inject, and its changes, immediately. It shows \
      “\(text)” too late, on a later turn of the main actor. Which line delays the work?
      """
  }

  /// Returns `manager`, and the names of the properties whose values contain the manager.
  private func managerNames() -> Set<String> {
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    screen.inject(manager: home)
    let names = Mirror(reflecting: screen).children.compactMap { child in
      holdsManager(child.value) ? child.label?.replacing("$__lazy_storage_$_", with: "") : nil
    }
    return Set(names + ["manager"])
  }

  /// Returns the computed properties and the methods with which other code can set the manager.
  private func otherWays() -> [String] {
    let stored = managerNames()
    return DeclarationProbe().declarations().filter { way in
      let names = way.name.split(separator: ".").map(String.init)
      guard names.count == 2, names[0] == "TodoListViewController" else { return false }
      switch way.kind {
      case "method":
        // Other methods may take a manager, too, to compare it or to copy to it.
        return (names[1], way.labels) != ("inject", ["manager"]) && way.result == "()"
          && way.parameters.count == 1 && isManager(way.parameters[0])
          && names[1].wholeMatch(of: /(set|inject|use|change|replace)((Todo)?Manager)?/) != nil
      case "property":
        return !stored.contains(names[1]) && isManager(way.result)
          && way.text.contains("var ") && !way.text.contains("{ get }")
      default: return false
      }
    }.map(\.text)
  }

  /// Returns whether a type, as written, is the manager's type or its optional.
  private func isManager(_ type: String) -> Bool {
    ["TodoManager", "TodoManager?", "TodoManager!"].contains(type)
  }

  /// Returns whether a value is a manager, or a value type that contains one.
  private func holdsManager(_ value: Any) -> Bool {
    if value is TodoManager { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class else { return false }
    return mirror.children.contains { holdsManager($0.value) }
  }

  /// Returns the storyboard's list, before any injection.
  private func makeScreen() -> TodoListViewController {
    storyboard().instantiateViewController(identifier: "TodoList")
  }
}
