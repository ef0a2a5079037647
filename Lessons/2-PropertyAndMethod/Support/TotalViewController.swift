public import UIKit

/// A screen that shows how many to-dos its manager has; it's complete, and exercise 2.8 tests it.
open class TotalViewController: UIViewController {
  /// The label that shows the number; nil until the view is loaded.
  @Outlet public var label: UILabel!
  private var manager: TodoManager?
  private var subscription: Subscription?

  /// Sets the manager whose to-dos the label counts, and replaces any earlier manager.
  open func inject(_ manager: TodoManager) {
    self.manager = manager
    subscription = manager.subscribe { [weak self] _ in self?.showNumber() }
    showNumber()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNumber()
  }

  private func showNumber() {
    guard isViewLoaded, let manager else { return }
    label.text = "\(manager.todos.count) to-dos"
  }
}
