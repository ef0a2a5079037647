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
      Set(todo.expectedContent).subtracting(row).map { "\($0), in the row “\(todo.title)”" }
    }
    let isComplete = missing.isEmpty
    #expect(
      isComplete,
      "Missing: \(missing.joined(separator: "; ")). Which code fills a row's cell?")
    #expect(
      screen.rows.count == 4,
      "Each to-do has a row, and so does the summary. Which line counts the rows?")
  }

  @Test("the last row shows how many of your to-dos are done")
  func summary() {
    let screen = makeTodoList(todos: [milk, mina, report, report])
    #expect(
      screen.rows.last == ["3 of 4 done"],
      "Two of the to-dos are equal. Which to-dos does the last row's cell get?")
    #expect(
      makeTodoList(todos: []).rows.last != ["Summary"],
      "“Summary” is the storyboard's text. Which line skips an empty list?")
  }

  @Test("a row that appears after scrolling shows its own to-do")
  func scrolled() {
    let screen = makeLongList()
    // Creates the first cells, because a table can reuse only existing cells.
    screen.tableView.layoutIfNeeded()
    screen.scroll(to: bottom)
    let titles = screen.rows.suffix(4).map { $0.first ?? "" }
    #expect(
      titles == ["Open 23", "Open 24", "Open 25", "25 of 50 done"],
      "Below: the last rows' first texts, in reused cells. Which code fills a reused cell?")
  }

  @Test("a row looks the same after scrolling away and back")
  func visibleAgain() {
    let screen = makeLongList()
    let before = screen.rows
    screen.scroll(to: bottom)
    screen.scroll(to: 0)
    #expect(
      screen.rows == before,
      "The first rows reused cells without a note or photo. Which line shows a hidden view again?")
  }

  @Test("a reconfigured row shows nothing of its previous to-do")
  func inPlace() {
    let rows = Rows([milk])
    let table = rows.table
    rows.todos = [mina]
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    let row = table.visibleCells.first?.visibleContent ?? []
    #expect(
      row.contains("Call Mina"),
      "The test called dequeue with the row's new to-do, “Call Mina”. Which line fills the cell?")
    #expect(
      Set(row).isDisjoint(with: milk.expectedContent),
      """
      reconfigureRows(at:) fills the same cell again, without prepareForReuse. Which function \
      fills a cell each time?
      """)
    guard Set(row).isDisjoint(with: milk.expectedContent) else { return }
    for todo in [mina, Todo(title: ""), mina] {
      rows.todos = [todo]
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      let new = Rows([todo])
      #expect(
        table.visibleCells.first?.styledContent == new.table.visibleCells.first?.styledContent,
        """
        This row showed other to-dos before, but should now look like a new cell. Which property \
        does configure(with:) set for some to-dos, but not for all?
        """)
    }
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
      UIKit doesn't allow another cell for a reconfigured row. Which of your lines dequeues a cell \
      without the row's index path?
      """)
  }

  @Test("the compiler rejects a model of the wrong type")
  func wrongModel() {
    compiler.rejects(
      each: wrongModels.map { cell, model in
        table + "_ = table.dequeue(\(cell).self, for: path, with: \(model))"
      },
      """
      A TodoCell shows a Todo, and a SummaryCell shows a [Todo]. Where could each cell declare the \
      type of its model, as in 2.6?
      """)
  }

  @Test("dequeue(TodoCell.self, …) has the return type TodoCell")
  func result() {
    compiler.accepts(
      table + """
        let cell = table.dequeue(TodoCell.self, for: path, with: Todo(title: "Tea"))
        let _: TodoCell = cell
        let other = table.dequeue(SummaryCell.self, for: path, with: [Todo(title: "Tea")])
        let _: SummaryCell = other
        """,
      "The caller should need no cast and no optional. Which type does your function return?")
  }

  @Test("a cell's configure(with:) takes its model, and nothing else")
  func wrongConfiguration() {
    compiler.rejects(
      each: wrongModels.map { cell, model in
        "func fill(_ cell: \(cell)) { cell.configure(with: \(model)) }"
      },
      unlike: #"func fill(_ cell: TodoCell) { cell.configure(with: Todo(title: "Tea")) }"#,
      "A cell should accept only its own model. Which configure(with:) accepts this argument?")
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
      This class isn't a cell, even with a configure(with:). Where could your function require a \
      UITableViewCell?
      """)
  }

  @Test("the compiler rejects a cell without configure(with:)")
  func noConfiguration() {
    compiler.rejects(
      table + #"_ = table.dequeue(UITableViewCell.self, for: path, with: "Tea")"#,
      """
      A plain UITableViewCell can't show this model. Where could your function require \
      configure(with:)?
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
      A reused cell would still show the model of its previous row. Which parameter of your \
      function allows this call?
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
      configure(with:) declares the model's type, and the class's name is the identifier. What \
      else does your protocol require?
      """)
  }

  @Test("dequeue traps for a missing cell, with the cell's name")
  func missingCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      This table has no cell with the identifier TodoCell. What does your function return for a \
      missing cell?
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
      The message should name the identifier. Which dequeueReusableCell method traps with such a \
      message?
      """)
  }

  @Test("dequeue traps for a cell of the wrong class")
  func otherClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      Under the identifier TodoCell, this table has a plain UITableViewCell. What does your \
      function return for a cell of the wrong class?
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
      "The message should name the cell. Which value in your function contains the name?")
  }

  private let milk = Todo(
    title: "Buy milk", note: "Two bottles", photo: UIImage(named: "milk"), isDone: true)

  private let mina = Todo(title: "Call Mina")
  private let report = Todo(title: "Write the report", isDone: true)

  /// The largest offset of the long list, whose 51 rows are higher than the screen.
  private let bottom: CGFloat = 51 * 44 - 852
}

/// Creates a list of 25 to-dos with everything that a row can show, then 25 with only a title.
func makeLongList() -> UITableViewController {
  let full = (1...25).map {
    Todo(
      title: "Done \($0)", note: "Note \($0)", photo: UIImage(named: "photo \($0)"), isDone: true)
  }
  return makeTodoList(todos: full + (1...25).map { Todo(title: "Open \($0)") })
}

/// A data source that gets its rows from `dequeue(_:for:with:)`.
final class Rows: NSObject, UITableViewDataSource {
  var todos: [Todo]
  private let screen = makeTodoList(todos: [])

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  /// The table of the storyboard, with these rows.
  var table: UITableView {
    let table: UITableView = screen.tableView
    table.dataSource = self
    table.layoutIfNeeded()
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    todos.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell? = tableView.dequeue(
      TodoCell.self, for: indexPath, with: todos[indexPath.row])
    return cell ?? UITableViewCell()
  }
}

/// The declarations that the snippets about a table use.
let table = """
  let table = UITableView()
  let path = IndexPath(row: 0, section: 0)

  """

/// Pairs of a cell and a value that isn't the cell's model.
let wrongModels = [
  ("TodoCell", #""Tea""#), ("TodoCell", #"[Todo(title: "Tea")]"#), ("TodoCell", "1"),
  ("SummaryCell", #"Todo(title: "Tea")"#), ("SummaryCell", "[1]"), ("SummaryCell", "()"),
]

extension Todo {
  /// The texts, photo and check mark that the to-do's row should show.
  var expectedContent: [String] {
    [title] + [note, photo.map { "▒ \($0.name)" }].compactMap(\.self) + (isDone ? ["✓"] : [])
  }
}

extension UITableViewController {
  /// The content of each visible row, from top to bottom.
  var rows: [[String]] { tableView.visibleCells.map(\.visibleContent) }

  func scroll(to offset: CGFloat) {
    tableView.contentOffset.y = offset
    tableView.layoutIfNeeded()
  }
}

extension UITableViewCell {
  /// The visible content of a row, with its colors, fonts and so on.
  var styledContent: [String] {
    let accessory = accessoryView.map { "\(type(of: $0))" } ?? "\(accessoryType)"
    return visibleContent + styles + [accessory]
  }

  /// The texts, photos and check mark of a row.
  var visibleContent: [String] {
    contentView.nestedContent + (accessoryType == .checkmark ? ["✓"] : [])
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

  var nestedContent: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let text = (self as? UILabel)?.text.flatMap { $0.isEmpty ? nil : $0 }
    let photo = (self as? UIImageView)?.image.map { "▒ \($0.name)" }
    return [text, photo].compactMap(\.self) + subviews.flatMap(\.nestedContent)
  }
}
