import Foundation
import StoryboardKit
import Testing

@Suite("Cells used again", .serialized)
struct TableReuseTests {
  @Test("a cell that scrolls out of sight comes back as another row, and is made ready for it")
  func scrolled() {
    let rows = CountedRows(100)
    let before = rows.cells
    rows.table.contentOffset.y = 440
    rows.table.layoutIfNeeded()
    #expect(before.count == 10)
    #expect(Set(rows.cells.map(ObjectIdentifier.init)) == Set(before.map(ObjectIdentifier.init)))
    #expect(rows.cells.map(\.reuses) == Array(repeating: 1, count: 10))
    #expect(rows.table.indexPathsForVisibleRows?.map(\.row) == Array(10..<20))
  }

  @Test("a cell that stays visible is left alone while the table is scrolled")
  func stays() {
    let rows = CountedRows(100)
    let before = rows.cells
    rows.asked = []
    rows.table.contentOffset.y = 88
    rows.table.layoutIfNeeded()
    #expect(rows.asked == [10, 11])
    #expect(rows.cells.prefix(8).map(\.self) == Array(before.suffix(8)))
  }

  @Test("a row that is reconfigured is filled in its own cell, which is not made ready for reuse")
  func reconfigured() {
    let rows = CountedRows(3)
    let before = rows.cells
    rows.asked = []
    rows.table.reconfigureRows(at: [1, 50].map { IndexPath(row: $0, section: 0) })
    #expect(rows.asked == [1])
    #expect(rows.cells == before)
    #expect(rows.cells.map(\.reuses) == [0, 0, 0])
  }

  @Test("a row that is reconfigured, and given another cell, shows that one")
  func reconfiguredByAnother() {
    let rows = CountedRows(3)
    let other = NibCell(style: .default, reuseIdentifier: nil)
    rows.other = other
    rows.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    #expect(rows.cells[1] === other)
    #expect(rows.table.subviews.count { $0 is NibCell } == 3)
  }
}

/// A table with ten visible rows, and the calls to its data source.
private final class CountedRows: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  /// The rows for which the table requested cells, in order.
  var asked: [Int] = []
  /// A cell to return instead of a dequeued cell.
  var other: NibCell?
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
    table.register(NibCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = self
    table.layoutIfNeeded()
  }

  var cells: [NibCell] { table.visibleCells.compactMap { $0 as? NibCell } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    return other ?? tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
}
