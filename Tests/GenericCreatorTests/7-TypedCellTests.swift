import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

/// What the snippets about a table need.
private let table = """
  let table = UITableView()
  let path = IndexPath(row: 0, section: 0)

  """

@Suite("5.7 TypedCell", .graded)
struct TypedCellTests {
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
    #expect(
      missing == [],
      """
      The test passed three to-dos. The first one has a note, a photo and a check mark. These \
      things are not in their rows. Does each cell get its row's to-do, and show all of it?
      """)
    #expect(screen.rows.count == 4, "There should be a row for each to-do, and one more below.")
  }

  @Test("the last row tells how many of your to-dos are done")
  func summary() {
    let screen = makeTodoList(todos: [milk, mina, report, report])
    #expect(
      screen.rows.last == ["3 of 4 done"],
      """
      The test passed four to-dos, two of them equal, and three of the four are done. The last row \
      should say so. Does its cell get the to-dos of this list?
      """)
    #expect(
      makeTodoList(todos: []).rows.last != ["Summary"],
      """
      The test passed no to-dos, and the last row still says “Summary”, the text of the \
      storyboard. Which line skips an empty list?
      """)
  }

  @Test("two lists side by side each show their own to-dos")
  func twoLists() {
    // Both are there before one is looked at.
    let lists = [[milk], [mina, report]].map { makeTodoList(todos: $0) }
    #expect(
      lists.map { $0.rows.map { $0.first ?? "" } } == [
        ["Buy milk", "1 of 1 done"], ["Call Mina", "Write the report", "1 of 2 done"],
      ],
      """
      The test showed two lists side by side, as on an iPad, with different to-dos. These are the \
      first texts of their rows. Each list should show its own. Which object could keep the to-dos \
      of one list, and pass them to its cells?
      """)
  }

  @Test("a row without a note shows no note of another row")
  func note() {
    #expect(
      leftInBareRows { !$0.hasPrefix("▒") && $0 != "✓" } == [],
      """
      The first to-dos have a note each, and the last ones have none. Then the list was scrolled \
      to its end. The table used cells of the first rows for the last ones, and these notes are \
      still in them. What does the cell do with its label when there is no note?
      """)
  }

  @Test("a row without a photo shows no photo of another row")
  func photo() {
    #expect(
      leftInBareRows { $0.hasPrefix("▒") } == [],
      """
      The first to-dos have a photo each, and the last ones have none. Then the list was scrolled \
      to its end. The table used cells of the first rows for the last ones, and these photos are \
      still in them. What does the cell do with its image view when there is no photo?
      """)
  }

  @Test("a to-do that is not done has no check mark of another row")
  func checkMark() {
    #expect(
      leftInBareRows { $0 == "✓" } == [],
      """
      The first to-dos are done, and the last ones are not. Then the list was scrolled to its end. \
      The table used cells of the first rows for the last ones, and the check marks are still in \
      them. What does the cell do with its accessoryType when a to-do is not done?
      """)
  }

  @Test("a row that scrolls into sight shows its own to-do")
  func scrolled() {
    let screen = longList()
    // Only cells that are there can be used again.
    screen.tableView.layoutIfNeeded()
    screen.scroll(to: bottom)
    let titles = screen.rows.suffix(4).map { $0.first ?? "" }
    #expect(
      titles == ["Open 23", "Open 24", "Open 25", "25 of 50 done"],
      """
      The list was scrolled to its end. These are the first texts of the last rows. The table used \
      cells of other rows for them. Which code fills such a cell again?
      """)
  }

  @Test("a row that comes back into sight shows all that it showed before")
  func visibleAgain() {
    let screen = longList()
    let before = screen.rows
    screen.scroll(to: bottom)
    screen.scroll(to: 0)
    #expect(
      screen.rows == before,
      """
      The list was scrolled to its end and back. The first rows came back in cells that had been \
      rows without these. They should look as before. Which line shows again what was hidden?
      """)
  }

  @Test("a row that is filled anew in place shows nothing of what it showed before")
  func inPlace() {
    let rows = Rows([milk])
    let table = rows.table
    rows.todos = [mina]
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    let row = table.visibleCells.first?.seen ?? []
    #expect(
      row.contains("Call Mina"),
      "The row's to-do is “Call Mina” now, and dequeue was called with it. Was the cell filled?")
    #expect(
      Set(row).isDisjoint(with: milk.things),
      """
      The row showed “Buy milk”, with a note, a photo and a check mark. Then its to-do changed to \
      “Call Mina”, which has none of these, and the table was told to reconfigure the row. The \
      same cell is filled again then, and prepareForReuse is not called in between. Which function \
      is called every time that a cell gets something to show?
      """)
    guard Set(row).isDisjoint(with: milk.things) else { return }
    for todo in [mina, Todo(title: ""), mina] {
      rows.todos = [todo]
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      let new = Rows([todo])
      #expect(
        table.visibleCells.first?.look == new.table.visibleCells.first?.look,
        """
        The row showed other to-dos before, now “\(todo.title)”. It should look like a new cell \
        with this to-do. Which property does configure(with:) set for one to-do, but not for all?
        """)
    }
  }

  @Test("a row that is filled anew in place keeps its cell")
  func keepsItsCell() {
    // Held, as a table does not hold its data source.
    let screen = makeTodoList(todos: [milk, mina])
    let before = screen.tableView.visibleCells
    screen.tableView.reconfigureRows(at: screen.tableView.indexPathsForVisibleRows ?? [])
    #expect(
      screen.tableView.visibleCells == before,
      """
      The table was told to reconfigure its rows, and asked for a cell for each of them. Each row \
      should keep its cell, but some got another one, which UIKit does not allow. Does your \
      function pass its index path on, with dequeueReusableCell(withIdentifier:for:)?
      """)
  }

  @Test("dequeue gives a cell of the class that you name, filled with what you pass")
  func ofThatClass() {
    let rows = Rows([])
    let cell: UITableViewCell? = rows.table.dequeue(
      SummaryCell.self, for: IndexPath(row: 0, section: 0), with: [milk, mina])
    #expect(
      cell is SummaryCell,
      """
      The call names SummaryCell, but got a cell of another class. The table finds a cell by its \
      identifier. Where does that come from, and what does it have to do with the class?
      """)
    #expect(
      cell?.seen == ["1 of 2 done"],
      """
      The call passes two to-dos, and one of them is done. The cell should say so when the caller \
      gets it. Which code fills it, and with what?
      """)
  }

  @Test("the compiler rejects a model of the wrong type")
  func wrongModel() {
    compiler.rejects(
      each: wrongModels.map { cell, model in
        table + "_ = table.dequeue(\(cell).self, for: path, with: \(model))"
      },
      """
      A TodoCell shows a Todo, a SummaryCell shows a [Todo], and nothing else fits. Where could \
      each cell name the type that it shows, so that the compiler can compare? (2.6)
      """)
  }

  @Test("configure(with:) of a cell takes its model, and nothing else")
  func wrongConfiguration() {
    compiler.rejects(
      each: wrongModels.map { cell, model in
        "func fill(_ cell: \(cell)) { cell.configure(with: \(model)) }"
      },
      unlike: #"func fill(_ cell: TodoCell) { cell.configure(with: Todo(title: "Tea")) }"#,
      """
      Code that has a cell can call its configure(with:), too. Here it passes a wrong model, and \
      that compiles. Which configure(with:) accepts it?
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
      A label is no cell, and neither is a class that only has a configure(with:). So this call \
      can never get what it names. Which classes does your function accept, and where is that said?
      """)
  }

  @Test("the compiler rejects a cell that names no model")
  func noConfiguration() {
    compiler.rejects(
      table + #"_ = table.dequeue(UITableViewCell.self, for: path, with: "Tea")"#,
      """
      A plain UITableViewCell has no configure(with:), so what is passed here is lost. Which cells \
      can your function fill, and where does it say so?
      """)
  }

  @Test("the compiler rejects a cell without a model")
  func noModel() {
    compiler.rejects(
      each: [
        "_ = table.dequeue(TodoCell.self, for: path)",
        "_ = table.dequeue(TodoCell.self, for: path, with: nil)",
        "_ = table.dequeue(SummaryCell.self, for: path, with: nil)",
      ].map { table + $0 },
      """
      This call gives the cell nothing to show. If the cell was another row before, it still shows \
      that row. Why does a call without a model compile?
      """)
  }

  @Test("the result is the cell itself, without a cast or an optional")
  func result() {
    compiler.accepts(
      table + """
        let cell = table.dequeue(TodoCell.self, for: path, with: Todo(title: "Tea"))
        let _: TodoCell = cell
        let other = table.dequeue(SummaryCell.self, for: path, with: [Todo(title: "Tea")])
        let _: SummaryCell = other
        """,
      """
      The caller names the class, and should get a cell of that class, without a cast or an \
      optional. Which type does your function return?
      """)
  }

  @Test("a new cell writes nothing but its configure(with:)")
  func newCell() {
    compiler.accepts(
      table + """
        final class TagCell: UITableViewCell, ConfigurableCell {
          func configure(with model: [String: Int]) {}
        }
        let _: TagCell = table.dequeue(TagCell.self, for: path, with: ["red": 2])
        """,
      """
      A new kind of cell should need no more than this: configure(with:) has the model's type, and \
      the identifier is the name of the class. What else does your protocol require?
      """)
  }

  @Test("a cell that the table does not have stops the program, with its name")
  func missingCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      This table has no cell with the identifier TodoCell. To ask for it is a mistake in the \
      program, but the program did not stop.
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
      This table has no cell with the identifier TodoCell. The program stopped with this text. It \
      should name the identifier. Which dequeueReusableCell does that by itself?
      """)
  }

  @Test("a cell of another class stops the program")
  func otherClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      Under the identifier TodoCell this table has a plain UITableViewCell. That is a mistake in \
      the storyboard, but the program did not stop. What did the caller get, and what does it show?
      """
    ) { @MainActor in
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "TodoCell")
      _ = table.dequeue(
        TodoCell.self, for: IndexPath(row: 0, section: 0), with: Todo(title: "Tea"))
      ProgramEnd.leaveUnstopped()
    }
    // A cast that stops the program chooses its own words, which need not arrive here.
    guard let words = result?.lastWords, !words.isEmpty else { return }
    #expect(
      words.contains("TodoCell"),
      """
      Under the identifier TodoCell this table has a plain UITableViewCell. The program stopped \
      with this text. It should name the cell. What does your function know there?
      """)
  }

  /// Cells, each with something that it does not show.
  private let wrongModels = [
    ("TodoCell", #""Tea""#), ("TodoCell", #"[Todo(title: "Tea")]"#), ("TodoCell", "1"),
    ("SummaryCell", #"Todo(title: "Tea")"#), ("SummaryCell", "[1]"), ("SummaryCell", "()"),
  ]

  private let milk = Todo(
    title: "Buy milk", note: "Two bottles", photo: UIImage(named: "milk"), isDone: true)
  private let mina = Todo(title: "Call Mina")
  private let report = Todo(title: "Write the report", isDone: true)

  /// How far the long list can be scrolled: its 51 rows are higher than the screen.
  private let bottom: CGFloat = 51 * 44 - 852

  /// Many rows with all that a row can show, and then as many with a title alone.
  private func longList() -> UITableViewController {
    let full = (1...25).map {
      Todo(
        title: "Done \($0)", note: "Note \($0)", photo: UIImage(named: "photo \($0)"), isDone: true)
    }
    return makeTodoList(todos: full + (1...25).map { Todo(title: "Open \($0)") })
  }

  /// What some rows with a title alone show of the other ones, after the list was scrolled.
  private func leftInBareRows(where isMeant: (String) -> Bool) -> ArraySlice<String> {
    let screen = longList()
    let ofOthers = Set(screen.rows.joined())
    screen.scroll(to: bottom)
    return screen.rows.filter { $0.contains { $0.hasPrefix("Open") } }.flatMap { row in
      row.filter { ofOthers.contains($0) && isMeant($0) }.map { "\($0), in “\(row[0])”" }
    }.prefix(3)
  }
}

/// A data source that asks for each of its rows by dequeue(_:for:with:).
private final class Rows: NSObject, UITableViewDataSource {
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

extension Todo {
  /// What a row shows of it.
  fileprivate var things: [String] {
    [title] + [note, photo.map { "▒ \($0.name)" }].compactMap(\.self) + (isDone ? ["✓"] : [])
  }
}

extension UITableViewController {
  /// The content of each visible row, from top to bottom.
  fileprivate var rows: [[String]] { tableView.visibleCells.map(\.seen) }

  fileprivate func scroll(to offset: CGFloat) {
    tableView.contentOffset.y = offset
    tableView.layoutIfNeeded()
  }
}

extension UITableViewCell {
  /// How a row looks: what is visible in it, and in which colors, fonts and so on.
  fileprivate var look: [String] {
    let accessory = accessoryView.map { "\(type(of: $0))" } ?? "\(accessoryType)"
    return seen + styles + [accessory]
  }

  /// The texts and the photos of a row, and its check mark.
  fileprivate var seen: [String] {
    contentView.seenInside + (accessoryType == .checkmark ? ["✓"] : [])
  }
}

extension UIView {
  fileprivate var styles: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let label = (self as? UILabel).flatMap { $0.text?.isEmpty == false ? $0 : nil }
    let own = [
      backgroundColor?.description, alpha == 1 ? nil : "alpha \(alpha)",
      label?.textColor?.description, label?.font.map { "\($0.fontName) \($0.pointSize)" },
    ]
    return own.compactMap(\.self) + subviews.flatMap(\.styles)
  }

  fileprivate var seenInside: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let text = (self as? UILabel)?.text.flatMap { $0.isEmpty ? nil : $0 }
    let photo = (self as? UIImageView)?.image.map { "▒ \($0.name)" }
    return [text, photo].compactMap(\.self) + subviews.flatMap(\.seenInside)
  }
}
