public import UIKit

/// A screen with one label; it's complete, and the screens of 2.6 and 2.7 inherit from it.
open class LabelViewController: UIViewController {
  @Outlet var label: UILabel!
  /// The label's text; nil keeps the storyboard's text.
  public var text: String? {
    didSet { showText() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showText()
  }

  private func showText() {
    guard isViewLoaded, let text else { return }
    label.text = text
  }
}
