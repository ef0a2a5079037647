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

  @Test("prepare(for:) and titles don't change an open to-do screen")
  func notCorrected() async throws {
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    let before = shown(by: screen)
    // Repeats, for another row, what a tap and a segue do after the screen is created.
    let path = IndexPath(row: 2, section: 0)
    table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    let segue = UIStoryboardSegue(identifier: "showTodo", source: table, destination: screen)
    table.prepare(for: segue, sender: table.tableView.cellForRow(at: path))
    record(navigation)
    #expect(
      shown(by: screen) == before,
      """
      The test opened the to-do screen for one row. Then it called prepare(for:) for another row, \
      as UIKit does after each segue action, and the screen changed. Below: the screen's texts, \
      titles and properties after the call, and before. Which line of prepare(for:) can you \
      delete?
      """)
    let texts = textsOnTop
    screen.retitle("Work")
    await drainMainActor()
    #expect(
      textsOnTop == texts,
      """
      The test set the titles of Bread's screen to Work. Below: the screen's texts a moment later, \
      and its texts before. Both should be the same. Which property does the label read?
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

  @Test("a tap creates and shows one screen")
  func onePush() {
    let made = UIViewController.creations { tapRow(1) }
    record(navigation)
    let counts = [made.count, navigation.viewControllers.count]
    #expect(
      counts == [1, 2],
      """
      The test tapped one row. Below: how many screens your code created, and how many are on the \
      stack. A tap should create one screen and show it above the list. Which line creates or \
      pushes a screen?
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

  @Test("the compiler rejects nil for a to-do")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "TodoDetailViewController", taking: ["Todo?"], among: 1...2,
      """
      This initializer takes an optional, so a caller can pass nil. It should require a to-do. \
      What would a screen without one show?
      """)
  }

  @Test("the to-do of a to-do screen is a constant")
  func constant() throws {
    // Without a window, so that the screen has just been created.
    let navigation = UINavigationController(rootViewController: table)
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    #expect(
      screen.variables(holding: Todo.self) == [],
      """
      This property is a var, so code can set a to-do after the screen is created. The property \
      should be a constant: a segue action has the to-do before the screen exists. Which \
      initializer can set the property?
      """)
  }

  @Test("no initializer or function creates a to-do screen without a to-do")
  func makers() {
    let place =
      /NSCoder|Int|IndexPath|\[Todo\]|\w*(Array|Slice|Set|Collection|Sequence)<Todo>|Todo\.\.\./
    let probe = DeclarationProbe()
    /// Whether a type, such as a struct with a list and an index, can be created without a to-do.
    func holdsPlace(_ type: String) -> Bool {
      probe.initializers(of: type).contains { creator in
        creator.takes.contains { $0.mentions("Todo") }
          && creator.needs.allSatisfy { $0 != "NSCoder" && $0.wholeMatch(of: place) != nil }
      }
    }
    let less = probe.makers(of: "TodoDetailViewController")
      .filter { $0.needs.allSatisfy { $0.wholeMatch(of: place) != nil || holdsPlace($0) } }
    #expect(
      less.map(\.text) == [],
      """
      This declaration creates a to-do screen, but doesn't require a to-do. It takes nothing, an \
      optional, or a list that can be empty, maybe in another type. It should require a to-do, or \
      not exist. Which code should find the to-do?
      """)
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
