import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.5 SegueAction", .graded)
struct SegueActionTests {
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
    // The list also shows Bread, so the test ignores its texts.
    let opened = navigation.viewControllers.count > 1 ? textsOnTop : []
    #expect(
      opened.contains("Bread"),
      """
      The test tapped Bread, and the screen that opened doesn't show it. Where is the to-do lost \
      on its way from the list to the label?
      """)
  }

  @Test("each row opens its own to-do")
  func eachRow() {
    expectTexts(
      [["Salt"], ["Milk"], []], afterTapsOn: [2, 0, 3],
      """
      The test tapped Salt, Milk, and a to-do with an empty title. “Title” is the storyboard's \
      example. Where does each label get its text?
      """)
  }

  @Test("after Back, the next tap opens the tapped row's to-do")
  func tapAfterBack() {
    expectTexts(
      [["Milk"], ["Milk"], ["Salt"], ["Milk"]], afterTapsOn: [0, 0, 2, 0],
      """
      The test tapped Milk, Milk again, Salt, and Milk, and went back each time. Which row does \
      your code read?
      """)
  }

  /// Taps rows of one list, going back before each tap, and compares the opened screens' texts.
  private func expectTexts(
    _ expected: [[String]], afterTapsOn rows: [Int], _ message: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var pictures: [String] = []
    let shown = rows.map { row in
      navigation.popToRootViewController(animated: false)
      tapRow(row)
      pictures.append(navigation.picture)
      return textsOnTop.filter(["Milk", "Bread", "Salt", "Title", "Nothing"].contains)
    }
    // The picture of the first tap that opened the wrong screen, if any.
    record(picture: pictures[zip(shown, expected).map(==).firstIndex(of: false) ?? 1])
    #expect(shown == expected, message, sourceLocation: sourceLocation)
  }

  private var textsOnTop: [String] { navigation.topViewController?.visibleTexts ?? [] }

  private func tapRow(_ row: Int) {
    table.tableView.tapRow(at: IndexPath(row: row, section: 0))
  }
}
