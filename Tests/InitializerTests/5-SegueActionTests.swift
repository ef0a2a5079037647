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
  private let table = makeTodoTable(todos: ["Milk", "Bread", "Salt", ""].map { Todo(title: $0) })
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
    // The list also shows Bread, so it isn't taken for the opened screen.
    let opened = navigation.viewControllers.count > 1 ? textsOnTop : []
    #expect(
      opened.contains("Bread"),
      opened.isEmpty
        ? "The test tapped Bread, and no screen opened. What does your segue action return?"
        : """
        The test tapped Bread, and these are the texts on the screen that opened. Bread should be \
        among them. Which line passes the to-do of the tapped row to this screen?
        """)
  }

  @Test("each row opens its own to-do")
  func eachRow() {
    var pictures: [String] = []
    let shown = [2, 0, 0, 3].map { row in
      navigation.popToRootViewController(animated: false)
      tapRow(row)
      pictures.append(navigation.picture)
      return textsOnTop.filter(["Milk", "Bread", "Salt", "Title", "Nothing"].contains)
    }
    // The picture of the first tap that opened the wrong screen, if any.
    let expected = [["Salt"], ["Milk"], ["Milk"], []]
    record(picture: pictures[zip(shown, expected).map(==).firstIndex(of: false) ?? 1])
    #expect(
      shown == expected,
      """
      The test tapped Salt, Milk, Milk again, and a to-do with an empty title, and went back after \
      each tap. These are the titles on the opened screens (“Title” is the storyboard's example). \
      Which to-do does your segue action pass, and which line sets the label?
      """)
  }

  @Test("when no row is selected, no to-do screen opens")
  func noRow() async {
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
      The test tapped Milk and went back. Then it performed the segue in code, with no row \
      selected, and the screen in this picture opened. No screen should open. How can makeDetail \
      find out whether a row is selected now?
      """)
  }

  @Test("the compiler rejects a to-do screen without its to-do")
  func withoutRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController()",
      """
      This line creates a to-do screen without a to-do, and the compiler accepts it. A segue \
      action can call an initializer that requires a to-do. Which initializer does this line call?
      """)
  }

  @Test("the compiler rejects a to-do screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController(coder: NSCoder())", because: .closed,
      """
      This line creates a to-do screen from a coder alone, and the compiler accepts it. A segue \
      does the same if its segue action returns nil. \
      \(TodoDetailViewController.questionAboutCoder())
      """)
  }

  @Test("after a tap, a coder alone can't create a to-do screen")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test tapped Milk. Then it created another to-do screen from a coder, as a segue does if \
      its segue action returns nil. The test passed no to-do, but got a screen. What should \
      init(coder:) do instead? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      Assertions.areOff = true
      let table = makeTodoTable(todos: [Todo(title: "Milk")])
      let navigation = UINavigationController(rootViewController: table)
      let window = UIWindow(showing: navigation)
      table.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      withExtendedLifetime(window) {}
      makeFromCoderAlone(TodoDetailViewController.self, beside: navigation)
    }
  }

  /// The texts, titles and own properties of a screen, which other code could change.
  private func shown(by screen: UIViewController) -> [String] {
    let properties = sequence(first: Mirror(reflecting: screen), next: \.superclassMirror)
      .filter { String(reflecting: $0.subjectType).hasPrefix("Initializer.") }
      .flatMap(\.children)
      // The texts include an outlet's text.
      .filter { !"\(type(of: $0.value))".hasPrefix("Outlet<") }
      .map { "\($0.label ?? "?"): \($0.value)" }
    let titles = [screen.title, screen.navigationItem.title].compactMap(\.self)
    return screen.visibleTexts + titles + properties
  }

  private var textsOnTop: [String] { navigation.topViewController?.visibleTexts ?? [] }

  private func tapRow(_ row: Int) {
    table.tableView.tapRow(at: IndexPath(row: row, section: 0))
  }
}
