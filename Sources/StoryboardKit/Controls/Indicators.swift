import Foundation

/// A bar that shows how far something is.
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0

  /// Sets it; nothing moves here.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    progress = Float(element.number("progress") ?? 0.5)
  }
}

/// A wheel that turns while something takes its time.
open class UIActivityIndicatorView: UIView {
  /// A Boolean value indicating whether it turns.
  public private(set) var isAnimating = false
  /// A Boolean value indicating whether it is out of sight while it stands.
  open var hidesWhenStopped = true

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    isAnimating = element.bool("animating") ?? false
    hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
  }
}

/// A wheel above a list, turned by pulling; nobody pulls here, so send it `valueChanged`.
open class UIRefreshControl: UIControl {
  /// A Boolean value indicating whether it turns.
  public private(set) var isRefreshing = false

  /// Lets it turn, as pulling does.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops it.
  open func endRefreshing() { isRefreshing = false }
}

/// Wheels of values; a plain view here.
open class UIPickerView: UIView {}

/// What a search bar tells.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text was changed by `insertText`, not by setting `text`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing; the method is optional, as in UIKit.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

/// A field for what is searched.
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// What can be chosen below the field; kept.
  open var scopeButtonTitles: [String]?
  /// A Boolean value indicating whether there is a button that ends the search; kept.
  open var showsCancelButton = false
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Adds text as typing does, and tells the delegate.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    delegate?.searchBar(self, textDidChange: self.text ?? "")
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    text = element.string("text")
    placeholder = element.string("placeholder")
    showsCancelButton = element.bool("showsCancelButton") ?? false
    let titles = element.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { scopeButtonTitles = titles }
  }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    guard name == "delegate" else { return super.adopt(object, outlet: name) }
    delegate = object as? any UISearchBarDelegate
    return .of(delegate, "UISearchBarDelegate")
  }
}
