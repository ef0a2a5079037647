import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.2 Method: checks", .graded)
struct MethodChecks {
  private let home = TodoManager("Milk", "Bread")
  private let work = TodoManager("Report")
  private let compiler = CompilerProbe(counterpart: "_ = TodoListViewController.inject(manager:)")

  @Test("after ten switches, adding a to-do runs no old closures")
  func oneSubscription() async {
    guard await survivesInjection() else { return }
    let changed = makeList()
    changed.inject(manager: home)
    let again = makeList()
    let garden = TodoManager("Rake")
    again.inject(manager: garden)
    let windows = [UIWindow(showing: changed), UIWindow(showing: again)]
    changed.inject(manager: work)
    for manager in Array(repeating: [home, work], count: 9).joined() {
      changed.inject(manager: manager)
    }
    again.inject(manager: garden)
    withExtendedLifetime(windows) {
      let closures = ["Home: \(home.subscriptionCount)", "Work: \(work.subscriptionCount)"]
      #expect(
        closures == ["Home: 0", "Work: 1"],
        """
        The test switched a list from Home to Work ten times. Below: how many closures each \
        manager calls for a new to-do. When does a manager stop calling a closure?
        """)
      guard closures == ["Home: 0", "Work: 1"] else { return }
      #expect(
        garden.subscriptionCount == 1,
        """
        The test injected Garden into a list twice. Below: how many closures Garden calls for a \
        new to-do. When does a manager stop calling a closure?
        """)
    }
  }

  @Test("leaving the list releases it and its subscription")
  func released() {
    let release = ReleaseProbe()
    do {
      let screen = makeList()
      let window = UIWindow(showing: screen)
      screen.inject(manager: home)
      screen.inject(manager: work)
      work.add(Todo(title: "Mail"))
      withExtendedLifetime(window) {}
      release.watch(screen, "the list screen")
    }
    release.expectAllReleased(
      """
      The user has left the list. Look at each closure or method that your code passes on, and \
      at each task that it starts. Which of them still holds the list?
      """)
    let subscriptions = ["Home: \(home.subscriptionCount)", "Work: \(work.subscriptionCount)"]
    #expect(
      subscriptions == ["Home: 0", "Work: 0"] || !release.alive.isEmpty,
      """
      The user has left the list, which had got Home and then Work. Both numbers of subscriptions \
      should be 0. Which property or variable still holds one?
      """)
  }

  @Test("another file sets the list's manager")
  func setElsewhere() {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    let isSet = assign(work, to: \.manager, of: screen)
    home.add(Todo(title: "Tea"))
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        !isSet || screen.visibleTexts.contains("Report"),
        """
        Another file injected Home, then ran `list.manager = work`. “Tea” came to Home. Now the \
        list stores Work, but the user still reads Home's to-dos. Where can code set the list's \
        manager, and where does it subscribe?
        """)
    }
  }

  @Test("the list shows the to-dos of the manager that you inject")
  func shows() async {
    guard await survivesInjection() else { return }
    let screen = makeList()
    screen.inject(manager: home)
    home.add(Todo(title: "Tea"))
    record(screen)
    let texts = screen.visibleTexts
    #expect(
      texts.contains("Milk, Bread, Tea"), "What does the list read when its view is loaded?")
    let window = UIWindow(showing: screen)
    home.add(Todo(title: "Oats"))
    let later = screen.visibleTexts
    let why = await delay(of: "Milk, Bread, Tea, Oats", on: screen)
    withExtendedLifetime(window) {
      #expect(
        later.contains("Milk, Bread, Tea, Oats") || !texts.contains("Milk, Bread, Tea"),
        why ?? "Which code subscribes if the manager is injected before the view is loaded?")
    }
  }

  @Test("the list keeps its manager alive")
  func onlyHolder() async {
    guard await survivesInjection() else { return }
    let screen = makeList()
    screen.inject(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.visibleTexts.contains("Milk, Bread"),
      "Does the list hold a strong reference to its manager?")
  }

  @Test("each list shows its own manager")
  func twoLists() async {
    guard await survivesInjection() else { return }
    let homeList = makeList()
    homeList.inject(manager: home)
    let workList = makeList()
    workList.inject(manager: work)
    record(homeList)
    #expect(
      homeList.visibleTexts.contains("Milk, Bread") && workList.visibleTexts.contains("Report"),
      "Where does a list keep its manager?")
  }

  @Test("a visible list shows a new to-do immediately")
  func addedLater() {
    let screen = makeList()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(showing: navigation)
    screen.inject(manager: home)
    home.add(Todo(title: "Tea"))
    let texts = screen.visibleTexts
    let picture = screen.picture
    navigation.pushViewController(UIViewController(), animated: false)
    home.add(Todo(title: "Oats"))
    navigation.popViewController(animated: false)
    home.add(Todo(title: "Rice"))
    withExtendedLifetime(window) {
      record(picture: texts.contains("Milk, Bread, Tea") ? screen.picture : picture)
      #expect(
        texts.contains("Milk, Bread, Tea"),
        """
        The list got its manager after its view was loaded. A manager reports changes only while \
        an object holds the subscription. Which line subscribes and keeps the subscription?
        """)
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Tea, Oats, Rice")
          || !texts.contains("Milk, Bread, Tea"),
        """
        The test added Oats while another screen covered the list, and Rice after closing that \
        screen. What does the list do when it's covered or visible again?
        """)
    }
  }

  @Test("after a second injection, the list shows the second manager")
  func secondManager() async {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: work)
    work.add(Todo(title: "Mail"))
    record(screen)
    let second = screen.visibleTexts
    let why = await delay(of: "Report, Mail", on: screen)
    screen.inject(manager: home)
    home.add(Todo(title: "Tea"))
    withExtendedLifetime(window) {
      #expect(
        second.contains("Report, Mail"),
        why ?? "Which manager is the list subscribed to after the second injection?")
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Tea") || !second.contains("Report, Mail"),
        """
        The test injected the first manager again. What does your code do with a manager that was \
        injected before?
        """)
    }
  }

  @Test("the list follows a new manager with identical to-dos")
  func equalTodos() {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    let other = TodoManager("Milk", "Bread")
    screen.inject(manager: home)
    screen.inject(manager: other)
    other.add(Todo(title: "Mail"))
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Mail"),
        "Managers with equal to-dos are still two managers. Does your code compare their to-dos?")
    }
  }

  @Test("after you inject an empty manager, the list is empty")
  func emptyManager() {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: TodoManager())
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        !screen.visibleTexts.contains { $0.contains("Milk") },
        "What does the list do when there are no to-dos to show?")
    }
  }

  @Test("other code can't set the manager without inject(manager:)")
  func notSet() {
    let why: Comment = """
      In this way, another file sets the list's manager without inject(manager:), even to nil. Who \
      wants a list that has no manager?
      """
    compiler.rejects(
      each: managerNames().sorted().map { name in
        """
        func change(_ list: TodoListViewController, like other: TodoListViewController) {
          list.\(name) = other.\(name)
        }
        """
      },
      because: .unwritable, why)
    #expect(otherWays() == [], why)
  }

  @Test("a colleague passes nil to inject(manager:)")
  func nilRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "inject", of: "TodoListViewController",
      "What does inject(manager:) accept besides a manager?")
  }
}

