import Foundation

/// The bar at the top of a navigation controller, or a separate bar with its own items.
open class UINavigationBar: UIView {
  /// A Boolean value indicating whether titles are large.
  ///
  /// Stored, but has no effect.
  open var prefersLargeTitles = false
  /// The bar's background color, which is stored but has no effect.
  open var barTintColor: UIColor?
  /// A Boolean value indicating whether the bar is translucent.
  ///
  /// Stored, but has no effect.
  open var isTranslucent = true
  /// The items of a separate bar; a navigation controller's bar uses the screens' items.
  open var items: [UINavigationItem]?
  /// The last item, which is visible.
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

/// The bar at the bottom of a tab bar controller, or a separate bar with its own items.
open class UITabBar: UIView {
  /// The tabs of a separate bar; a tab bar controller's bar uses the screens' items.
  open var items: [UITabBarItem]?
  /// The bar's background color, which is stored but has no effect.
  open var barTintColor: UIColor?

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    barTintColor = element.color(key: "barTintColor")
    let items = element.list("items").filter { $0.name == "tabBarItem" }
    if !items.isEmpty { self.items = items.map { decoder.make($0, as: UITabBarItem.self) } }
  }
}

/// A bar that shows buttons.
open class UIToolbar: UIView {
  /// The buttons, from left to right.
  open var items: [UIBarButtonItem]?

  /// Sets the buttons, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    items = element.list("items").filter { $0.name == "barButtonItem" }.map {
      decoder.make($0, as: UIBarButtonItem.self)
    }
  }
}
