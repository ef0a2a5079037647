import Foundation

/// Methods by which a text view tells of changes.
@MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Called when the text was changed by `insertText`, not by setting `text`.
  func textViewDidChange(_ textView: UITextView)
}

/// As in UIKit, nothing here has to be written.
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A text of many lines that can be edited.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// How the text stands between left and right.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value indicating whether it can be edited.
  open var isEditable = true
  /// A Boolean value indicating whether text in it can be selected.
  open var isSelectable = true
  /// The object that is told about changes; not held, as in UIKit.
  open weak var delegate: (any UITextViewDelegate)?

  /// Adds text as typing does, and tells the delegate.
  open func insertText(_ text: String) {
    guard isEditable else { return }
    self.text = (self.text ?? "") + text
    delegate?.textViewDidChange(self)
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    text = element.string("text") ?? element.attributedText ?? ""
    font = element.font()
    textColor = element.color(key: "textColor")
    textAlignment = NSTextAlignment(xml: element["textAlignment"]) ?? .natural
    isEditable = element.bool("editable") ?? true
    isSelectable = element.bool("selectable") ?? true
  }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    guard name == "delegate" else { return super.adopt(object, outlet: name) }
    delegate = object as? any UITextViewDelegate
    return .of(delegate, "UITextViewDelegate")
  }
}