/// Sets a property, and returns true.
func assign<Value>(
  _ value: Value, to property: ReferenceWritableKeyPath<TodoListViewController, Value?>,
  of screen: TodoListViewController
) -> Bool {
  screen[keyPath: property] = value
  return true
}

/// Returns false: other files can't set the property.
@_disfavoredOverload
func assign<Value>(
  _ value: Value, to property: KeyPath<TodoListViewController, Value?>,
  of screen: TodoListViewController
) -> Bool { false }

/// Has what the compiler finds if other files can't read the list's property, or if there's none.
protocol ManagerReading {}

extension ManagerReading {
  var manager: TodoManager? { nil }
}

extension TodoListViewController: ManagerReading {}

/// Injects before the view is loaded, in a separate process: every outlet is still nil.
func survivesInjection() async -> Bool {
  let end = ProgramEnd()
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    Most callers inject before the view is loaded, when every outlet is nil. Which line uses an \
    outlet too early?
    """
  ) { @MainActor [end = end as ProgramEnd] in
    makeList().inject(manager: TodoManager("Milk", "Bread"))
    await end.reach()
  }
  return survived != nil
}

/// Returns the cause if the list shows a text only after later turns of the main actor, or nil.
func delay(of text: String, on screen: TodoListViewController) async -> Comment? {
  guard !screen.visibleTexts.contains(text) else { return nil }
  await drainMainActor()
  guard screen.visibleTexts.contains(text) else { return nil }
  return """
    The list shows “\(text)” only on a later turn of the main actor. Which line delays the work?
    """
}

/// Returns the storyboard's list, before any injection.
func makeList() -> TodoListViewController {
  storyboard().instantiateViewController(identifier: "TodoList")
}

/// Returns `manager`, and the names of the properties whose values contain the manager.
func managerNames() -> Set<String> {
  let manager = TodoManager("Milk", "Bread")
  let screen = makeList()
  screen.loadViewIfNeeded()
  screen.inject(manager: manager)
  let names = Mirror(reflecting: screen).children.compactMap { child in
    holdsManager(child.value) ? child.label?.replacing("$__lazy_storage_$_", with: "") : nil
  }
  return withExtendedLifetime(manager) { Set(names + ["manager"]) }
}

/// Returns the computed properties and the methods with which other code can set the manager.
func otherWays() -> [String] {
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
