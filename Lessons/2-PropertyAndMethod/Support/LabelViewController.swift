public import UIKit

/// A screen with one label, which shows the text whether it is set
/// before the view is loaded or after.
open class LabelViewController: UIViewController {
  @Outlet var label: UILabel!
  /// The text of the label; nil leaves the storyboard's text there.
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
