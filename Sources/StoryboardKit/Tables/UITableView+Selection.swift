public import Foundation

extension UITableView {
  /// Deselects the selected row, and selects another row, or no row if `path` is nil.
  func select(_ path: IndexPath?, animated: Bool) {
    if let old = selection { cells[old]?.setSelected(false, animated: animated) }
    selection = path
    if let path { cells[path]?.setSelected(true, animated: animated) }
  }

  /// Simulates a tap on a row: selects the row, performs the cell's segue, and calls the delegate.
  ///
  /// Not in UIKit, where a UI test taps the cell.
  public func tapRow(at indexPath: IndexPath) {
    loadRows()
    guard allowsSelection, let cell = cells[indexPath],
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    cell.setHighlighted(false, animated: false)
    guard let path = allowed(indexPath, { $0.tableView(self, willSelectRowAt: indexPath) }) else {
      return
    }
    if let old = selection, old != path {
      // As in UIKit, the delegate can keep the selection.
      guard allowed(old, { $0.tableView(self, willDeselectRowAt: old) }) != nil else { return }
      select(nil, animated: false)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    select(path, animated: false)
    cell.fire(accessory: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Returns the path that the delegate returns, or the given path if there is no delegate.
  private func allowed(
    _ path: IndexPath, _ ask: (any UITableViewDelegate) -> IndexPath?
  ) -> IndexPath? {
    if let delegate { ask(delegate) } else { path }
  }

  /// Simulates a tap on the button at the end of a row.
  ///
  /// Not in UIKit.
  public func tapAccessory(at indexPath: IndexPath) {
    loadRows()
    cells[indexPath]?.fire(accessory: true)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
