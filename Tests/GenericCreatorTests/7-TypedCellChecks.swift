import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.7 TypedCell: checks", .graded)
struct TypedCellChecks {
  private let compiler = CompilerProbe(
    counterpart: table + #"_ = table.dequeue(TodoCell.self, for: path, with: Todo(title: "Tea"))"#,
    imports: ["Foundation"])

  @Test("each row shows its to-do")
  func rows() {
    let screen = makeTodoList(todos: [milk, mina, report])
    record(screen)
    let missing = zip(screen.rows, [milk, mina, report]).flatMap { row, todo in
      Set(todo.things).subtracting(row).map { "\($0), in the row “\(todo.title)”" }
    }
    let isComplete = missing.isEmpty
    #expect(
      isComplete,
      """
      The test passed three to-dos. The first one has a note, a photo and a check mark. Each row \
      should show everything in its to-do. Missing: \(missing.joined(separator: "; ")). Which code \
      fills a row's cell?
      """)
    #expect(screen.rows.count == 4, "There should be a row per to-do, and one for the summary.")
  }

  @Test("the last row shows how many of your to-dos are done")
  func summary() {
    let screen = makeTodoList(todos: [milk, mina, report, report])
    #expect(
      screen.rows.last == ["3 of 4 done"],
      """
      The test passed four to-dos, two of them equal; three of the four are done. The last row \
      should say “3 of 4 done”. Which to-dos does the last row's cell get?
      """)
    #expect(
      makeTodoList(todos: []).rows.last != ["Summary"],
      """
      The test passed no to-dos, but the last row still says “Summary”, the storyboard's text. \
      Which line skips an empty list?
      """)
  }

  @Test("a row that appears after scrolling shows its own to-do")
  func scrolled() {
    let screen = longList()
    // A table can only reuse existing cells.
    screen.tableView.layoutIfNeeded()
    screen.scroll(to: bottom)
    let titles = screen.rows.suffix(4).map { $0.first ?? "" }
    #expect(
      titles == ["Open 23", "Open 24", "Open 25", "25 of 50 done"],
      """
      The test scrolled to the end of the list, and these are the first texts of the last rows. \
      Each row should show its own to-do. The table reused cells from other rows. Which code fills \
      a reused cell?
      """)
  }

  @Test("a row looks the same after scrolling away and back")
  func visibleAgain() {
    let screen = longList()
    let before = screen.rows
    screen.scroll(to: bottom)
    screen.scroll(to: 0)
    #expect(
      screen.rows == before,
      """
      The test scrolled to the end of the list and back. On the way back, the first rows reused \
      cells from rows without a note or photo, but should look the same as before. Which line \
      shows a hidden view again?
      """)
  }

  @Test("a reconfigured row keeps its cell")
  func keepsItsCell() {
    // Kept, since a table has a weak reference to its data source.
    let screen = makeTodoList(todos: [milk, mina])
    let before = screen.tableView.visibleCells
    screen.tableView.reconfigureRows(at: screen.tableView.indexPathsForVisibleRows ?? [])
    #expect(
      screen.tableView.visibleCells == before,
      """
      The test reconfigured the table's rows. Each row should keep its cell, but some rows got \
      another cell, which UIKit doesn't allow. Does your function pass its index path to \
      dequeueReusableCell(withIdentifier:for:)?
      """)
  }

  @Test("a cell's configure(with:) takes its model, and nothing else")
  func wrongConfiguration() {
    compiler.rejects(
      each: wrongModels.map { cell, model in
        "func fill(_ cell: \(cell)) { cell.configure(with: \(model)) }"
      },
      unlike: #"func fill(_ cell: TodoCell) { cell.configure(with: Todo(title: "Tea")) }"#,
      """
      This code passes the wrong model to a cell's configure(with:), and the compiler accepts it. \
      A cell should accept only its own model. Which configure(with:) accepts this model?
      """)
  }

  @Test("the compiler rejects a class that is not a cell")
  func notACell() {
    compiler.rejects(
      each: [
        #"_ = table.dequeue(UILabel.self, for: path, with: "Tea")"#,
        """
        final class Badge: ConfigurableCell { func configure(with model: String) {} }
        _ = table.dequeue(Badge.self, for: path, with: "Tea")
        """,
      ].map { table + $0 },
      because: [.unfit, "inherit", "has no member"],
      """
      This class isn't a cell, even if it has a configure(with:), but the compiler accepts the \
      call. No table can return such a cell. Where could your function require a UITableViewCell?
      """)
  }

  @Test("the compiler rejects a cell without configure(with:)")
  func noConfiguration() {
    compiler.rejects(
      table + #"_ = table.dequeue(UITableViewCell.self, for: path, with: "Tea")"#,
      """
      A plain UITableViewCell has no configure(with:), so it can't show this model, but the \
      compiler accepts the call. Where could your function require configure(with:)?
      """)
  }

  @Test("the compiler rejects a call without a model or with nil")
  func noModel() {
    compiler.rejects(
      each: [
        "_ = table.dequeue(TodoCell.self, for: path)",
        "_ = table.dequeue(TodoCell.self, for: path, with: nil)",
        "_ = table.dequeue(SummaryCell.self, for: path, with: nil)",
      ].map { table + $0 },
      """
      This call passes no model, or nil, and the compiler accepts it. A reused cell would still \
      show the model of its previous row. Which parameter of your function accepts that?
      """)
  }

  @Test("a new cell class declares only configure(with:)")
  func newCell() {
    compiler.accepts(
      table + """
        final class TagCell: UITableViewCell, ConfigurableCell {
          func configure(with model: [String: Int]) {}
        }
        let _: TagCell = table.dequeue(TagCell.self, for: path, with: ["red": 2])
        """,
      """
      A new cell class should only have to declare configure(with:), which gives the model's type. \
      The identifier is the name of the class. What else does your protocol require?
      """)
  }

  @Test("dequeue traps for a missing cell, with the cell's name")
  func missingCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      This table has no cell with the identifier TodoCell. The call should trap, but the program \
      continued. What does your function return for a missing cell?
      """
    ) { @MainActor in
      _ = UITableView().dequeue(
        TodoCell.self, for: IndexPath(row: 0, section: 0), with: Todo(title: "Tea"))
      ProgramEnd.leaveUnstopped()
    }
    guard let result else { return }
    #expect(
      result.lastWords.contains("TodoCell"),
      """
      This table has no cell with the identifier TodoCell. The program trapped with this message, \
      but the message should name the identifier. Which dequeueReusableCell method does that itself?
      """)
  }

  @Test("dequeue traps for a cell of the wrong class")
  func otherClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      Under the identifier TodoCell, this table has a plain UITableViewCell. The call should trap, \
      but the program continued. What does your function return for a cell of the wrong class?
      """
    ) { @MainActor in
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "TodoCell")
      _ = table.dequeue(
        TodoCell.self, for: IndexPath(row: 0, section: 0), with: Todo(title: "Tea"))
      ProgramEnd.leaveUnstopped()
    }
    // A forced cast traps with its own message, which may not be captured.
    guard let words = result?.lastWords, !words.isEmpty else { return }
    #expect(
      words.contains("TodoCell"),
      """
      Under the identifier TodoCell, this table has a plain UITableViewCell. The program trapped \
      with this message, but the message should name the cell. Which value in your function \
      contains the name?
      """)
  }

  /// Cells, each with a value that isn't its model.
  private let wrongModels = [
    ("TodoCell", #""Tea""#), ("TodoCell", #"[Todo(title: "Tea")]"#), ("TodoCell", "1"),
    ("SummaryCell", #"Todo(title: "Tea")"#), ("SummaryCell", "[1]"), ("SummaryCell", "()"),
  ]

  private let milk = Todo(
    title: "Buy milk", note: "Two bottles", photo: UIImage(named: "milk"), isDone: true)

  private let mina = Todo(title: "Call Mina")
  private let report = Todo(title: "Write the report", isDone: true)

  /// The largest offset of the long list, whose 51 rows are higher than the screen.
  private let bottom: CGFloat = 51 * 44 - 852
}

/// Returns 25 rows with everything that a row can show, then 25 with only a title.
func longList() -> UITableViewController {
  let full = (1...25).map {
    Todo(
      title: "Done \($0)", note: "Note \($0)", photo: UIImage(named: "photo \($0)"), isDone: true)
  }
  return makeTodoList(todos: full + (1...25).map { Todo(title: "Open \($0)") })
}

/// The declarations that the snippets about a table use.
let table = """
  let table = UITableView()
  let path = IndexPath(row: 0, section: 0)

  """

extension Todo {
  /// The texts, photo and check mark that its row shows.
  var things: [String] {
    [title] + [note, photo.map { "▒ \($0.name)" }].compactMap(\.self) + (isDone ? ["✓"] : [])
  }
}

extension UITableViewController {
  /// The content of each visible row, from top to bottom.
  var rows: [[String]] { tableView.visibleCells.map(\.seen) }

  func scroll(to offset: CGFloat) {
    tableView.contentOffset.y = offset
    tableView.layoutIfNeeded()
  }
}

extension UITableViewCell {
  /// The visible content of a row, with its colors, fonts and so on.
  var look: [String] {
    let accessory = accessoryView.map { "\(type(of: $0))" } ?? "\(accessoryType)"
    return seen + styles + [accessory]
  }

  /// The texts, photos and check mark of a row.
  var seen: [String] {
    contentView.seenInside + (accessoryType == .checkmark ? ["✓"] : [])
  }
}

extension UIView {
  var styles: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let label = (self as? UILabel).flatMap { $0.text?.isEmpty == false ? $0 : nil }
    let own = [
      backgroundColor?.description, alpha == 1 ? nil : "alpha \(alpha)",
      label?.textColor?.description, label?.font.map { "\($0.fontName) \($0.pointSize)" },
    ]
    return own.compactMap(\.self) + subviews.flatMap(\.styles)
  }

  var seenInside: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let text = (self as? UILabel)?.text.flatMap { $0.isEmpty ? nil : $0 }
    let photo = (self as? UIImageView)?.image.map { "▒ \($0.name)" }
    return [text, photo].compactMap(\.self) + subviews.flatMap(\.seenInside)
  }
}
