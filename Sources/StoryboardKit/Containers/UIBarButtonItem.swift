import Foundation

/// A button in a bar.
open class UIBarButtonItem: UIBarItem, Triggering {
  /// The buttons that the system defines, which here have titles but no images.
  public nonisolated enum SystemItem: String, Sendable {
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close,
      flexibleSpace, fixedSpace
  }

  /// The styles of a button, which have no effect.
  public nonisolated enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The action that a tap performs.
  open var primaryAction: UIAction?
  /// The view that replaces the button.
  open var customView: UIView?
  /// The style of the button.
  open var style = Style.plain
  /// The title's color, which is stored but has no effect.
  open var tintColor: UIColor?
  private var triggers: [() -> Void] = []

  /// Creates a button with a title or an image.
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates a system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.title = SystemItems.title(systemItem.rawValue)
    self.primaryAction = primaryAction
  }

  /// Creates a bar button with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    if title == nil { title = element["systemItem"].map(SystemItems.title) }
    style = element["style"] == "done" ? .done : .plain
    tintColor = element.color(key: "tintColor")
    if let view = element.child(key: "customView") ?? element.first("view") {
      customView = decoder.makeView(view)
    }
  }

  func addTrigger(for event: UIControl.Event?, _ action: @escaping () -> Void) {
    triggers.append(action)
  }

  /// Simulates a tap, unless the button is disabled.
  ///
  /// Not in UIKit, where a UI test taps the bar's button.
  public func tap() {
    guard isEnabled else { return }
    primaryAction?.performWithSender(self, target: nil)
    triggers.forEach { $0() }
    (customView as? UIControl)?.sendActions(for: .touchUpInside)
  }
}

/// The titles of system bar items.
enum SystemItems {
  static func title(_ name: String) -> String {
    switch name {
    case "add": "+"
    case "fastForward": "Fast Forward"
    case "flexibleSpace", "fixedSpace": ""
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
