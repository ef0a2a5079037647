public import Foundation

extension UITableView {
  /// The row that is selected.
  public var indexPathForSelectedRow: IndexPath? { selection }

  /// Selects a row; unlike a tap it tells nobody.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let old = selection { cells[old]?.setSelected(false, animated: animated) }
    selection = indexPath
    if let indexPath { cells[indexPath]?.setSelected(true, animated: animated) }
  }

  /// Selects a row no longer.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection == indexPath else { return }
    selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  /// Scrolls to a row; nothing moves here.
  public func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}

  /// Does what a finger on a row does: selects it, starts the cell's segue, tells the delegate.
  ///
  /// UIKit has no such method; a UI test taps the cell.
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

  /// Does what a finger on the button at the end of a row does; UIKit has no such method.
  public func tapAccessory(at indexPath: IndexPath) {
    cellForRow(at: indexPath)?.fire(accessory: true)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
