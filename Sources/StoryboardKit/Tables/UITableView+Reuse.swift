public import Foundation

extension UITableView {
  /// Whether something that high is in sight, as far as the table is scrolled now.
  func isInSight(top: CGFloat, height: CGFloat) -> Bool {
    top + height > contentOffset.y && top < contentOffset.y + bounds.height
  }

  /// Puts the cells that are out of sight aside for other rows; all, if the rows are stale.
  func enqueue() {
    for (path, cell) in cells.sorted(by: { $0.key > $1.key })
    where isStale || !isInSight(top: cell.frame.minY, height: cell.frame.height) {
      cell.removeFromSuperview()
      cells[path] = nil
      if let identifier = cell.reuseIdentifier, !cell.isStatic {
        queues[identifier, default: []].append(cell)
      }
    }
    edges.forEach { $0.removeFromSuperview() }
    edges = []
  }

  /// Has the cells of rows in sight filled anew, without making them ready for it.
  ///
  /// As in UIKit, each of these rows dequeues the very cell that it has, and `prepareForReuse` is
  /// not called.
  public func reconfigureRows(at paths: [IndexPath]) {
    loadRows()
    guard let dataSource else { return }
    for path in paths {
      guard let cell = cells[path] else { continue }
      reconfigured = path
      let filled = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard filled !== cell else { continue }
      cell.removeFromSuperview()
      show(filled, at: path, in: cell.frame)
    }
  }
}
