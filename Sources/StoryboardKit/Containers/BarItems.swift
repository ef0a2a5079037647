public import Foundation

/// The common superclass of bar buttons and tabs.
open class UIBarItem: NSObject, OutletConnectable {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A Boolean value indicating whether the item is enabled.
  open var isEnabled = true
  /// A number that identifies the item in your code.
  open var tag = 0
  /// The identifier that tests use to find the item.
  open var accessibilityIdentifier: String?

  /// The text that VoiceOver reads for the item.
  open var accessibilityLabel: String?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item from a file.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.read(decode)
  }

  /// Decodes this class's properties; subclasses override this method to decode more properties.
  func decode(_ element: Element, _ decoder: NibDecoder) {
    title = element.string("title")
    image = element.image("image")
    isEnabled = element.bool("enabled") ?? true
    tag = element.int("tag") ?? 0
    let accessibility = element.first("accessibility")
    accessibilityIdentifier = accessibility?["identifier"]
    accessibilityLabel = accessibility?.string("label")
  }

  func set(_ value: Any?, forAttribute keyPath: String) -> Bool {
    guard keyPath == "accessibilityIdentifier", let text = value as? String? else { return false }
    accessibilityIdentifier = text
    return true
  }
}

/// A controller's tab in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The text in the badge.
  open var badgeValue: String?

  /// Creates a tab with a title and an image.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    badgeValue = element["badgeValue"]
    if title == nil { title = element["systemItem"].map(SystemItems.title) }
  }
}

/// The content that a navigation bar shows for a controller.
open class UINavigationItem: NSObject {
  /// The title, in the center.
  open var title: String?
  /// The text above the title, which is stored but not shown.
  open var prompt: String?
  /// The view that replaces the title, which is stored but not shown.
  open var titleView: UIView?
  /// The title of the back button that leads to this item's controller.
  open var backButtonTitle: String?
  /// A custom back button that leads to this item's controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// A Boolean value indicating whether the back button is hidden.
  open var hidesBackButton = false
  /// The display mode of large titles, which is stored but has no effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The display modes of large titles.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// Creates an item with a title.
  public init(title: String?) { self.title = title }

  /// Creates an item from a file.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.read(decode)
  }

  private func decode(_ element: Element, _ decoder: NibDecoder) {
    title = element.string("title")
    prompt = element.string("prompt")
    backButtonTitle = element.string("backButtonTitle")
    hidesBackButton = element.bool("hidesBackButton") ?? false
    leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    largeTitleDisplayMode =
      LargeTitleDisplayMode(xml: element["largeTitleDisplayMode"]) ?? .automatic
    // Several buttons are in an element that has the property's name and no key.
    let buttons: [(side: String?, element: Element)] = element.children.flatMap { child in
      child.name == "barButtonItem"
        ? [(child.key, child)] : child.children.map { (child.key ?? child.name, $0) }
    }
    for (side, element) in buttons where element.name == "barButtonItem" {
      let item = decoder.make(element, as: UIBarButtonItem.self)
      switch side {
      case "leftBarButtonItem", "leftBarButtonItems":
        leftBarButtonItems = (leftBarButtonItems ?? []) + [item]
      case "backBarButtonItem": backBarButtonItem = item
      default: rightBarButtonItems = (rightBarButtonItems ?? []) + [item]
      }
    }
    if let view = element.child(key: "titleView") { titleView = decoder.makeView(view) }
  }

  /// A Boolean value indicating whether the back button is visible beside the left items.
  open var leftItemsSupplementBackButton = false

  /// Replaces the buttons on the left, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the buttons on the right, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// The first button on the left; setting this property replaces all buttons on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right; setting this property replaces all buttons on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
