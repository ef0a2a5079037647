public import Foundation

// UIKit's API that this module doesn't have. In place of an unclear error, the compiler shows a
// message with the replacement, or the advice to remove the code.

// MARK: Targets and selectors

extension UIControl {
  @available(*, unavailable, message: "write addAction(UIAction { _ in … }, for: …)")
  public func addTarget(_ target: Any?, action: Any, for events: Event) {}
  @available(*, unavailable, message: "write removeAction(_:for:)")
  public func removeTarget(_ target: Any?, action: Any?, for events: Event) {}
}

extension UIGestureRecognizer {
  @available(*, unavailable, message: "put the gesture and its action into the storyboard")
  public convenience init(target: Any?, action: Any?) { self.init() }
  @available(*, unavailable, message: "put the gesture and its action into the storyboard")
  public func addTarget(_ target: Any, action: Any) {}
}

extension UIBarButtonItem {
  @available(*, unavailable, message: "write UIBarButtonItem(title:primaryAction:)")
  public convenience init(title: String?, style: Style, target: Any?, action: Any?) { self.init() }
  @available(*, unavailable, message: "write UIBarButtonItem(title:image:primaryAction:)")
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) { self.init() }
  @available(*, unavailable, message: "write UIBarButtonItem(systemItem:primaryAction:)")
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Any?) {
    self.init()
  }
}

#if !canImport(ObjectiveC)
  @available(*, unavailable, message: "methods are not found by name: write UIAction { _ in … }")
  public typealias Selector = String
#endif

// MARK: Traits, bundles of images, drawing: there is one screen, and nothing is drawn

@available(*, unavailable, message: "there is one size and one style here: remove this")
public final class UITraitCollection: NSObject {
  // These members exist so that the compiler reports the class, not a missing member.
  public enum Style { case unspecified, light, dark }
  public enum SizeClass { case unspecified, compact, regular }
  public var userInterfaceStyle: Style { .light }
  public var horizontalSizeClass: SizeClass { .compact }
  public var verticalSizeClass: SizeClass { .regular }
}

extension UIView {
  @available(*, unavailable, message: "there is one size and one style here: remove this")
  public var traitCollection: UITraitCollection { UITraitCollection() }
  @available(*, unavailable, message: "nothing is drawn here: remove this, or set the frame")
  public var transform: Any {
    get { 0 }
    set {}
  }
}

extension UIViewController {
  @available(*, unavailable, message: "there is one size and one style here: remove this")
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

extension UIImage {
  @available(*, unavailable, message: "images are only names here: write UIImage(named:)")
  nonisolated public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: Any?
  ) { self.init(named: name) }
}

extension UIColor {
  @available(*, unavailable, message: "colors are only names here: write UIColor(named:)")
  nonisolated public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: Any?
  ) { self.init(named: name) }
  @available(*, unavailable, message: "nothing is drawn here: remove this")
  nonisolated public var cgColor: Any { self }
}

extension CALayer {
  @available(*, unavailable, message: "nothing is drawn here: remove this")
  public var borderColor: Any? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "nothing is drawn here: remove this")
  public var shadowColor: Any? {
    get { nil }
    set {}
  }
}

extension UIButton {
  @available(*, unavailable, message: "write setTitle(_:for:) and setImage(_:for:)")
  public struct Configuration {
    public static func plain() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public var title: String?
    public var image: UIImage?
  }
  @available(*, unavailable, message: "write setTitle(_:for:) and setImage(_:for:)")
  public var configuration: Configuration? {
    get { nil }
    set {}
  }
}

// MARK: Touches and devices

@available(*, unavailable, message: "no finger scrolls here: remove this")
public protocol UIScrollViewDelegate {}
@available(*, unavailable, message: "there are no touches here: write setViewControllers(…)")
public protocol UIPageViewControllerDataSource {}
@available(*, unavailable, message: "there are no touches here: remove this")
public protocol UIPageViewControllerDelegate {}
@available(*, unavailable, message: "there is one size here: remove this")
public protocol UISplitViewControllerDelegate {}
@available(*, unavailable, message: "write UISearchBar, and put it into the view")
public final class UISearchController: NSObject {
  public init(searchResultsController: UIViewController?) {}
}
@available(*, unavailable, message: "write tableView(_:commit:forRowAt:)")
public final class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {}
}
@available(*, unavailable, message: "write tableView(_:commit:forRowAt:)")
public final class UIContextualAction: NSObject {
  public enum Style { case normal, destructive }
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {}
}
@available(*, unavailable, message: "there is no device here: write a protocol, and pass a double")
@dynamicMemberLookup
public struct UIDevice {
  public static let current = UIDevice()
  public subscript(dynamicMember name: String) -> String { name }
}
@available(*, unavailable, message: "there is no device here: write a protocol, and pass a double")
public typealias UIImagePickerController = UIViewController
@available(*, unavailable, message: "there is no device here: write a protocol, and pass a double")
public typealias UIActivityViewController = UIViewController

extension UIApplication {
  @available(
    *, unavailable, message: "there is no device here: write a protocol, and pass a double"
  )
  public func open(
    _ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
}

extension UIPageViewController {
  @available(*, unavailable, message: "there are no touches here: write setViewControllers(…)")
  public var dataSource: Any? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "there are no touches here: remove this")
  public var delegate: Any? {
    get { nil }
    set {}
  }
}

// MARK: Classes that are plain views here

@available(*, unavailable, message: "a collection view is a plain view here: write UITableView")
open class UICollectionView: UIView {
  public convenience init(frame: CGRect, collectionViewLayout layout: NSObject) {
    self.init(frame: frame)
  }
}
@available(*, unavailable, message: "a collection view has no cells here: write UITableViewCell")
public typealias UICollectionViewCell = UIView
@available(*, unavailable, message: "a collection view has no layout here: write UITableView")
public typealias UICollectionViewFlowLayout = NSObject
@available(*, unavailable, message: "a collection view has no layout here: write UITableView")
public typealias UICollectionViewLayout = NSObject
@available(*, unavailable, message: "a collection view has no cells here: use UITableView")
public protocol UICollectionViewDataSource {}
@available(*, unavailable, message: "a collection view has no cells here: use UITableView")
public protocol UICollectionViewDelegate {}
@available(*, unavailable, message: "an effect view is a plain view here: write UIView")
public typealias UIVisualEffectView = UIView
@available(*, unavailable, message: "a map is a plain view here: write UIView")
public typealias MKMapView = UIView
@available(*, unavailable, message: "a web view is a plain view here: write UIView")
public typealias WKWebView = UIView

extension UICollectionViewController {
  @available(*, unavailable, message: "a collection view is a plain view here: write view")
  public var collectionView: UIView! { view }
}
