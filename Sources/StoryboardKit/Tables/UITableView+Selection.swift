public import Foundation

extension UITableView {
  /// The index path of the selected row.
  public var indexPathForSelectedRow: IndexPath? { selection }

  /// The index paths of the selected rows, or nil if no row is selected.
  ///
  /// At most one, since `allowsMultipleSelection` isn't supported.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.map { [$0] } }

  /// Selects a row without calling the delegate, unlike a tap.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let old = selection { cells[old]?.setSelected(false, animated: animated) }
    selection = indexPath
    if let indexPath { cells[indexPath]?.setSelected(true, animated: animated) }
  }

  /// Deselects a row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection == indexPath else { return }
    selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  /// Does nothing; to scroll, set `contentOffset`.
  public func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}

  /// Simulates a tap on a row: selects it, performs the cell's segue, and calls the delegate.
  ///
  /// Not in UIKit, where a UI test taps the cell.
  public func tapRow(at indexPath: IndexPath) {
    loadRows()
    guard allowsSelection, let cell = cellForRow(at: indexPath) else { return }
    let allowed: IndexPath?
    if let delegate {
      allowed = delegate.tableView(self, willSelectRowAt: indexPath)
    } else {
      allowed = indexPath
    }
    guard let path = allowed else { return }
    if let old = selection, old != path {
      deselectRow(at: old, animated: false)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    cell.fire(accessory: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Simulates a tap on the button at the end of a row.
  ///
  /// Not in UIKit.
  public func tapAccessory(at indexPath: IndexPath) {
    cellForRow(at: indexPath)?.fire(accessory: true)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
