import StoryboardKit

extension UIViewController {
  /// The picture of the screen, as somebody would see it.
  var pictureInSight: String {
    bringIntoSight()
    return screenPicture(width: 36)
  }

  /// The texts of the labels in sight, from top to bottom, as somebody would read them.
  var textsInSight: [String] {
    bringIntoSight()
    return view.labelsInSight.compactMap(\.text)
  }

  /// Lets the screen appear: some fill their labels in `viewDidLoad`, and some only now.
  private func bringIntoSight() {
    loadViewIfNeeded()
    guard parent == nil, view.superview == nil else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = self
    window.makeKeyAndVisible()
  }
}

extension UIView {
  fileprivate var labelsInSight: [UILabel] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labelsInSight)
  }
}
