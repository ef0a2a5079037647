public import Foundation

/// Methods by which a text field asks and tells.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked when the return key is pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asked before editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Asked before editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Asked before typed text is taken over.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when editing ends.
  func textFieldDidEndEditing(_ textField: UITextField)
}

/// As in UIKit, nothing here has to be written.
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

/// A text of one line that can be edited.
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// How the text stands between left and right.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value indicating whether the text is hidden by dots.
  open var isSecureTextEntry = false
  /// How its edge is drawn; kept.
  open var borderStyle = BorderStyle.none
  /// When there is a button that empties it; kept.
  open var clearButtonMode = ViewMode.never
  /// The keyboard that it asks for; kept.
  open var keyboardType = UIKeyboardType.default
  /// The text on the return key; kept.
  open var returnKeyType = UIReturnKeyType.default
  /// The object that is asked and told; not held, as in UIKit.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value indicating whether it is being edited.
  public private(set) var isEditing = false

  override var primaryEvent: Event { .editingDidEndOnExit }

  /// Adds text as typing does: unlike setting `text` it asks the delegate and sends
  /// `editingChanged`.
  open func insertText(_ text: String) {
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: end, replacementString: text)
    guard allowed ?? true else { return }
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// A Boolean value indicating whether it is being edited.
  open override var isFirstResponder: Bool { isEditing }

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, !isEditing, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return isEditing
    }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
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
    borderStyle = element["borderStyle"] == "roundedRect" ? .roundedRect : .none
    clearButtonMode = ViewMode(xml: element["clearButtonMode"]) ?? .never
    let traits = element.first("textInputTraits")
    keyboardType = UIKeyboardType(xml: traits?["keyboardType"]) ?? .default
    returnKeyType = UIReturnKeyType(xml: traits?["returnKeyType"]) ?? .default
    isSecureTextEntry = traits?.bool("secureTextEntry") ?? false
  }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    guard name == "delegate" else { return super.adopt(object, outlet: name) }
    delegate = object as? any UITextFieldDelegate
    return .of(delegate, "UITextFieldDelegate")
  }
}

/// Which keyboard a field asks for; kept, as no keyboard is shown here.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad
}

/// The text on the return key; kept.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
}

extension UITextField {
  /// How the field's edge is drawn; kept.
  public nonisolated enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When there is a button that empties the field; kept.
  public nonisolated enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
