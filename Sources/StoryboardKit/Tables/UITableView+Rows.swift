import Foundation

extension UITableView {
  /// Loads the cells of the visible rows if needed.
  func loadRows() {
    guard isStale || offsetOfRows != contentOffset else { return }
    enqueue()
    isStale = false
    offsetOfRows = contentOffset
    // As in UIKit, the header and the footer are as wide as the table.
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.size.width = bounds.width
    var top = tableHeaderView?.frame.height ?? 0
    for section in 0..<max(numberOfSections, 0) {
      top += layOut(.header, of: section, top: top)
      for row in 0..<max(numberOfRows(inSection: section), 0) {
        let path = IndexPath(row: row, section: section)
        let height = self.height(at: path)
        if isVisible(top: top, height: height), cells[path] == nil {
          load(path, top: top, height: height)
        }
        top += height
        if top >= contentOffset.y + bounds.height { break }
      }
      top += layOut(.footer, of: section, top: top)
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

  /// Reloads every row at the next layout.
  func setNeedsReload() {
    isStale = true
    setNeedsLayout()
  }
}
