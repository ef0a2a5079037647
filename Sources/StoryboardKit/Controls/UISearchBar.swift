import Foundation

/// Methods by which a search bar tells of changes.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called by `insertText`, not by setting `text`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called by `search()`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called by `cancel()`.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

/// As in UIKit, nothing here has to be written.
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is searched.
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var scopeButtonTitles: [String]?
  open var showsCancelButton = false
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
