public import Foundation

/// A controller with two screens, a master and a detail.
///
/// Here, the last screen covers the first, as on a narrow device.
open class UISplitViewController: UIViewController {
  /// The screens, starting with the master.
  open var viewControllers: [UIViewController] {
    get { ownChildren }
    set {
      removeChildren(ownChildren)
      for child in newValue {
        addChild(child)
        child.didMove(toParent: self)
      }
      if isViewLoaded { ownChildren.forEach(addView(of:)) }
    }
  }

  /// Replaces the detail screen.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    viewControllers = Array(ownChildren.prefix(1)) + [controller]
  }

  /// Adds the views of the screens.
  open override func viewDidLoad() {
    super.viewDidLoad()
    ownChildren.forEach(addView(of:))
  }
}

/// A controller with pages.
///
/// Only the current pages are visible. Here, the user can't turn pages.
open class UIPageViewController: UIViewController {
  /// The current, visible pages.
  open var viewControllers: [UIViewController]? { ownChildren }

  /// The style in which pages turn, which has no effect.
  open private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which pages turn, which has no effect.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal

  /// The styles in which pages turn.
  public nonisolated enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The orientations of the pages.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// A key of the options, which have no effect.
  public nonisolated struct OptionsKey: Hashable, Sendable {
    let name: String
    /// The location of the spine, for page curls.
    public static let spineLocation = Self(name: "spineLocation")
    /// The space between pages, for scrolling.
    public static let interPageSpacing = Self(name: "interPageSpacing")
  }

  /// Creates a controller without pages, in code or from a xib.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller without pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    transitionStyle = TransitionStyle(xml: element["transitionStyle"]) ?? .pageCurl
    navigationOrientation =
      NavigationOrientation(xml: element["navigationOrientation"]) ?? .horizontal
  }

  /// The directions of a page turn, which have no effect.
  public nonisolated enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Replaces the visible pages.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    removeChildren(ownChildren)
    for child in controllers ?? [] {
      addChild(child)
      view.fill(with: child.view)
      child.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// A controller with a collection view, which is a plain view here.
open class UICollectionViewController: UIViewController {}
