import Foundation

/// The bar at the top of a navigation controller; its texts are those of the navigation items.
open class UINavigationBar: UIView {
  /// A Boolean value indicating whether titles are large; kept.
  open var prefersLargeTitles = false

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    prefersLargeTitles = element.bool("largeTitles") ?? false
  }
}

/// The bar at the bottom of a tab bar controller; its texts are those of the tab bar items.
open class UITabBar: UIView {}

/// A bar of buttons.
open class UIToolbar: UIView {
  /// The buttons, from left to right.
  open var items: [UIBarButtonItem]?

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    items = element.list("items").filter { $0.name == "barButtonItem" }.map {
      UIBarButtonItem($0, decoder)
    }
  }
}
