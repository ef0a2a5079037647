public import StoryboardKit

extension UIViewController {
  /// The texts of the visible labels, in the order of the subviews.
  ///
  /// Reading the texts makes the screen visible. Hidden labels are omitted.
  public var visibleTexts: [String] {
    inSight {
      viewIfLoaded?.layoutIfNeeded()
      return viewIfLoaded?.visibleTexts ?? []
    }
  }
}

extension UIView {
  fileprivate var visibleTexts: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + subviews.flatMap(\.visibleTexts)
  }
}
