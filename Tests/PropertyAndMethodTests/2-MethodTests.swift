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

  @Test("the list shows the to-dos of the manager that you inject")
  func shows() async {
    guard await survivesInjection() else { return }
    let screen = makeScreen()
    screen.inject(manager: home)
    home.add(Todo(title: "Tea"))
    record(screen)
    let texts = screen.visibleTexts
    #expect(
      texts.contains("Milk, Bread, Tea"),
      """
      The test injected a manager with Milk and Bread, added Tea, and then loaded the view. The \
      list should show all three. What does the list read when its view is loaded?
      """)
    let window = UIWindow(showing: screen)
    home.add(Todo(title: "Oats"))
    withExtendedLifetime(window) {
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Tea, Oats")
          || !texts.contains("Milk, Bread, Tea"),
        """
        The test injected the manager, loaded the view, and then added Oats. The list should show \
        it at once. Which code subscribes when the manager comes before the view?
        """)
    }
  }

  @Test("a manager that only the list holds shows, too")
  func onlyHolder() async {
    guard await survivesInjection() else { return }
    let screen = makeScreen()
    screen.inject(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.visibleTexts.contains("Milk, Bread"),
      """
      The test injected a manager, kept no reference to it, and then showed the list. The list \
      cannot rely on other code to keep its manager alive. Does the list hold it?
      """)
  }

  @Test("two lists show two managers")
  func twoLists() async {
    guard await survivesInjection() else { return }
    let homeList = makeScreen()
    homeList.inject(manager: home)
    let workList = makeScreen()
    workList.inject(manager: work)
    record(homeList)
    #expect(
      homeList.visibleTexts.contains("Milk, Bread") && workList.visibleTexts.contains("Report"),
      """
      The test injected Home into one list and Work into another, and then showed both. Each \
      should show its own manager. Where does a list keep its manager?
      """)
  }

  @Test("a to-do that is added later shows at once")
  func addedLater() {
    let screen = makeScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(showing: navigation)
    screen.inject(manager: home)
    home.add(Todo(title: "Tea"))
    record(screen)
    let texts = screen.visibleTexts
    navigation.pushViewController(UIViewController(), animated: false)
    home.add(Todo(title: "Oats"))
    navigation.popViewController(animated: false)
    home.add(Todo(title: "Rice"))
    withExtendedLifetime(window) {
      #expect(
        texts.contains("Milk, Bread, Tea"),
        """
        The test added Tea while the list was visible. The manager reports each change as long as \
        its subscription is held. Does the list still hold one?
        """)
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Tea, Oats, Rice")
          || !texts.contains("Milk, Bread, Tea"),
        """
        The test pushed another screen over the list, added Oats, went back, and added Rice. The \
        list should show both. What does the list do when it is covered?
        """)
    }
  }

  @Test("after a second injection, the list shows the second manager")
  func secondManager() {
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: work)
    work.add(Todo(title: "Mail"))
    record(screen)
    let second = screen.visibleTexts
    screen.inject(manager: home)
    home.add(Todo(title: "Tea"))
    withExtendedLifetime(window) {
      #expect(
        second.contains("Report, Mail"),
        """
        The test injected Home, then Work, and added Mail to Work. The list should show Report and \
        Mail. Which manager does the list listen to after the second injection?
        """)
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Tea") || !second.contains("Report, Mail"),
        """
        The test injected Home, then Work, then Home again, and added Tea to Home. The list should \
        show Milk, Bread and Tea. What does your code do with a manager that it had before?
        """)
    }
  }

  @Test("a manager with the same to-dos is another manager")
  func equalTodos() {
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    let other = TodoManager("Milk", "Bread")
    screen.inject(manager: home)
    screen.inject(manager: other)
    other.add(Todo(title: "Mail"))
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Mail"),
        """
        The test injected one manager, then another one with the same to-dos. Then Mail was added \
        to the second one, and the list does not show it. Two managers can hold equal to-dos and \
        are still two managers. Does your code compare them?
        """)
    }
  }

  @Test("after a second injection, the first manager is not heard any more")
  func firstManager() {
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: work)
    home.add(Todo(title: "Tea"))
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        screen.visibleTexts.contains("Report"),
        """
        The test injected Home, then Work, and added Tea to Home. The list should still show Work. \
        What happens to the first subscription when the second one begins?
        """)
    }
  }

  @Test("after a change to an empty manager, the list is empty")
  func emptyManager() {
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: TodoManager())
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        !screen.visibleTexts.contains { $0.contains("Milk") },
        """
        The list changed from Home to an empty manager, and still shows the to-dos of Home. An \
        empty manager is a valid manager, too. What does the list do when there is nothing to \
        show?
        """)
    }
  }

  @Test("after two injections there is one subscription")
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
        The three numbers count the subscriptions to the first manager, to the second, and to one \
        that was injected twice. They should be 0, 1 and 1. A subscription ends when no object \
        holds it. How many subscriptions does the list hold after an injection?
        """)
    }
  }

  @Test("a list that is gone does not listen")
  func released() {
    let release = ReleaseProbe()
    do {
      let screen = makeScreen()
      let window = UIWindow(showing: screen)
      screen.inject(manager: home)
      record(screen)
      screen.inject(manager: work)
      work.add(Todo(title: "Mail"))
      withExtendedLifetime(window) {}
      release.watch(screen, "the list screen")
    }
    release.expectAllReleased(
      """
      The test injected Home, then Work, and left the list. The list should be released. What does \
      the closure in its subscription hold?
      """)
    let counts = [home, work].map(\.subscriptionCount)
    #expect(
      counts == [0, 0],
      """
      The list was left, and a manager still has a subscription: these are the numbers of Home and \
      of Work. A subscription ends when no object holds it. (If the list is still held, begin with \
      that.) What in your file lives longer than a list?
      """)
  }

  @Test("from outside, no code can set the manager past inject(manager:)")
  func notSet() {
    for name in managerNames().sorted() {
      compiler.rejects(
        """
        func change(_ list: TodoListViewController, like other: TodoListViewController) {
          list.\(name) = other.\(name)
        }
        """,
        because: .unwritable,
        """
        Other code can set “\(name)”, the list's manager. That is a second way in, beside \
        inject(manager:), and callers will use both. Which code besides the list has to set it?
        """)
    }
    #expect(
      otherWays() == [],
      """
      Other code can set the list's manager by these declarations, too. That is a second way in, \
      beside inject(manager:). If only the list uses it, which word says so?
      """)
  }

  @Test("from outside, no code can take the manager from the list")
  func notRead() {
    for name in managerNames().sorted() {
      compiler.rejects(
        "func look(at list: TodoListViewController) { _ = list.\(name) }", because: .unreadable,
        """
        Other code can read “\(name)”, the list's manager. Then one screen takes its manager from \
        another, and they depend on each other. Which code besides the list has to read it?
        """)
    }
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "inject", of: "TodoListViewController",
      """
      A caller that passes nil has no manager for the list, and gets no error. The list should \
      show one manager, the latest, and nil is none. inject(manager:) is the only way in, so it \
      can say what it takes: which type says that?
      """)
  }

  /// Injects before the view is loaded, in a process of its own first: every outlet is nil by then.
  private func survivesInjection() async -> Bool {
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      A manager was injected before the view was loaded, as most callers do it, and the program \
      stopped. At that moment every outlet is still nil. Which line uses one?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screen: TodoListViewController = storyboard().instantiateViewController(
        identifier: "TodoList")
      screen.inject(manager: TodoManager("Milk", "Bread"))
      await end.reach()
    }
    return survived != nil
  }

  /// `manager`, and the names of the properties that hold the manager, alone or with more.
  private func managerNames() -> Set<String> {
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    screen.inject(manager: home)
    let names = Mirror(reflecting: screen).children.compactMap { child in
      holdsManager(child.value) ? child.label?.replacing("$__lazy_storage_$_", with: "") : nil
    }
    return Set(names + ["manager"])
  }

  /// The computed properties and the methods by which other code can set the manager.
  private func otherWays() -> [String] {
    let stored = managerNames()
    return DeclarationProbe().declarations().filter { way in
      let names = way.name.split(separator: ".").map(String.init)
      guard names.count == 2, names[0] == "TodoListViewController" else { return false }
      switch way.kind {
      case "method":
        // Others may take a manager, too: to compare it, or to copy to it.
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

  /// Whether a type as it is written is the manager, or an optional one.
  private func isManager(_ type: String) -> Bool {
    ["TodoManager", "TodoManager?", "TodoManager!"].contains(type)
  }

  /// Whether a value is a manager, or a value type that has one in it.
  private func holdsManager(_ value: Any) -> Bool {
    if value is TodoManager { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class else { return false }
    return mirror.children.contains { holdsManager($0.value) }
  }

  /// The list as the storyboard creates it, before any injection.
  private func makeScreen() -> TodoListViewController {
    storyboard().instantiateViewController(identifier: "TodoList")
  }
}
