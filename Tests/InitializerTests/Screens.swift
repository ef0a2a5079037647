import StoryboardKit

extension UIViewController {
  /// The texts of the labels in sight, from top to bottom, as somebody would read them.
  var textsInSight: [String] {
    loadViewIfNeeded()
    return view.labelsInSight.compactMap(\.text)
  }
}

extension UIView {
  fileprivate var labelsInSight: [UILabel] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labelsInSight)
  }
}
