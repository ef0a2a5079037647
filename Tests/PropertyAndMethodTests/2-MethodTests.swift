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
    record(screen)
    #expect(
      screen.textsInSight.contains("Milk, Bread"),
      """
      The manager that was injected holds Milk and Bread, and they should be in sight. Which code \
      fills the label when the view is loaded after the injection?
      """)
  }

  @Test("a manager that only the list holds shows, too")
  func onlyHolder() async {
    guard await survivesInjection() else { return }
    let screen = makeScreen()
    screen.inject(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.textsInSight.contains("Milk, Bread"),
      """
      The test made a manager, handed it to the list and kept no reference. Then the list came \
      into sight. The list cannot rely on other code to keep its manager alive. Does the list hold \
      it?
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
      homeList.textsInSight.contains("Milk, Bread") && workList.textsInSight.contains("Report"),
      """
      Two lists were handed a manager each, Home and Work, and then both came into sight. Each \
      should show its own. If a list shows the to-dos of the other, it keeps its manager in a \
      place that both share.
      """)
  }

  @Test("a to-do that is added later shows at once")
  func addedLater() {
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    home.add(Todo(title: "Tea"))
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        screen.textsInSight.contains("Milk, Bread, Tea"),
        """
        Tea was added while the list was in sight. The manager reports each change as long as its \
        subscription is held. Does the list still hold one?
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
    withExtendedLifetime(window) {
      #expect(
        screen.textsInSight.contains("Report, Mail"),
        """
        The list changed from Home to Work, and then Mail was added to Work. It should show Report \
        and Mail. After the second injection, which manager does the list ask, and which one does \
        it listen to?
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
        screen.textsInSight.contains("Milk, Bread, Mail"),
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
        screen.textsInSight.contains("Report"),
        """
        The list changed from Home to Work, and then Tea was added to Home. The list should still \
        show Work. If it shows the to-dos of Home, it still listens to the first manager. What \
        happens to the first subscription when the second one comes?
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
        !screen.textsInSight.contains { $0.contains("Milk") },
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
        that was injected twice. With one too many, the list gets changes that it should not show, \
        or gets each one twice. With one too few, it gets none. A subscription ends when no object \
        holds it. Which object holds them, and how many can that be?
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
      withExtendedLifetime(window) {}
      release.watch(screen, "the list screen")
    }
    release.expectAllReleased(
      """
      The user left the list, and it is not needed any more. If it holds its subscription, and the \
      closure in the subscription holds the list, then they keep each other alive.
      """)
    #expect(
      home.subscriptionCount == 0,
      """
      The list was left, and its manager still has a subscription. A subscription ends when no \
      object holds it. (If the list is still held, begin with that.) If the list is gone, another \
      object holds this one. What in your file lives longer than a list?
      """)
  }

  @Test("from outside, no code can set the manager past inject(manager:)")
  func notSet() {
    compiler.rejects(
      "func change(_ list: TodoListViewController) { list.manager = TodoManager() }",
      because: .unwritable,
      """
      There is a second way in, list.manager = …. It skips all that inject(manager:) does, or it \
      does the same work in an assignment. Both ways have to be kept right, and callers will use \
      both. Which code besides the list has to set this property?
      """)
    for name in managerNames() {
      compiler.rejects(
        """
        func change(_ list: TodoListViewController, like other: TodoListViewController) {
          list.\(name) = other.\(name)
        }
        """,
        because: .unwritable,
        """
        The list keeps its manager in “\(name)”, and all code can put another one there. That is \
        the second way in again, under another name: it skips inject(manager:). A name does not \
        keep other code out. What does?
        """)
    }
    #expect(
      otherWays() == [],
      """
      Other code can hand the list a manager by these declarations, too. That is a second way in: \
      it skips what inject(manager:) does, or does it in another place. If only the list uses it, \
      which word says so?
      """)
  }

  @Test("from outside, no code can take the manager from the list")
  func notRead() {
    compiler.rejects(
      "func look(at list: TodoListViewController) { _ = list.manager }", because: .unreadable,
      """
      Code that can read list.manager can take a manager from a screen instead of being handed \
      one. Soon screens depend on each other. Which code besides the list has to see it?
      """)
    for name in managerNames() {
      compiler.rejects(
        "func look(at list: TodoListViewController) { _ = list.\(name) }", because: .unreadable,
        """
        The list keeps its manager in “\(name)”, and all code can read that. So a screen can take \
        a manager from the list instead of being handed one. Which code besides the list has to \
        see it?
        """)
    }
  }

  @Test("nil does not pass for a manager")
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

  /// The names of the properties that hold the manager after an injection, alone or with more;
  /// without `manager`, of which the tests know.
  private func managerNames() -> [String] {
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    screen.inject(manager: home)
    return Mirror(reflecting: screen).children.compactMap { child in
      guard let label = child.label, holdsManager(child.value) else { return nil }
      let name = label.replacing("$__lazy_storage_$_", with: "")
      return name == "manager" ? nil : name
    }
  }

  /// The methods and computed properties by which other code can hand the list a manager.
  private func otherWays() -> [String] {
    let stored = managerNames() + ["manager"]
    return DeclarationProbe().declarations().filter { way in
      let names = way.name.split(separator: ".").map(String.init)
      guard names.count == 2, names[0] == "TodoListViewController" else { return false }
      switch way.kind {
      case "method":
        return (names[1], way.labels) != ("inject", ["manager"])
          && way.parameters.contains(where: isManager)
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

  /// The list as the storyboard makes it, before it is handed anything.
  private func makeScreen() -> TodoListViewController {
    storyboard().instantiateViewController(identifier: "TodoList")
  }
}
