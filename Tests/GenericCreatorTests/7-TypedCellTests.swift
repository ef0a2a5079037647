import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.7 TypedCell", .graded)
struct TypedCellTests {
  private let compiler = CompilerProbe(
    counterpart: table + #"_ = table.dequeue(TodoCell.self, for: path, with: Todo(title: "Tea"))"#,
    imports: ["Foundation"])

  @Test("two lists side by side each show their own to-dos")
  func twoLists() {
    // Creates both before it looks at one.
    let lists = [[milk, report], [mina, report]].map { makeTodoList(todos: $0) }
    #expect(
      lists.map { $0.rows.map { $0.first ?? "" } } == [
        ["Buy milk", "Write the report", "2 of 2 done"],
        ["Call Mina", "Write the report", "1 of 2 done"],
      ],
      """
      The test showed two lists side by side, as on an iPad, with different to-dos. These are the \
      first texts of their rows. Each list should show its own to-dos. What do the two lists \
      share, and which object could pass a list's own to-dos to its cells instead?
      """)
  }

  @Test("a row without a note doesn't show another row's note")
  func note() {
    #expect(
      leftInBareRows { !$0.hasPrefix("▒") && $0 != "✓" } == [],
      """
      The first to-dos have a note each, and the last ones have none. The test scrolled to the \
      end, so the last rows reused cells from the first rows. These notes are still in them. What \
      does configure(with:) do with the label if there's no note?
      """)
  }

  @Test("a row without a photo shows no photo of another row")
  func photo() {
    #expect(
      leftInBareRows { $0.hasPrefix("▒") } == [],
      """
      The first to-dos have a photo each, and the last ones have none. The test scrolled to the \
      end, so the last rows reused cells from the first rows. These photos are still in them. What \
      does configure(with:) do with the image view if there's no photo?
      """)
  }

  @Test("an unfinished to-do shows no check mark from another row")
  func checkMark() {
    #expect(
      leftInBareRows { $0 == "✓" } == [],
      """
      The first to-dos are done, and the last ones aren't. The test scrolled to the end, so the \
      last rows reused cells from the first rows. These check marks are still in them. Which \
      accessoryType does configure(with:) set if a to-do isn't done?
      """)
  }

  @Test("a reconfigured row shows nothing of its previous to-do")
  func inPlace() {
    let rows = Rows([milk])
    let table = rows.table
    rows.todos = [mina]
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    let row = table.visibleCells.first?.seen ?? []
    #expect(
      row.contains("Call Mina"),
      "The test called dequeue with the row's new to-do, “Call Mina”. Which line fills the cell?")
    #expect(
      Set(row).isDisjoint(with: milk.things),
      """
      The row showed “Buy milk”, with a note, a photo and a check mark. Then the test changed the \
      row's to-do to “Call Mina”, which has none of these, and reconfigured the row. That fills \
      the same cell, without prepareForReuse. Which function fills a cell each time?
      """)
    guard Set(row).isDisjoint(with: milk.things) else { return }
    for todo in [mina, Todo(title: ""), mina] {
      rows.todos = [todo]
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      let new = Rows([todo])
      #expect(
        table.visibleCells.first?.look == new.table.visibleCells.first?.look,
        """
        The row showed other to-dos before, and shows “\(todo.title)” now. It should look like a \
        new cell with this to-do. Which property does configure(with:) set for some to-dos, but \
        not for all?
        """)
    }
  }

  @Test("dequeue returns a cell of your class that shows your model")
  func ofThatClass() {
    let rows = Rows([])
    let cell: UITableViewCell? = rows.table.dequeue(
      SummaryCell.self, for: IndexPath(row: 0, section: 0), with: [milk, mina])
    #expect(
      cell is SummaryCell,
      """
      The test requested a SummaryCell, but got a cell of another class. The table finds a cell by \
      its identifier. Which identifier does your function pass?
      """)
    #expect(
      cell?.seen == ["1 of 2 done"],
      """
      The test passed two to-dos, one of them done. The returned cell should already say “1 of 2 \
      done”. Which line fills the cell?
      """)
  }

  @Test("the compiler rejects a model of the wrong type")
  func wrongModel() {
    compiler.rejects(
      each: wrongModels.map { cell, model in
        table + "_ = table.dequeue(\(cell).self, for: path, with: \(model))"
      },
      """
      A TodoCell shows a Todo, and a SummaryCell shows a [Todo]. This line passes a value of \
      another type, and the compiler accepts it. Where could each cell declare the type of its \
      model? (2.6)
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
      """
      The caller passes a class, and should get a cell of this class, without a cast or an \
      optional. Which type does your function return?
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

  /// Returns what rows with only a title show from other rows, after scrolling.
  private func leftInBareRows(where isMeant: (String) -> Bool) -> ArraySlice<String> {
    let screen = longList()
    let ofOthers = Set(screen.rows.joined())
    screen.scroll(to: bottom)
    return screen.rows.filter { $0.contains { $0.hasPrefix("Open") } }.flatMap { row in
      row.filter { ofOthers.contains($0) && isMeant($0) }.map { "\($0), in “\(row[0])”" }
    }.prefix(3)
  }
}

/// A data source that gets its rows from `dequeue(_:for:with:)`.
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
