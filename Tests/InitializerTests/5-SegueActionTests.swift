import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.5 SegueAction", .graded)
struct SegueActionTests {
  private let compiler = CompilerProbe(counterpart: "_ = makeTodoTable(todos: [])")
  private let table = makeTodoTable(todos: ["Milk", "Bread", "Salt"].map { Todo(title: $0) })
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: table)
    window = UIWindow(showing: navigation)
  }

  @Test("a tap on a row opens the to-do of that row")
  func tap() {
    tapRow(1)
    record(navigation)
    // The list shows Bread as well, so it does not count as the screen that was opened.
    let opened = navigation.viewControllers.count > 1 ? textsOnTop : []
    #expect(
      opened.contains("Bread"),
      """
      The test tapped on Bread, and these are the texts on the screen that opened. No texts: no \
      screen opened. Another to-do: your code did not ask for the row, or did not find it. No \
      to-do: the screen was made first, and its to-do should have come later. For that, a segue's \
      name, a class to cast to and a row had to fit. What tells you when one of them does not?
      """)
  }

  @Test("each row opens its own to-do")
  func eachRow() {
    var pictures: [String] = []
    let shown = [2, 0].map { row in
      navigation.popToRootViewController(animated: false)
      tapRow(row)
      pictures.append(navigation.picture)
      return textsOnTop.filter(["Milk", "Bread", "Salt"].contains)
    }
    // The picture of the tap that opened something else, if one did.
    let failed = shown.first == ["Salt"] ? 1 : 0
    record(picture: pictures[failed])
    #expect(
      shown == [["Salt"], ["Milk"]],
      """
      The test tapped on Salt, went back, and tapped on Milk: this is what opened. Each tap calls \
      the segue action anew. Which to-do does it pass?
      """)
  }

  @Test("what a to-do screen shows is not corrected after it was made")
  func notCorrected() throws {
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    let before = shown(by: screen)
    // What a segue and a tap do after the screen was made, now for another row.
    let path = IndexPath(row: 2, section: 0)
    table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    let segue = UIStoryboardSegue(identifier: "showTodo", source: table, destination: screen)
    table.prepare(for: segue, sender: table.tableView.cellForRow(at: path))
    record(navigation)
    #expect(
      shown(by: screen) == before,
      """
      The to-do screen was open for one row. Then prepare(for:) was called for another row, as it \
      is after each segue action, and it changed the finished screen. These are its texts, titles \
      and properties, now and before. What does prepare(for:) still have to correct?
      """)
  }

  @Test("when no row was tapped, no to-do screen opens")
  func noRow() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let table = makeTodoTable(todos: [Todo(title: "Milk")])
      let navigation = UINavigationController(rootViewController: table)
      let window = UIWindow(showing: navigation)
      withExtendedLifetime(window) { table.performSegue(withIdentifier: "showTodo", sender: nil) }
      guard let opened = navigation.topViewController, opened !== table else { exit(EXIT_FAILURE) }
      showAndEnd(opened)
    }
    let picture = result?.picture
    if let picture { record(picture: picture) }
    #expect(
      picture == nil,
      """
      The test started the segue in code, and no row was selected. Still the screen in this \
      picture opened. Whose to-do is it? No tap chose one, so your code took one at hand, or made \
      one up. A segue action that finds no to-do has no screen to make.
      """)
  }

  @Test("when no row was tapped after Back, no to-do screen opens")
  func noRowAfterBack() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let table = makeTodoTable(todos: [Todo(title: "Milk")])
      let navigation = UINavigationController(rootViewController: table)
      let window = UIWindow(showing: navigation)
      let row = IndexPath(row: 0, section: 0)
      withExtendedLifetime(window) {
        table.tableView.tapRow(at: row)
        navigation.popToRootViewController(animated: false)
        table.tableView.deselectRow(at: row, animated: false)
        table.performSegue(withIdentifier: "showTodo", sender: nil)
      }
      guard let opened = navigation.topViewController, opened !== table else { exit(EXIT_FAILURE) }
      showAndEnd(opened)
    }
    let picture = result?.picture
    if let picture { record(picture: picture) }
    #expect(
      picture == nil,
      """
      The test opened Milk by a tap, and went back. Then it started the segue in code, with no row \
      selected. Still the screen in this picture opened. Your code remembers an earlier tap, or \
      takes any row. How long does a tap count, and which object knows the selected row?
      """)
  }

  @Test("a tap makes one screen and shows it")
  func onePush() {
    let made = UIViewController.creations { tapRow(1) }
    record(navigation)
    #expect(
      made.count == 1 && navigation.viewControllers.count == 2,
      """
      One tap should make one screen, and put it above the list. These were made, and so many are \
      in the navigation controller now. The segue shows by itself what its segue action returns; \
      no other code needs to make or push a screen.
      """)
  }

  @Test("the compiler refuses a to-do screen without its to-do")
  func withoutRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController()",
      """
      This to-do screen has no to-do, and never gets one unless some code sets it. A segue also \
      accepts a screen that needs something, if you make it.
      """)
  }

  @Test("the compiler refuses a to-do screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController(coder: NSCoder())", because: .closed,
      """
      The segue does this when its segue action returns nil: it passes a coder, and no to-do. \
      While that is enough, prepare(for:) has to add the to-do, or no code does. (A mark in a base \
      class does not help: your own init(coder:) does not inherit it.)
      """)
  }

  @Test("after a tap, no to-do screen is made from a coder alone")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test tapped on Milk. Then it made another to-do screen from a coder, as a segue does \
      whose segue action returns nil, and the program went on. That screen was given no to-do: it \
      found the one of the tap elsewhere, made one up, or has none. (Assertions were off, as in a \
      release build.)
      """
    ) { @MainActor in
      Assertions.areOff = true
      let table = makeTodoTable(todos: [Todo(title: "Milk")])
      let window = UIWindow(showing: UINavigationController(rootViewController: table))
      withExtendedLifetime(window) { table.tableView.tapRow(at: IndexPath(row: 0, section: 0)) }
      makeFromCoderAlone(TodoDetailViewController.self)
    }
  }

  @Test("nil does not pass for a to-do")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "TodoDetailViewController", taking: ["Todo?"], among: 1...2,
      """
      The initializer takes an optional, so a tap for which no to-do is found opens a screen \
      without one. Better not to open one.
      """)
  }

  @Test("no caller can give a to-do screen another to-do")
  func reassigningRefused() {
    compiler.rejects(
      """
      func change(_ screen: TodoDetailViewController) { screen.todo = Todo(title: "Milk") }
      """, because: .unwritable,
      """
      The to-do can be set from outside, because some code sets it after the screen was made. Then \
      all code can, at any time, and the label may not follow. Why set it later when it is there \
      from the start?
      """)
  }

  @Test("a to-do screen keeps the to-do that it was made with")
  func constant() throws {
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    record(navigation)
    #expect(
      ConstantProbe.variables(below: screen, ofModule: "Initializer", holding: Todo.self) == [],
      """
      This property is a var, for a to-do that comes after the screen. With a segue action, the \
      to-do is there first.
      """)
  }

  @Test("every way to make a to-do screen takes a to-do, whatever its name is")
  func makers() {
    let place: Set = ["NSCoder", "[Todo]", "Array<Todo>", "Int", "IndexPath"]
    let less = DeclarationProbe().makers(of: "TodoDetailViewController")
      .filter { maker in
        let isOfTable = maker.declaration.hasPrefix("TodoTableViewController:")
        return !maker.isPrivate && !isOfTable && maker.needs.allSatisfy(place.contains)
      }
    #expect(
      less.map(\.declaration) == [],
      """
      This way to make a to-do screen takes no to-do: nothing, an optional, or a list and an \
      index, where there may be no to-do. Which code should find the to-do, and what should \
      happen when there is none?
      """)
  }

  /// All that a screen shows, and its own properties: what other code could correct.
  private func shown(by screen: UIViewController) -> [String] {
    let properties = sequence(first: Mirror(reflecting: screen), next: \.superclassMirror)
      .filter { String(reflecting: $0.subjectType).hasPrefix("Initializer.") }
      .flatMap(\.children)
      // What an outlet shows is among the texts.
      .filter { !"\(type(of: $0.value))".hasPrefix("Outlet<") }
      .map { "\($0.label ?? "?"): \($0.value)" }
    let titles = [screen.title, screen.navigationItem.title].compactMap(\.self)
    return screen.textsInSight + titles + properties
  }

  private var textsOnTop: [String] { navigation.topViewController?.textsInSight ?? [] }

  private func tapRow(_ row: Int) {
    table.tableView.tapRow(at: IndexPath(row: row, section: 0))
  }
}
