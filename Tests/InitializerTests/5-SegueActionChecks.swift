import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.5 SegueAction: checks", .graded)
struct SegueActionChecks {
  private let compiler = CompilerProbe(counterpart: "_ = makeTodoTable(todos: [])")
  private let table = makeTodoTable(todos: ["Milk", "Bread", "Salt", ""].map { Todo(title: $0) })
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: table)
    window = UIWindow(showing: navigation)
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
