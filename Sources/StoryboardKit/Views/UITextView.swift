import Foundation

/// Methods that respond to changes to a text view.
@MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Called after `insertText` changes the text; setting `text` doesn't call this method.
  func textViewDidChange(_ textView: UITextView)
}

/// Default implementations of the methods that are optional, as in UIKit.
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A view that shows editable text on several lines.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value indicating whether the text is editable.
  open var isEditable = true
  /// A Boolean value indicating whether the text is selectable.
  open var isSelectable = true
  /// The object that responds to changes.
  ///
  /// A weak reference, as in UIKit.
  open weak var delegate: (any UITextViewDelegate)?

  /// Adds text as if the user typed it, and calls the delegate.
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

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    guard name == "delegate" else { return super.connect(object, toOutlet: name) }
    delegate = object as? any UITextViewDelegate
    return .ofCast(delegate, to: "UITextViewDelegate")
  }
}
