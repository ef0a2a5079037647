import Foundation

/// An object that events can reach: the base of views, controllers, and the application.
///
/// In UIKit an event that nobody handles wanders along `next`; here `next` is for your own use.
open class UIResponder: NSObject, OutletAdopting {
  /// A responder of its own, outside any file.
  public override init() { super.init() }

  /// The responder after this one: a view's controller or superview, a controller's parent view.
  open var next: UIResponder? { nil }

  /// A Boolean value indicating whether it gets what is typed; of a text field, while it is edited.
  open var isFirstResponder: Bool { false }

  /// Asks for what is typed; a text field begins to be edited, others do nothing here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up what is typed; a text field ends being edited.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Never called here: nobody touches the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here: nobody touches the screen.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here: nobody touches the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called once everything in the file is made and connected.
  ///
  /// Of a storyboard's controller its view is not yet part: outlets into the view are nil.
  open func awakeFromNib() {}

  /// The methods that a file names by selector: actions, segue actions, unwind actions.
  ///
  /// In UIKit the Objective-C runtime finds them by name, and this property does not exist.
  /// A class lists its own; those of its superclasses are found without being repeated.
  open class var selectors: [NamedMethod] { [] }

  // With the Objective-C runtime this overrides NSObject's own, which is nonisolated. It is called
  // where outlets are connected, on the main actor; called elsewhere, the program stops as well.
  #if canImport(ObjectiveC)
    /// Called when a file sets a property that this class has not; it stops the program.
    nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {
      MainActor.assumeIsolated { noProperty(key) }
    }
  #else
    /// Called when a file sets a property that this class has not; it stops the program.
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
      MainActor.assumeIsolated { noProperty(key) }
    }
  #endif

  private func noProperty(_ key: String) {
    Fault.raise(Connecting.undefinedText(key, in: self))
  }

  func noProperty(named key: String) { setValue(nil, forUndefinedKey: key) }

  func adopt(_ object: AnyObject, outlet name: String) -> Adoption { .unknown }

  func adopt(_ value: Any?, attribute keyPath: String) -> Bool { false }
}

/// A finger on the screen; there is none here.
open class UITouch: NSObject {}

/// An event on the screen; there is none here.
open class UIEvent: NSObject {}
