public import Foundation

/// The common part of bar buttons and tabs.
open class UIBarItem: NSObject, OutletAdopting {
  /// The text.
  open var title: String?
  /// The image, by its name.
  open var image: UIImage?
  /// A Boolean value indicating whether it can be tapped.
  open var isEnabled = true
  /// A number of your own.
  open var tag = 0
  /// The name by which tests and assistive technology find it.
  open var accessibilityIdentifier: String?

  /// An item without anything.
  public override init() { super.init() }

  /// An item from a file.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.read(decode)
  }

  /// Reads what its class keeps in the file; subclasses add their own.
  func decode(_ element: Element, _ decoder: NibDecoder) {
    title = element.string("title")
    image = element.image("image")
    isEnabled = element.bool("enabled") ?? true
    tag = element.int("tag") ?? 0
    accessibilityIdentifier = element.first("accessibility")?["identifier"]
  }

  func adopt(_ value: Any?, attribute keyPath: String) -> Bool {
    guard keyPath == "accessibilityIdentifier", let text = value as? String? else { return false }
    accessibilityIdentifier = text
    return true
  }
}

/// The tab of a screen in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The text in the red dot.
  open var badgeValue: String?

  /// A tab with a text and an image.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    badgeValue = element["badgeValue"]
    if title == nil { title = element["systemItem"].map(SystemItems.title) }
  }
}

/// The content of a navigation bar for a screen.
open class UINavigationItem: NSObject {
  /// The text in the middle.
  open var title: String?
  /// A text above the title.
  open var prompt: String?
  /// A view instead of the title.
  open var titleView: UIView?
  /// The text of the button that leads back to this screen.
  open var backButtonTitle: String?
  /// The button that leads back to this screen, if it is one of your own.
  open var backBarButtonItem: UIBarButtonItem?
  /// A Boolean value indicating whether the way back is hidden.
  open var hidesBackButton = false
  /// When the title is large; kept, without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// When a title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// An item with a text.
  public init(title: String?) { self.title = title }

  /// An item from a file.
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
    let buttons = element.children.flatMap { child in
      child.name == "barButtonItem" ? [(child.key, child)] : child.children.map { (child.key, $0) }
    }
    for (key, element) in buttons where element.name == "barButtonItem" {
      let item = decoder.make(element, as: UIBarButtonItem.self)
      switch key {
      case "leftBarButtonItem", "leftBarButtonItems":
        leftBarButtonItems = (leftBarButtonItems ?? []) + [item]
      case "backBarButtonItem": backBarButtonItem = item
      default: rightBarButtonItems = (rightBarButtonItems ?? []) + [item]
      }
    }
    if let view = element.child(key: "titleView") { titleView = decoder.makeView(view) }
  }

  /// A Boolean value indicating whether the way back stays beside buttons on the left.
  open var leftItemsSupplementBackButton = false

  /// Sets the first button on the left; nothing moves here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the first button on the right; nothing moves here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
