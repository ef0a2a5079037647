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
    let later = screen.visibleTexts
    let why = await delay(of: "Milk, Bread, Tea, Oats", on: screen)
    withExtendedLifetime(window) {
      #expect(
        later.contains("Milk, Bread, Tea, Oats") || !texts.contains("Milk, Bread, Tea"),
        why
          ?? """
          The test injected a manager, loaded the view, and then added Oats. The list should show \
          Oats immediately. Which code subscribes if the manager is injected before the view is \
          loaded?
          """)
    }
  }

  @Test("the list keeps its manager alive")
  func onlyHolder() async {
    guard await survivesInjection() else { return }
    let screen = makeScreen()
    screen.inject(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.visibleTexts.contains("Milk, Bread"),
      """
      The test injected a manager, kept no reference to it, and then showed the list. The list \
      should show Milk and Bread, the manager's to-dos. Does the list hold a strong reference to \
      the manager?
      """)
  }

  @Test("each list shows its own manager")
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
      The test injected the manager Home into one list and the manager Work into another, and then \
      showed both lists. Each list should show its own manager. Where does a list keep its manager?
      """)
  }

  @Test("a visible list shows a new to-do immediately")
  func addedLater() {
    let screen = makeScreen()
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
        The test injected a manager into a visible list, and added Tea. The list should show Tea. \
        A manager reports changes only while an object holds the subscription. Which line \
        subscribes to this manager, and what holds the subscription?
        """)
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Tea, Oats, Rice")
          || !texts.contains("Milk, Bread, Tea"),
        """
        The test pushed another screen over the list, added Oats, went back, and added Rice. The \
        list should show both to-dos. What does the list do when another screen covers it, and \
        when it's visible again?
        """)
    }
  }

  @Test("after a second injection, the list shows the second manager")
  func secondManager() async {
    let screen = makeScreen()
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
        why
          ?? """
          The test injected the manager Home, then the manager Work, and added Mail to Work. The \
          list should show Report and Mail. Which manager is the list subscribed to after the \
          second injection?
          """)
      #expect(
        screen.visibleTexts.contains("Milk, Bread, Tea") || !second.contains("Report, Mail"),
        """
        The test injected the manager Home, then Work, then Home again, and added Tea to Home. The \
        list should show Milk, Bread and Tea. What does your code do with a manager that was \
        injected before?
        """)
    }
  }

  @Test("the list follows a new manager with identical to-dos")
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
        The test injected one manager, then a second one with the same to-dos, and added Mail to \
        the second. The list should show Milk, Bread and Mail. Managers with equal to-dos are \
        still two managers. Does your code compare the managers' to-dos?
        """)
    }
  }

  @Test("after you inject an empty manager, the list is empty")
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
        The test injected the manager Home, then an empty manager. The list should no longer show \
        Home's to-dos. What does the list do when there are no to-dos to show?
        """)
    }
  }

  @Test("leaving the list releases it and its subscription")
  func released() {
    expectReleased(
      """
      The test injected the manager Home, then the manager Work, and left the list. What does the \
      closure in its subscription capture?
      """
    ) { release in
      let screen = makeScreen()
      let window = UIWindow(showing: screen)
      screen.inject(manager: home)
      record(screen)
      screen.inject(manager: work)
      work.add(Todo(title: "Mail"))
      withExtendedLifetime(window) {}
      release.watch(screen, "the list screen")
    }
    let counts = [home, work].map(\.subscriptionCount)
    #expect(
      counts == [0, 0],
      """
      The test injected the managers Home and Work, one after the other, and left the list. \
      Neither manager should have a subscription, but one is still held. Which property or \
      variable holds it? (If the list wasn't deallocated, fix that first.)
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "inject", of: "TodoListViewController",
      """
      This code passes no manager to the list. What does inject(manager:) accept besides a manager?
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

  /// Returns the storyboard's list, before any injection.
  private func makeScreen() -> TodoListViewController {
    storyboard().instantiateViewController(identifier: "TodoList")
  }
}

/// Injects before the view is loaded, in a separate process: every outlet is still nil.
func survivesInjection() async -> Bool {
  let end = ProgramEnd()
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    The test injected a manager before the view was loaded, as most callers do, and the program \
    crashed. Until the view is loaded, every outlet is nil. Which line uses an outlet too early?
    """
  ) { @MainActor [end = end as ProgramEnd] in
    let screen: TodoListViewController = storyboard().instantiateViewController(
      identifier: "TodoList")
    screen.inject(manager: TodoManager("Milk", "Bread"))
    await end.reach()
  }
  return survived != nil
}
