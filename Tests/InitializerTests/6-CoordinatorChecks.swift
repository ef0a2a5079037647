import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.6 Coordinator: checks", .graded)
struct CoordinatorChecks {
  private let end = ProgramEnd()

  private let compiler = CompilerProbe(
    counterpart: "_ = TodoCoordinator(manager: TodoManager())")

  private let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test("on an iPad, a tap in the left column opens on the right")
  func twoColumns() {
    withCoordinator { right in
      guard let list = right.viewControllers.first else { return }
      let left = UINavigationController(rootViewController: list)
      window.rootViewController = left
      var opened: [String] = []
      for (name, tap) in taps(on: list) {
        tap()
        let place =
          switch (left.viewControllers.count, right.viewControllers.count) {
          case (1, 0): "nowhere"
          case (1, 1): "on the right"
          case (_, 0): "on the left"
          default: "several screens"
          }
        opened.append("\(name) opens \(place)")
        left.popToRootViewController(animated: false)
        right.setViewControllers([], animated: false)
      }
      #expect(
        opened == ["Milk opens on the right", "+ opens on the right"],
        """
        On an iPad, a colleague moves your list into a second navigation controller, on the left. \
        Both taps should open a screen on the right, in the coordinator's navigation controller. \
        Which of your lines run after a tap?
        """)
    }
  }

  @Test("a user taps in a list that has no storyboard")
  func noStoryboard() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      // Every screen comes from a storyboard, so without one, the list can't create a screen.
      list.forgetStoryboard()
      var opened: [String] = []
      for (name, tap) in taps(on: list) {
        tap()
        if opened.isEmpty { record(navigation) }
        let count = navigation.viewControllers.count - 1
        opened.append("\(name) opens \(["nothing", "a screen"].dropFirst(count).first ?? "more")")
        navigation.popToRootViewController(animated: false)
      }
      #expect(
        opened == ["Milk opens a screen", "+ opens a screen"],
        """
        A colleague's app has your list, but not the storyboard with this app's other screens. In \
        the test, only the coordinator had it. Which object creates the screen that a tap opens?
        """)
    }
  }

  @Test("another app shows the list in a picker")
  func picker() {
    // A type that's declared inside the coordinator is fine: the list needs no coordinator for it.
    let bound = DeclarationProbe().declarations(includingPrivate: true).filter { declaration in
      declaration.name.hasPrefix("TodosViewController.")
        && (declaration.parameters + [declaration.result]).contains {
          $0.replacing("TodoCoordinator.", with: "").mentions("TodoCoordinator")
        }
    }
    let written = bound.filter { !$0.isPrivate }.isEmpty ? bound : bound.filter { !$0.isPrivate }
    if let first = written.first {
      Issue.record(
        """
        Your file has this:
            \(first.text.replacing("@MainActor ", with: ""))
        A colleague's app shows your list as a picker, where a tap only closes the list. That app \
        has no TodoCoordinator. What could it pass to your list instead?
        """)
      return
    }
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      let found = screenProperties(of: list)
      #expect(
        found == [],
        """
        A colleague's app shows your list as a picker, where a tap only closes the list. In that \
        app, who needs the property below?
        """)
    }
  }

  @Test("a colleague creates a list or a coordinator and forgets an argument")
  func nothingLeftOut() {
    let optional = leftOut().map(\.text)
    #expect(
      optional == [],
      """
      A dependency is an optional here or has a default. What happens to a tap or a to-do if a \
      caller leaves out the dependency?
      """)
    guard optional.isEmpty else { return }
    compiler.rejects(
      each: ["", "coder: NSCoder()", "coder: NSCoder(), manager: TodoManager()"].map {
        "_ = TodosViewController(\($0))"
      },
      """
      This line creates a list, but passes nothing that hears of a tap. When should the colleague \
      learn that something is missing?
      """)
    compiler.rejectsInitializer(
      of: "TodosViewController", taking: ["_, _, _?", "_, _, _?, _?"],
      """
      This list accepts nil for the object or closure that it calls after a tap. What happens to \
      a tap then?
      """)
    let made = [
      "TodoCoordinator()",
      "TodosViewController(coder: some(), onSelect: some(), onAdd: some())",
      "TodosViewController(coder: some(), onAdd: some(), onSelect: some())",
    ]
    compiler.rejects(
      each: made.map { "func some<T>() -> T { fatalError() }\n_ = \($0)" },
      because: [.unfit, "ambiguous"],
      "The manager has a default here. Which code has the manager that all screens share?")
  }

  @Test("closing the window releases the coordinator and its screens")
  func released() {
    let listAlone = ReleaseProbe()
    withCoordinator { navigation in
      // A coordinator that's still alive keeps this controller alive, so the probe finds it, too.
      listAlone.watch(navigation, "the coordinator's navigation controller")
      navigation.tapLine(0)
      navigation.popViewController(animated: false)
    }
    window.rootViewController = nil
    listAlone.expectAllReleased(
      """
      The test closed the window while only the list was open. Which closure or property of the \
      list holds the coordinator or this controller?
      """)
    guard listAlone.alive.isEmpty else { return }
    expectReleased(
      """
      The test closed two windows. One had only the list, and everything was released. The other \
      had the screen for new to-dos on top. Which closure or property of that screen holds the \
      coordinator or this controller?
      """
    ) { release in
      withCoordinator { navigation in
        release.watch(navigation, "the coordinator's navigation controller")
        navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
      }
      window.rootViewController = nil
    }
  }

  @Test("after the coordinator is deallocated, taps neither crash nor create screens")
  func coordinatorGone() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      A tap on the list or on Save crashed the program after the coordinator was deallocated. How \
      does a screen or its closure reference the coordinator?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let suite = CoordinatorChecks()
      suite.tapListWithoutCoordinator()
      suite.saveWithoutCoordinator()
      withExtendedLifetime(suite) {}
      await end.reach()
    }
  }

  private func tapListWithoutCoordinator() {
    let release = ReleaseProbe()
    var list: UIViewController?
    withCoordinator { navigation in
      list = navigation.viewControllers.first
      release.watch(navigation, "the coordinator's navigation controller")
      window.rootViewController = nil
    }
    // A closure may still hold the navigation controller. Then the taps prove nothing.
    guard let list, release.alive.isEmpty else { return }
    let made = UIViewController.creations {
      let table = list as? UITableViewController
      table?.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      list.navigationItem.rightBarButtonItem?.tap()
    }
    #expect(
      made.isEmpty || !holdsManagerAlone(list),
      """
      Without its coordinator, a list that holds only its manager created these screens. Which \
      object should create them?
      """)
  }

  private func saveWithoutCoordinator() {
    var new: NewTodoViewController?
    withCoordinator { navigation in
      navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
      new = navigation.topViewController as? NewTodoViewController
      new?.loadViewIfNeeded()
      window.rootViewController = nil
    }
    new?.field.text = "Salt"
    new?.navigationItem.rightBarButtonItem?.tap()
  }

  /// Returns whether a list's own properties hold the manager and nothing else.
  private func holdsManagerAlone(_ list: UIViewController) -> Bool {
    Mirror(reflecting: list).children.allSatisfy { _, value in
      let mirror = Mirror(reflecting: value)
      let isNone = mirror.displayStyle == .optional && mirror.children.isEmpty
      return value is TodoManager || isNone
    }
  }

  @Test("two coordinators share nothing")
  func twoCoordinators() {
    withCoordinator { first in
      // Each list's last line isn't the tapped one, so the test can't mistake a list for a to-do.
      let others = TodoManager(todos: [Todo(title: "Work"), Todo(title: "Rest")])
      var second = TodoCoordinator(manager: others)
      start(&second)
      first.tapLine(0)
      second.navigationController.tapLine(0)
      record(first)
      let open = [first, second.navigationController].map { $0.textsOnTop.last }
      #expect(
        open == ["Milk", "Work"],
        """
        Each window should show the to-do that was tapped in it. To which coordinator does a list \
        report?
        """)
      for navigation in [first, second.navigationController] {
        navigation.popToRootViewController(animated: false)
        navigation.save("Salt")
      }
      #expect(
        [manager, others].map { $0.todos.suffix(2).map(\.title) }
          == [["Bread", "Salt"], ["Rest", "Salt"]],
        """
        Each manager should get one Salt, from its own window. To which manager does Save add the \
        to-do?
        """)
    }
  }

  @Test("a coordinator keeps the manager it gets")
  func keepsManager() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test held only the coordinator, not the manager, and the program crashed. Which object \
      should hold the manager as long as the coordinator exists?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      var coordinator = TodoCoordinator(manager: TodoManager(todos: [Todo(title: "Milk")]))
      // The coordinator may be a struct with mutating methods.
      let start: (inout TodoCoordinator) -> Void = { $0.start() }
      start(&coordinator)
      let list = coordinator.navigationController.topViewController as? UITableViewController
      list?.loadViewIfNeeded()
      let rows = list?.tableView.numberOfRows(inSection: 0)
      withExtendedLifetime(coordinator) {}
      #expect(rows == 1, "The list should show the manager's to-do. Which manager does it read?")
      await end.reach()
    }
  }

  @Test("a coder alone can't create a list")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      A storyboard without a creator calls init(coder:), which gets no manager, and nothing that \
      hears of a tap. What should init(coder:) do instead of creating a list, even in a release \
      build?
      """
    ) { @MainActor in
      CoordinatorChecks().withCoordinator { navigation in
        makeFromCoderAlone(TodosViewController.self, beside: navigation)
      }
    }
  }

  // MARK: Declarations

  /// Returns the initializers that a caller can use without the manager or a receiver of taps.
  private func leftOut() -> [DeclarationProbe.Declaration] {
    let probe = DeclarationProbe()
    let makers = ["TodosViewController", "TodoCoordinator"].flatMap { probe.makers(of: $0) }
    let protocols = probe.declarations().filter { $0.kind == "protocol" }.map(\.name)
    // Returns whether a closure's type can report a tap, instead of logging or computing something.
    func isReport(_ type: String) -> Bool {
      type.wholeMatch(of: /\(*(Todo|Int|IndexPath)?\)->(Void|\(\))(\)\?)?/) != nil
    }
    func isNeed(_ type: String) -> Bool {
      (protocols + ["TodoManager"]).contains(type.filter { !"()?".contains($0) })
    }
    return makers.filter { maker in
      let left = maker.takes.filter { !maker.needs.contains($0) } + maker.takesIfAsked
      // Besides two reports, or one receiver of both, other reports may be optional.
      let hasBoth =
        maker.needs.count(where: isReport) > 1
        || maker.needs.contains {
          protocols.contains($0) || $0.hasSuffix("->Void") && !isReport($0)
        }
      return maker.kind == "init"
        && left.contains { isNeed($0) || isReport($0) && !hasBoth }
    }
  }

  // MARK: A list's properties

  /// Returns the list's own properties that can create screens, or take them.
  private func screenProperties(of list: UIViewController) -> [String] {
    Mirror(reflecting: list).children.compactMap { name, value in
      let type = String(describing: Swift.type(of: value))
      // Closures may take the list itself, and a property may start out empty.
      let takesScreen = type.contains(#/\((?!Todos)\w*ViewController\) -> /#)
      let isEmpty = Mirror(reflecting: value).displayStyle == .optional && "\(value)" == "nil"
      return !isEmpty && (takesScreen || type.contains("UIStoryboard"))
        ? "\(name ?? "?"): \(type)" : nil
    }
  }

  // MARK: A user's actions on the screens

  /// Starts a coordinator in a window, and keeps it while `body` runs, as an app keeps its own.
  private func withCoordinator(_ body: (UINavigationController) -> Void) {
    var coordinator = TodoCoordinator(manager: manager)
    start(&coordinator)
    window.rootViewController = coordinator.navigationController
    window.makeKeyAndVisible()
    body(coordinator.navigationController)
    withExtendedLifetime(coordinator) {}
  }

  /// Starts a coordinator, which may be a class, or a struct with mutating methods.
  private func start(_ coordinator: inout TodoCoordinator) { coordinator.start() }

  /// Returns what a user can tap in a list that shows Milk in its first row.
  private func taps(on list: UIViewController) -> [(name: String, tap: () -> Void)] {
    [
      (
        "Milk",
        {
          let table = list as? UITableViewController
          table?.tableView.tapRow(at: IndexPath(row: 0, section: 0))
        }
      ),
      ("+", { _ = list.navigationItem.rightBarButtonItem?.tap() }),
    ]
  }
}

/// A user's actions on the screens of a navigation controller, and what the user reads.
extension UINavigationController {
  var textsOnTop: [String] { topViewController?.visibleTexts ?? [] }

  func tapLine(_ line: Int) {
    let table = topViewController as? UITableViewController
    table?.tableView.tapRow(at: IndexPath(row: line, section: 0))
  }

  /// Taps +, writes a title, and taps Save.
  func save(_ title: String) {
    topViewController?.navigationItem.rightBarButtonItem?.tap()
    guard let new = topViewController as? NewTodoViewController else { return }
    new.loadViewIfNeeded()
    new.field.text = title
    new.navigationItem.rightBarButtonItem?.tap()
  }
}
