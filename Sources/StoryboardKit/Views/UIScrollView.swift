public import Foundation

/// A view whose content can be larger than itself.
open class UIScrollView: UIView {
  /// The point of the content at the top left of the view.
  open var contentOffset = CGPoint.zero
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// A Boolean value indicating whether it can be scrolled; no finger scrolls here.
  open var isScrollEnabled = true
  /// A Boolean value indicating whether a bar shows where one is; kept.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value indicating whether a bar shows where one is; kept.
  open var showsHorizontalScrollIndicator = true
  /// A Boolean value indicating whether it stops at pages.
  open var isPagingEnabled = false

  @available(*, unavailable, message: "no finger scrolls here: leave it out")
  public var delegate: Any? {
    get { nil }
    set {}
  }

  /// Scrolls; nothing moves here, so it is there at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    contentSize = element.size(key: "contentSize") ?? .zero
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    isPagingEnabled = element.bool("pagingEnabled") ?? false
  }
}
