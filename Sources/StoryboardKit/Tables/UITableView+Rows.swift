public import Foundation

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    dataSource?.numberOfSections(in: self) ?? staticSections.count
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    if let dataSource { return dataSource.tableView(self, numberOfRowsInSection: section) }
    return staticSections.indices.contains(section) ? staticSections[section].cells.count : 0
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    loadRows()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    loadRows()
    return cells.keys.sorted()
  }

  /// Returns the cell of a row, or nil if the row isn't visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadRows()
    return cells[indexPath]
  }

  /// Returns the index path of a cell, or nil if the cell isn't visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the index path of the row at a point, or nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRows()
    return cells.first { $0.value.frame.contains(point) }?.key
  }

  /// Loads the cells of the visible rows if needed.
  func loadRows() {
    guard isStale || offsetOfRows != contentOffset else { return }
    enqueue()
    isStale = false
    offsetOfRows = contentOffset
    // As in UIKit, both are as wide as the table.
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.size.width = bounds.width
    var top = tableHeaderView?.frame.height ?? 0
    for section in 0..<max(numberOfSections, 0) {
      top += place(.header, of: section, top: top)
      for row in 0..<max(numberOfRows(inSection: section), 0) {
        let path = IndexPath(row: row, section: section)
        let height = self.height(at: path)
        if isVisible(top: top, height: height), cells[path] == nil {
          load(path, top: top, height: height)
        }
        top += height
        if top >= contentOffset.y + bounds.height { break }
      }
      top += place(.footer, of: section, top: top)
    }
    if let footer = tableFooterView {
      footer.frame.origin.y = top
      top += footer.frame.height
    }
    contentSize = CGSize(width: bounds.width, height: top)
  }

  private func height(at path: IndexPath) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return asked > 0 ? asked : 44
  }

  private func load(_ path: IndexPath, top: CGFloat, height: CGFloat) {
    let cell: UITableViewCell
    if let dataSource {
      cell = dataSource.tableView(self, cellForRowAt: path)
    } else {
      cell = staticSections[path.section].cells[path.row]
    }
    show(cell, at: path, in: CGRect(x: 0, y: top, width: bounds.width, height: height))
  }

  /// Adds the cell of a row to the table.
  func show(_ cell: UITableViewCell, at path: IndexPath, in frame: CGRect) {
    cells[path] = cell
    cell.frame = frame
    addSubview(cell)
    cell.setSelected(path == selection, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  // MARK: Changes, all of which reload every row

  /// Reloads the table after rows were inserted, without animation.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Reloads the table after rows were deleted, without animation.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Reloads the rows, without animation.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Reloads the table after sections were inserted, without animation.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Reloads the table after sections were deleted, without animation.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Reloads the table after a row was moved, without animation.
  public func moveRow(at path: IndexPath, to newPath: IndexPath) { changed() }
  /// Reloads the sections, without animation.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Begins a group of changes, which has no effect.
  public func beginUpdates() {}
  /// Ends a group of changes, and reloads the table.
  public func endUpdates() { changed() }

  /// Runs a group of changes, reloads the table, and calls the completion handler.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changed()
    completion?(true)
  }

  private func changed() {
    isStale = true
    setNeedsLayout()
  }
}
