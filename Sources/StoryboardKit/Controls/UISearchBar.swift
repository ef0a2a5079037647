import Foundation

/// Methods by which a search bar tells of changes.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text was changed by `insertText`, not by setting `text`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the key that searches was pressed, by `search()`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button that ends the search was tapped, by `cancel()`.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing; the method is optional, as in UIKit.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing; the method is optional, as in UIKit.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing; the method is optional, as in UIKit.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is searched.
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// The color behind the bar; kept.
  open var barTintColor: UIColor?
  /// The titles that can be chosen below the field; kept.
  open var scopeButtonTitles: [String]?
  /// A Boolean value indicating whether there is a button that ends the search; kept.
  open var showsCancelButton = false
  /// The object that is told; not held, as in UIKit.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Adds text as typing does, and tells the delegate.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    delegate?.searchBar(self, textDidChange: self.text ?? "")
  }

  /// Does what the key that searches does; UIKit has no such method.
  public func search() { delegate?.searchBarSearchButtonClicked(self) }

  /// Does what the button that ends the search does; UIKit has no such method.
  public func cancel() { delegate?.searchBarCancelButtonClicked(self) }

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
