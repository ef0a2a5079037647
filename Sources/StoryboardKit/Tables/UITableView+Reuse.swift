import Foundation

extension UITableView {
  /// Returns whether a view at this position is visible at the current content offset.
  func isVisible(top: CGFloat, height: CGFloat) -> Bool {
    top + height > contentOffset.y && top < contentOffset.y + bounds.height
  }

  /// Queues for reuse the cells that aren't visible, or all cells if the rows are stale.
  func enqueue() {
    for (path, cell) in cells.sorted(by: { $0.key > $1.key })
    where isStale || !isVisible(top: cell.frame.minY, height: cell.frame.height) {
      cell.removeFromSuperview()
      cells[path] = nil
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      if let identifier = cell.reuseIdentifier, !cell.isStatic {
        queues[identifier, default: []].append(cell)
      }
    }
    edges.forEach { $0.removeFromSuperview() }
    edges = []
  }

  /// Calls the data source for the existing cells of visible rows.
  func reconfigure(_ paths: [IndexPath]) {
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
