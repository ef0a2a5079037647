public import UIKit

/// A screen with one label, which shows its text whether you set the text
/// before the view is loaded or after.
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
