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
    // The list shows Bread as well, so it does not count as the screen that was opened.
    let opened = navigation.viewControllers.count > 1 ? textsOnTop : []
    #expect(
      opened.contains("Bread"),
      opened.isEmpty
        ? "The test tapped on Bread, and no screen opened. What does your segue action return?"
        : """
        The test tapped on Bread, and these are the texts on the screen that opened. Bread isn't \
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
      return textsOnTop.filter(["Milk", "Bread", "Salt", "Title"].contains)
    }
    // The picture of the tap that opened something else, if one did.
    let expected = [["Salt"], ["Milk"], ["Milk"], []]
    record(picture: pictures[zip(shown, expected).map(==).firstIndex(of: false) ?? 1])
    #expect(
      shown == expected,
      """
      The test tapped on Salt, on Milk, on Milk again, and on a to-do with an empty title, and \
      went back each time. This is what opened (“Title” is the designer's example). Each tap calls \
      the segue action again. Which to-do does it pass?
      """)
  }

  @Test("what a to-do screen shows is not corrected after it was made")
  func notCorrected() async throws {
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
    let texts = textsOnTop
    screen.retitle("Work")
    await drainMainActor()
    #expect(
      textsOnTop == texts,
      """
      The test gave the screen for Bread the title Work. These are its texts after the main \
      actor's next turns, and before. All code can write a title. Where does the label get its text?
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
      The test opened Milk by a tap, and went back. Then it started the segue in code, with no row \
      selected. Still the screen in this picture opened. Which object knows whether a row is \
      selected now?
      """)
  }

  @Test("a tap makes one screen and shows it")
  func onePush() {
    let made = UIViewController.creations { tapRow(1) }
    record(navigation)
    #expect(
      made.count == 1 && navigation.viewControllers.count == 2,
      """
      One tap should create one screen, and put it above the list. These were created, and so many \
      are in the navigation controller now. The segue shows what its segue action returns. Which \
      other line creates or pushes a screen?
      """)
  }

  @Test("the compiler rejects a to-do screen without its to-do")
  func withoutRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController()",
      """
      This to-do screen has no to-do, and never gets one unless some code sets it. A segue also \
      accepts a screen that needs something, if you make it.
      """)
  }

  @Test("the compiler rejects a to-do screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController(coder: NSCoder())", because: .closed,
      """
      The segue does this when its segue action returns nil: it passes a coder, and no to-do. \
      Which initializer does this line call, and what does that one require beside the coder?
      """)
  }

  @Test("after a tap, no to-do screen is made from a coder alone")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test tapped on Milk. Then it made another to-do screen from a coder, as a segue does \
      whose segue action returns nil, and the program continued. No code passed a to-do to that \
      screen. What should its initializer do instead? (Assertions were off, as in a release build.)
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
      The initializer takes an optional. What does a screen show whose caller passed nil?
      """)
  }

  @Test("a to-do screen keeps the to-do that it was made with")
  func constant() throws {
    // Without a window, so that the screen has just been created.
    let navigation = UINavigationController(rootViewController: table)
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    #expect(
      screen.variables(holding: Todo.self) == [],
      """
      This property is a var, for a to-do that comes after the screen. With a segue action, the \
      to-do is there first.
      """)
  }

  @Test("every way to make a to-do screen takes a to-do, whatever its name is")
  func makers() {
    let place =
      /NSCoder|Int|IndexPath|\[Todo\]|\w*(Array|Slice|Set|Collection|Sequence)<Todo>|Todo\.\.\./
    let less = DeclarationProbe().makers(of: "TodoDetailViewController")
      .filter { $0.needs.allSatisfy { $0.wholeMatch(of: place) != nil } }
    #expect(
      less.map(\.text) == [],
      """
      This way to make a to-do screen takes no to-do: nothing, an optional, or a list, where \
      there may be no to-do. Which code should find the to-do, and what should \
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
    return screen.visibleTexts + titles + properties
  }

  private var textsOnTop: [String] { navigation.topViewController?.visibleTexts ?? [] }

  private func tapRow(_ row: Int) {
    table.tableView.tapRow(at: IndexPath(row: row, section: 0))
  }
}
