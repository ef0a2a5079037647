import Foundation

/// An object that can handle events: a view, a view controller, or the application.
///
/// In UIKit, unhandled events are passed to `next`. Here, `next` only leads to the target of an
/// action that a file connects to the first responder.
open class UIResponder: NSObject, OutletConnectable {
  /// Creates a responder in code.
  public override init() { super.init() }

  /// The next responder: a view's controller or superview, or the superview of a controller's view.
  open var next: UIResponder? { nil }

  /// A Boolean value indicating whether the object is the first responder: a text field being
  /// edited.
  open var isFirstResponder: Bool { false }

  /// A Boolean value indicating whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value indicating whether the first responder can resign.
  open var canResignFirstResponder: Bool { true }

  /// Starts editing in a text field, and has no effect on other responders.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Ends editing in a text field, and has no effect on other responders.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Never called, since there are no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, since there are no touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, since there are no touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, since there are no touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, since the device doesn't move.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called, since the device doesn't move.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The view that replaces the keyboard; has no effect.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; has no effect.
  open var inputAccessoryView: UIView? { nil }

  /// Called when all objects in the file are created and connected.
  ///
  /// A storyboard controller's view isn't loaded yet, so the outlets into that view are nil.
  open func awakeFromNib() {}

  /// The methods that a file calls by selector: actions, segue actions and unwind actions.
  ///
  /// Not in UIKit, where the Objective-C runtime finds the methods. List only the methods of the
  /// class itself; the superclasses' lists are searched, too.
  open class var selectors: [NamedMethod] { [] }

  // With the Objective-C runtime, `setValue` overrides NSObject's method, which is nonisolated.
  // Outlets are connected on the main actor; on any other actor, `setValue` traps, too.
  #if canImport(ObjectiveC)
    /// Traps, because a file sets a property that the class doesn't have.
    nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {
      MainActor.assumeIsolated { raiseUndefinedKey(key) }
    }
  #else
    /// Traps, because a file sets a property that the class doesn't have.
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
      MainActor.assumeIsolated { raiseUndefinedKey(key) }
    }
  #endif

  private func raiseUndefinedKey(_ key: String) {
    Fault.raise(KeyValueCoding.undefinedKeyMessage(key, in: self))
  }

  func handleUndefinedKey(_ key: String) { setValue(nil, forUndefinedKey: key) }

  func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult { .unknownOutlet }

  func set(_ value: Any?, forAttribute keyPath: String) -> Bool { false }
}

/// A touch on the screen, which never occurs here.
open class UITouch: NSObject {}

/// An event, which never occurs here.
open class UIEvent: NSObject {
  /// The motions of a device.
  public nonisolated enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}
