public import Foundation

/// Methods that control and respond to editing.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called by UIKit when the user presses the return key, but never called here.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns whether editing can begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Returns whether editing can end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Returns whether the typed text can be inserted.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
}

/// Default implementations. As in UIKit, these methods are optional.
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A control that shows one line of editable text.
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// The text shown when the field is empty.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value indicating whether dots replace the text.
  open var isSecureTextEntry = false
  /// The border style, which is stored but has no effect.
  open var borderStyle = BorderStyle.none
  /// The clear button's display mode, which is stored but has no effect.
  open var clearButtonMode = ViewMode.never
  /// The keyboard type, which is stored but has no effect.
  open var keyboardType = UIKeyboardType.default
  /// The return key's type, which is stored but has no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The object that controls and responds to editing.
  ///
  /// A weak reference, as in UIKit.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value indicating whether the field is being edited.
  open private(set) var isEditing = false
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  override var primaryEvent: Event { .editingDidEndOnExit }

  /// Adds text as if the user typed it.
  ///
  /// Unlike setting `text`, this method calls the delegate and sends `editingChanged`.
  open func insertText(_ text: String) {
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: end, replacementString: text)
    guard allowed ?? true else { return }
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// A Boolean value indicating whether the field is being edited.
  open override var isFirstResponder: Bool { isEditing }

  /// A Boolean value indicating whether the field can be edited: true if the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The view that replaces the keyboard; stored, but has no effect.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard; stored, but has no effect.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// Returns the rectangle of the text; never called, since text isn't drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text being edited; never called, since text isn't drawn.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the placeholder; never called, since text isn't drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Starts editing if the field is enabled and the delegate allows editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, !isEditing,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return isEditing }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing if `textFieldShouldEndEditing` returns true.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    guard canResignFirstResponder else { return false }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    text = element.string("text") ?? ""
    placeholder = element.string("placeholder")
    font = element.font()
    textColor = element.color(key: "textColor")
    textAlignment = NSTextAlignment(xml: element["textAlignment"]) ?? .natural
    borderStyle = element.namedCase("borderStyle", decoder) ?? .none
    clearButtonMode = ViewMode(xml: element["clearButtonMode"]) ?? .never
    if let traits = element.first("textInputTraits") {
      keyboardType =
        traits.namedCase("keyboardType", decoder, aliases: ["alphabet": .asciiCapable]) ?? .default
      returnKeyType = traits.namedCase("returnKeyType", decoder) ?? .default
      isSecureTextEntry = traits.bool("secureTextEntry") ?? false
      traits.tree.accessLog.logCreation(at: traits.index)
    }
  }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    guard name == "delegate" else { return super.connect(object, toOutlet: name) }
    delegate = object as? any UITextFieldDelegate
    return .ofCast(delegate, to: "UITextFieldDelegate")
  }
}

/// The types of a keyboard, which have no effect.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The types of the return key, which have no effect.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

extension UITextField {
  /// The styles of the border, which have no effect.
  public nonisolated enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The display modes of the clear button, which have no effect.
  public nonisolated enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
