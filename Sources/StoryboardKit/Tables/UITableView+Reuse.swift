public import Foundation

extension UITableView {
  /// Returns whether a view at this position is visible at the current content offset.
  func isVisible(top: CGFloat, height: CGFloat) -> Bool {
    top + height > contentOffset.y && top < contentOffset.y + bounds.height
  }

  /// Queues the cells that aren't visible for reuse, or all cells if the rows are stale.
  func enqueue() {
    for (path, cell) in cells.sorted(by: { $0.key > $1.key })
    where isStale || !isVisible(top: cell.frame.minY, height: cell.frame.height) {
      cell.removeFromSuperview()
      cells[path] = nil
      if let identifier = cell.reuseIdentifier, !cell.isStatic {
        queues[identifier, default: []].append(cell)
      }
    }
    edges.forEach { $0.removeFromSuperview() }
    edges = []
  }

  /// Configures the cells of visible rows again, without preparing them for reuse.
  ///
  /// As in UIKit, dequeuing returns each row's existing cell, and the table doesn't call
  /// `prepareForReuse`.
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
