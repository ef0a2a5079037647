public import StoryboardKit

extension UIViewController {
  /// The texts of the labels in sight, in the order in which the views lie: from top to bottom.
  ///
  /// The screen is brought into sight for it. What is hidden is not told.
  public var textsInSight: [String] {
    inSight {
      viewIfLoaded?.layoutIfNeeded()
      return viewIfLoaded?.textsInSight ?? []
    }
  }
}

extension UIView {
  fileprivate var textsInSight: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + subviews.flatMap(\.textsInSight)
  }
}
