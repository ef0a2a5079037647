import Foundation

/// Methods that respond to changes to a search bar.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called by `insertText`; setting `text` doesn't call this method.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called by `search()`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called by `cancel()`.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

/// Default implementations. As in UIKit, these methods are optional.
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for a search term.
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var scopeButtonTitles: [String]?
  open var showsCancelButton = false
  open weak var delegate: (any UISearchBarDelegate)?

  /// Adds text as if the user typed it, and calls the delegate.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    delegate?.searchBar(self, textDidChange: self.text ?? "")
  }

  /// Simulates a press of the search key.
  ///
  /// Not in UIKit.
  public func search() { delegate?.searchBarSearchButtonClicked(self) }

  /// Simulates a tap on the cancel button.
  ///
  /// Not in UIKit.
  public func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    text = element.string("text")
    placeholder = element.string("placeholder")
    showsCancelButton = element.bool("showsCancelButton") ?? false
    let titles = element.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { scopeButtonTitles = titles }
  }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    guard name == "delegate" else { return super.connect(object, toOutlet: name) }
    delegate = object as? any UISearchBarDelegate
    return .ofCast(delegate, to: "UISearchBarDelegate")
  }
}
