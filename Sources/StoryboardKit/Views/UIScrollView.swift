public import Foundation

/// A view whose content can be larger than the view.
open class UIScrollView: UIView {
  /// The point of the content at the view's top-left corner.
  open var contentOffset = CGPoint.zero
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The space around the content, which is stored but has no effect.
  open var contentInset = UIEdgeInsets.zero
  /// A Boolean value indicating whether the user can scroll.
  ///
  /// Stored, but has no effect.
  open var isScrollEnabled = true
  /// A Boolean value indicating whether the vertical indicator is visible.
  ///
  /// Stored, but has no effect.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value indicating whether the horizontal indicator is visible.
  ///
  /// Stored, but has no effect.
  open var showsHorizontalScrollIndicator = true
  /// A Boolean value indicating whether scrolling stops at pages.
  ///
  /// Stored, but has no effect.
  open var isPagingEnabled = false

  @available(*, unavailable, message: "no finger scrolls here: remove this")
  public var delegate: Any? {
    get { nil }
    set {}
  }

  /// Sets the content offset immediately, without animation.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    contentSize = element.size(key: "contentSize") ?? .zero
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    isPagingEnabled = element.bool("pagingEnabled") ?? false
  }
}
