import Foundation

/// The bar at the top of a navigation controller, or one of its own with items of its own.
open class UINavigationBar: UIView {
  /// A Boolean value indicating whether titles are large; kept.
  open var prefersLargeTitles = false
  /// The color behind the bar; kept.
  open var barTintColor: UIColor?
  /// A Boolean value indicating whether what is behind it shines through; kept.
  open var isTranslucent = true
  /// The items, the last one in sight; of a navigation controller's bar the screens tell.
  open var items: [UINavigationItem]?
  /// The item in sight.
  open var topItem: UINavigationItem? { items?.last }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    prefersLargeTitles = element.bool("largeTitles") ?? false
    isTranslucent = element.bool("translucent") ?? true
    barTintColor = element.color(key: "barTintColor")
    let items = element.list("items").filter { $0.name == "navigationItem" }
    if !items.isEmpty { self.items = items.map { decoder.make($0, as: UINavigationItem.self) } }
  }
}

/// The bar at the bottom of a tab bar controller, or one of its own with items of its own.
open class UITabBar: UIView {
  /// The tabs; of a tab bar controller's bar the screens tell.
  open var items: [UITabBarItem]?
  /// The color behind the bar; kept.
  open var barTintColor: UIColor?

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    barTintColor = element.color(key: "barTintColor")
    let items = element.list("items").filter { $0.name == "tabBarItem" }
    if !items.isEmpty { self.items = items.map { decoder.make($0, as: UITabBarItem.self) } }
  }
}

/// A bar of buttons.
open class UIToolbar: UIView {
  /// The buttons, from left to right.
  open var items: [UIBarButtonItem]?

  /// Sets the buttons; nothing moves here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    items = element.list("items").filter { $0.name == "barButtonItem" }.map {
      decoder.make($0, as: UIBarButtonItem.self)
    }
  }
}
