import Foundation

/// Something that watches a view for a gesture.
///
/// No finger gestures here; a test calls `recognize()`.
open class UIGestureRecognizer: NSObject, Triggering {
  /// A Boolean value indicating whether it watches.
  open var isEnabled = true
  weak var ownView: UIView?
  private var triggers: [() -> Void] = []

  /// The view that it watches.
  public var view: UIView? { ownView }

  /// A recognizer that does nothing yet.
  public override init() { super.init() }

  /// A recognizer from a file.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.read { element, _ in isEnabled = element.bool("enabled") ?? true }
  }

  func addTrigger(for event: UIControl.Event?, _ action: @escaping () -> Void) {
    triggers.append(action)
  }

  /// Does what the gesture does, unless it is disabled; UIKit has no such method.
  public func recognize() {
    if isEnabled { triggers.forEach { $0() } }
  }

  /// The class that an element stands for.
  static func base(of element: Element) -> UIGestureRecognizer.Type {
    switch element.name {
    case "tapGestureRecognizer": UITapGestureRecognizer.self
    case "longPressGestureRecognizer": UILongPressGestureRecognizer.self
    case "swipeGestureRecognizer": UISwipeGestureRecognizer.self
    case "panGestureRecognizer": UIPanGestureRecognizer.self
    default: UIGestureRecognizer.self
    }
  }
}

/// Watches for a tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; kept.
  open var numberOfTapsRequired = 1
}

/// Watches for a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// Watches for a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Watches for a pan.
open class UIPanGestureRecognizer: UIGestureRecognizer {}
