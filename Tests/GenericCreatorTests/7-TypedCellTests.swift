import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.7 TypedCell", .graded)
struct TypedCellTests {
  @Test("two lists side by side each show their own to-dos")
  func twoLists() {
    // Creates both lists before reading one.
    let lists = [[milk, report], [mina, report]].map { makeTodoList(todos: $0) }
    #expect(
      lists.map { $0.rows.map { $0.first ?? "" } } == [
        ["Buy milk", "Write the report", "2 of 2 done"],
        ["Call Mina", "Write the report", "1 of 2 done"],
      ],
      """
      The two lists shouldn't read shared data. Which object could pass each list's own to-dos to \
      its cells?
      """)
  }

  @Test("a row without a note doesn't show another row's note")
  func note() {
    #expect(
      leftovers { !$0.hasPrefix("▒") && $0 != "✓" } == [],
      """
      These rows reused cells whose to-dos had a note. What does configure(with:) do with the \
      label if there's no note?
      """)
  }

  @Test("a row without a photo shows no photo of another row")
  func photo() {
    #expect(
      leftovers { $0.hasPrefix("▒") } == [],
      """
      These rows reused cells whose to-dos had a photo. What does configure(with:) do with the \
      image view if there's no photo?
      """)
  }

  @Test("an unfinished to-do shows no check mark from another row")
  func checkMark() {
    #expect(
      leftovers { $0 == "✓" } == [],
      """
      These rows reused cells whose to-dos were done. Which accessoryType does configure(with:) \
      set if a to-do isn't done?
      """)
  }

  @Test("dequeue returns a cell of your class that shows your model")
  func ofThatClass() {
    let rows = Rows([])
    let cell: UITableViewCell? = rows.table.dequeue(
      SummaryCell.self, for: IndexPath(row: 0, section: 0), with: [milk, mina])
    #expect(
      cell is SummaryCell,
      "The table finds a cell by its identifier. Which identifier does your function pass?")
    #expect(
      cell?.visibleContent == ["1 of 2 done"],
      "The returned cell should already show its model. Which line fills the cell?")
  }

  private let milk = Todo(
    title: "Buy milk", note: "Two bottles", photo: UIImage(named: "milk"), isDone: true)

  private let mina = Todo(title: "Call Mina")
  private let report = Todo(title: "Write the report", isDone: true)

  /// The largest offset of the long list, whose 51 rows are higher than the screen.
  private let bottom: CGFloat = 51 * 44 - 852

  /// Returns the content of other rows that rows with only a title show after scrolling.
  private func leftovers(where isIncluded: (String) -> Bool) -> ArraySlice<String> {
    let screen = makeLongList()
    let ofOthers = Set(screen.rows.joined())
    screen.scroll(to: bottom)
    return screen.rows.filter { $0.contains { $0.hasPrefix("Open") } }.flatMap { row in
      row.filter { ofOthers.contains($0) && isIncluded($0) }.map { "\($0), in “\(row[0])”" }
    }.prefix(3)
  }
}
