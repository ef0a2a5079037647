import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer
@testable import InitializerSupport

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

  @Test("somebody renames the segue again")
  func renamed() throws {
    let storyboard = try storyboardWithRenamedSegue()
    let table = storyboard.instantiateViewController(identifier: "TodoTable") { coder in
      TodoTableViewController(coder: coder, todos: [Todo(title: "Milk"), Todo(title: "Bread")])
    }
    let navigation = UINavigationController(rootViewController: table)
    let window = UIWindow(showing: navigation)
    withExtendedLifetime(window) {
      table.tableView.tapRow(at: IndexPath(row: 1, section: 0))
      record(navigation)
    }
    let opened = navigation.viewControllers.count > 1 ? navigation.topViewController : nil
    let texts = opened?.visibleTexts ?? []
    #expect(
      texts.contains("Bread"),
      """
      Next Tuesday, a colleague renames the segue to “openTodo”, and a user taps Bread. Which \
      line would your colleague have to find?
      """)
  }

  @Test("a user scrolls down a long list and taps a row")
  func scrolled() {
    let table = makeTodoTable(todos: (1...60).map { Todo(title: "To-do \($0)") })
    let navigation = UINavigationController(rootViewController: table)
    let window = UIWindow(showing: navigation)
    withExtendedLifetime(window) {
      table.tableView.contentOffset = CGPoint(x: 0, y: 44 * 30)
      table.tableView.tapRow(at: IndexPath(row: 34, section: 0))
      record(navigation)
    }
    let opened = navigation.viewControllers.count > 1 ? navigation.topViewController : nil
    #expect(
      opened?.visibleTexts.contains("To-do 35") == true,
      """
      The user scrolled down to To-do 35 and tapped it. How does your code find the tapped row's \
      to-do?
      """)
  }

  @Test("a colleague puts a box before a row's text")
  func decorated() {
    let path = IndexPath(row: 1, section: 0)
    let text = table.tableView.cellForRow(at: path)?.textLabel
    text?.text = "☐ Bread"
    tapRow(1)
    record(navigation)
    let texts = navigation.viewControllers.count > 1 ? textsOnTop : []
    #expect(
      texts.contains("Bread"),
      """
      The list's row now says “☐ Bread”. Its to-do's title is still “Bread”, but that's not what \
      the screen shows. Where does your code get the to-do?
      """)
  }

  @Test("a keyboard shortcut starts the segue without a selected row")
  func noRow() async throws {
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
    guard let picture else { return }
    let scene = """
      The user opened Milk and went back. Then a shortcut called performSegue without a selected \
      row. Nobody chose a to-do, so no screen should open; a crash, which testers notice, is fine.
      """
    let question =
      if picture.contains("Milk") {
        "This one shows Milk. Which line chose it?"
      } else if !table.shouldPerformSegue(withIdentifier: "showTodo", sender: nil) {
        "performSegue doesn't ask shouldPerformSegue. Who created this screen?"
      } else if try prepareChangesOpenScreen() {
        "This screen existed before prepare(for:). Who created it?"
      } else {
        nil as String?
      }
    Issue.record(
      question.map { "\(scene) \($0)" } ?? """
        A shortcut called performSegue without a selected row, and a screen opened that nobody \
        asked for. A crash, which testers notice, would be fine. Which initializer created the \
        screen?
        """)
  }

  @Test("a colleague creates a to-do screen without its to-do")
  func withoutRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController()",
      """
      This line compiles in any file, and its screen has no to-do. How would its author notice?
      """)
  }

  @Test("a colleague creates a to-do screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoDetailViewController(coder: NSCoder())", because: .closed,
      """
      This line compiles in any file, but a coder contains no to-do. \
      \(TodoDetailViewController.questionAboutCoder("Is this initializer yours, or inherited?"))
      """)
  }

  @Test("after a tap, a coder alone can't create a to-do screen")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      If a segue action returns nil, the segue calls init(coder:), which gets no to-do. What \
      does the user of a release build see then?
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

  @Test("prepare(for:) and titles don't change an open to-do screen")
  func notCorrected() async throws {
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    let before = contents(of: screen)
    prepareForAnotherRow(screen)
    record(navigation)
    #expect(
      contents(of: screen) == before,
      """
      UIKit calls prepare(for:) after each segue action. The test called it for another row, and \
      the open screen changed. Which line changed it?
      """)
    let texts = textsOnTop
    screen.retitle("Work")
    await drainMainActor()
    #expect(
      textsOnTop == texts,
      "The test set the screen's titles, and a text changed. Which property does the label read?")
  }

  @Test("a tap creates and shows one screen")
  func onePush() {
    let made = UIViewController.creations { tapRow(1) }
    record(navigation)
    let counts = [made.count, navigation.viewControllers.count]
    #expect(
      counts == [1, 2],
      """
      A tap should create one screen and show it above the list. Which line creates or pushes a \
      screen?
      """)
  }

  @Test("a colleague passes nil for a to-do")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "TodoDetailViewController", taking: ["Todo?"], among: 1...2,
      "This initializer takes an optional. What would a screen without a to-do show?")
  }

  @Test("somebody tries to replace an open screen's to-do")
  func constant() throws {
    // Without a window, so that the screen has just been created.
    let navigation = UINavigationController(rootViewController: table)
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    #expect(
      screen.variables(holding: Todo.self) == [],
      """
      Code in this file can replace the open screen's to-do, and everything compiles. Who has the \
      to-do before the screen exists?
      """)
  }

  @Test("no initializer or function creates a to-do screen without a to-do")
  func makers() {
    // A coder, a place in a list, a list, or a part of the list's screen.
    let place =
      #/
      NSCoder | Int | IndexPath | Bool | Void | \(\)
      | \[Todo\] | \w*(Array|Slice|Set|Collection|Sequence)<Todo> | Todo\.\.\.
      | UITable\w+ | (Lines|TodoTable)ViewController
      /#
    let probe = DeclarationProbe()
    /// Returns whether a type, such as a struct with a list and an index, can be created without a
    /// to-do.
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
      A caller needs no to-do for this: a coder, an index, an optional, a list or the list's \
      screen is enough, even wrapped in another type. Which code should find the to-do?
      """)
  }

  /// Returns the texts, titles and own properties of a screen, which other code could change.
  private func contents(of screen: UIViewController) -> [String] {
    let properties = sequence(first: Mirror(reflecting: screen), next: \.superclassMirror)
      .filter { String(reflecting: $0.subjectType).hasPrefix("Initializer.") }
      .flatMap(\.children)
      // The texts include an outlet's text.
      .filter { !"\(type(of: $0.value))".hasPrefix("Outlet<") }
      .map { "\($0.label ?? "?"): \($0.value)" }
    let titles = [screen.title, screen.navigationItem.title].compactMap(\.self)
    return screen.visibleTexts + titles + properties
  }

  /// Repeats, for another row, the steps of a tap and a segue after the screen is created.
  private func prepareForAnotherRow(_ screen: UIViewController) {
    let path = IndexPath(row: 2, section: 0)
    table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    let segue = UIStoryboardSegue(identifier: "showTodo", source: table, destination: screen)
    table.prepare(for: segue, sender: table.tableView.cellForRow(at: path))
  }

  /// Returns whether prepare(for:), called for another row, changes a screen that a tap opened.
  private func prepareChangesOpenScreen() throws -> Bool {
    tapRow(1)
    let screen = try #require(navigation.topViewController)
    let before = contents(of: screen)
    prepareForAnotherRow(screen)
    return contents(of: screen) != before
  }

  private var textsOnTop: [String] { navigation.topViewController?.visibleTexts ?? [] }

  private func tapRow(_ row: Int) {
    table.tableView.tapRow(at: IndexPath(row: row, section: 0))
  }
}

/// Returns the storyboard “Main”, in which the segue to a to-do has another name.
private func storyboardWithRenamedSegue() throws -> UIStoryboard {
  let url = try #require(
    Bundle.module.url(forResource: "Main", withExtension: "storyboard", subdirectory: "Screens"))
  let text = try String(contentsOf: url, encoding: .utf8)
  let name = /identifier="\w*" destinationCreationSelector="makeDetail:sender:"/
  try #require(
    text.firstMatch(of: name) != nil,
    "Main.storyboard should have a segue with makeDetail as its action. Did you change the file?")
  let renamed = text.replacing(
    name, with: #"identifier="openTodo" destinationCreationSelector="makeDetail:sender:""#)
  return UIStoryboard(file: try InterfaceFile(data: Data(renamed.utf8), file: "Main.storyboard"))
}
