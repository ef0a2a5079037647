public import StoryboardKit

extension UIViewController {
  /// The texts of the visible labels, in the order of the subviews.
  ///
  /// Hidden labels are omitted. The screen is visible while this property reads the labels.
  public var visibleTexts: [String] {
    whileVisible {
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
