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
      The screen that opens should show Bread. What does your segue action return for the tapped \
      row?
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
      Each row should open its own to-do, even one with an empty title; “Title” is the \
      storyboard's example. Where does each label get its text?
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
      The test deselected the row before performing the segue. Which code created the screen that \
      opened?
      """)
  }

  private var textsOnTop: [String] { navigation.topViewController?.visibleTexts ?? [] }

  private func tapRow(_ row: Int) {
    table.tableView.tapRow(at: IndexPath(row: row, section: 0))
  }
}
