import Observation
import Synchronization

// As in UIKit, a view updates its properties before its layout. The observable properties that
// `updateProperties()`, `updateConstraints()` or `layoutSubviews()` reads are tracked. After a
// change to a tracked property, the next layout calls the method that read the property again.

extension UIView {
  func updateOwnProperties() {
    guard pendingUpdates?.remove(.properties) == true || needsUpdateProperties else { return }
    needsUpdateProperties = false
    track(.properties) {
      controller?.updateProperties()
      updateProperties()
    }
  }

  func updateOwnConstraints() {
    guard pendingUpdates?.remove(.constraints) == true || needsOwnConstraints else { return }
    needsOwnConstraints = false
    track(.constraints) {
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
  }

  func updateOwnLayout() {
    guard pendingUpdates?.remove(.layout) == true || needsLayout else { return }
    needsLayout = false
    track(.layout) {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Calls `body`, and marks `update` as needed when a property changes that `body` read.
  private func track(_ update: PendingUpdates.Update, _ body: () -> Void) {
    // The second argument is evaluated only if `body` read an observable property.
    withObservationTracking(body, onChange: makeChangeHandler(for: update))
  }

  private func makeChangeHandler(for update: PendingUpdates.Update) -> @Sendable () -> Void {
    let pendingUpdates = pendingUpdates ?? PendingUpdates()
    self.pendingUpdates = pendingUpdates
    // The model holds this closure until the next change, so the closure doesn't hold the view.
    return { [weak pendingUpdates] in pendingUpdates?.insert(update) }
  }
}

/// The updates that a view needs because observed properties changed, maybe on another thread.
nonisolated final class PendingUpdates: Sendable {
  enum Update: UInt8 {
    case properties = 1
    case constraints = 2
    case layout = 4
  }

  private let updates = Atomic<UInt8>(0)

  func insert(_ update: Update) {
    updates.bitwiseOr(update.rawValue, ordering: .acquiringAndReleasing)
  }

  func contains(_ update: Update) -> Bool {
    updates.load(ordering: .acquiring) & update.rawValue != 0
  }

  /// Removes an update, and returns whether the view needed the update.
  func remove(_ update: Update) -> Bool {
    // Most calls find no update, and a load is cheaper than a removal.
    guard contains(update) else { return false }
    let old = updates.bitwiseAnd(~update.rawValue, ordering: .acquiringAndReleasing).oldValue
    return old & update.rawValue != 0
  }
}
