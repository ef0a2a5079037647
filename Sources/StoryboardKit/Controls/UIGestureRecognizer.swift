import Foundation

/// An object that recognizes a gesture on a view.
///
/// There are no touches here, so a test calls `recognize()`.
open class UIGestureRecognizer: NSObject, Triggering {
  /// A Boolean value indicating whether the recognizer is enabled.
  open var isEnabled = true
  weak var ownView: UIView?
  private var triggers: [() -> Void] = []

  /// The recognizer's view.
  open var view: UIView? { ownView }

  /// Creates a recognizer without actions.
  public override init() { super.init() }

  /// Creates a recognizer from a file.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.read { element, _ in isEnabled = element.bool("enabled") ?? true }
  }

  func addTrigger(for event: UIControl.Event?, _ action: @escaping () -> Void) {
    triggers.append(action)
  }

  /// Simulates the gesture, unless the recognizer is disabled.
  ///
  /// Not in UIKit.
  public func recognize() {
    if isEnabled { triggers.forEach { $0() } }
  }

  /// Returns the class for an element.
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

/// A recognizer for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, which is stored but has no effect.
  open var numberOfTapsRequired = 1
}

/// A recognizer for long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// A recognizer for swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// A recognizer for pans.
open class UIPanGestureRecognizer: UIGestureRecognizer {}
