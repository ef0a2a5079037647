public import Foundation

/// A rectangle on the screen that can contain other views.
///
/// Frames come from the file or from your code, and follow a resized superview according to
/// `autoresizingMask`. Auto Layout constraints are read and stored, but not solved.
open class UIView: UIResponder {
  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) } }
  }
  /// The background color.
  open var backgroundColor: UIColor?
  /// The color of controls: the view's own, the superview's, or the system's blue.
  ///
  /// Stored, but has no effect.
  open var tintColor: UIColor! {
    get { ownTintColor ?? ownSuperview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      selfAndDescendants.forEach { $0.tintColorDidChange() }
    }
  }
  /// A number that identifies the view for `viewWithTag`.
  open var tag: Int = 0
  /// A Boolean value indicating whether the view is hidden.
  open var isHidden = false
  /// The opacity, from 0 (invisible) to 1.
  open var alpha: CGFloat = 1
  /// A Boolean value indicating whether the view is opaque.
  open var isOpaque = true
  /// A Boolean value indicating whether the view receives taps.
  open var isUserInteractionEnabled = true
  /// A Boolean value indicating whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// The way in which the content fits the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// The parts of the frame that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value indicating whether Auto Layout uses the frame.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The identifier for state restoration.
  open var restorationIdentifier: String?
  /// The identifier that tests use to find the view.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver reads for the view.
  open var accessibilityLabel: String?
  /// The description of a tap's result that VoiceOver reads.
  open var accessibilityHint: String?
  /// The value that VoiceOver reads for the view.
  open var accessibilityValue: String?
  /// A Boolean value indicating whether VoiceOver reads the view.
  open var isAccessibilityElement = false
  /// The margins of the content, which are stored but have no effect.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The corners and the border, which are stored but don't affect frames.
  open private(set) lazy var layer = CALayer()

  private final var ownTintColor: UIColor?
  final var ownSubviews: [UIView] = []
  final weak var ownSuperview: UIView?
  final weak var ownWindow: UIWindow?
  final weak var controller: UIViewController?
  final var needsLayout = true
  final var needsUpdateProperties = true
  final var needsOwnConstraints = true
  /// The updates needed for changed properties, or nil if the view has observed no property yet.
  final var pendingUpdates: PendingUpdates?
  final var ownConstraints: [NSLayoutConstraint] = []
  /// The views and constraints for other size classes, which only outlets use.
  final var uninstalledObjects: [NSObject] = []
  final var recognizers: [UIGestureRecognizer] = []

  /// Creates a view in code.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from a file.
  public required init?(coder: NSCoder) {
    self.frame = .zero
    super.init()
    decode(from: coder)
  }

  /// Creates a view in code, with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The natural size of the content, or `noIntrinsicMetric` if there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Lays out the subviews; override this method to set their frames.
  ///
  /// Called again when an observable property changes that the method read.
  open func layoutSubviews() {}
  /// Called before the layout; override this method to set the view's content, and call `super`.
  ///
  /// Called again when an observable property changes that the method read.
  open func updateProperties() {}
  /// Called before the layout; override this method to change constraints, and call `super` last.
  ///
  /// Called again when an observable property changes that the method read.
  open func updateConstraints() {}
  /// Does nothing, since views are drawn only as text pictures.
  open func draw(_ rect: CGRect) {}
  /// Returns the size that fits the content, by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  @available(*, unavailable, message: "nothing is drawn here: remove this")
  open class var layerClass: AnyClass { CALayer.self }
  @available(*, unavailable, message: "there is one size and one style here: remove this")
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Called before the view is added to a superview, or removed from it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view was added to a superview, or removed from it.
  open func didMoveToSuperview() {}
  /// Called before the view is added to a window, or removed from it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view was added to a window, or removed from it.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The next responder: the controller that owns the view, or else the superview.
  open override var next: UIResponder? { controller ?? ownSuperview }

  // MARK: Layout

  /// Requests a layout, performed by `layoutIfNeeded` or when the view appears.
  open func setNeedsLayout() { needsLayout = true }
  /// Does nothing, since views are drawn only as text pictures.
  open func setNeedsDisplay() {}
  /// Updates and lays out the view and its subviews, where needed.
  open func layoutIfNeeded() { layOut() }
  /// Resizes the view to fit its content.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// Requests an update of the properties, performed with the next layout.
  open func setNeedsUpdateProperties() { needsUpdateProperties = true }
  /// Updates the properties of the view, its view controller and its subviews, where needed.
  open func updatePropertiesIfNeeded() { selfAndDescendants.forEach { $0.updateOwnProperties() } }
  /// Requests an update of the constraints, performed with the next layout.
  open func setNeedsUpdateConstraints() { needsOwnConstraints = true }
  /// Returns whether the view needs an update of its constraints.
  open func needsUpdateConstraints() -> Bool {
    needsOwnConstraints || pendingUpdates?.contains(.constraints) == true
  }
  /// Updates the constraints of the view and its subviews, where needed.
  open func updateConstraintsIfNeeded() { selfAndDescendants.forEach { $0.updateOwnConstraints() } }
  /// Does nothing, since constraints aren't solved.
  open func invalidateIntrinsicContentSize() {}
  /// The view's constraints from the file and from `addConstraint`.
  open var constraints: [NSLayoutConstraint] { ownConstraints }
  /// Adds a constraint, which is stored but doesn't change frames.
  open func addConstraint(_ constraint: NSLayoutConstraint) { ownConstraints.append(constraint) }
  /// Adds constraints, which are stored but don't change frames.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { ownConstraints += constraints }
  /// The part of the view that bars don't cover.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// Never called, since bars don't cover views.
  open func safeAreaInsetsDidChange() {}
  /// Never called, since margins have no effect.
  open func layoutMarginsDidChange() {}
  /// Called when the tint color of the view or of a superview has been set.
  open func tintColorDidChange() {}
  /// Never called, since there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: The hierarchy

  /// The subviews, from back to front.
  open var subviews: [UIView] { ownSubviews }
  /// The superview.
  open var superview: UIView? { ownSuperview }
  /// The window that contains the view.
  open var window: UIWindow? { ownWindow }
  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { add(view) }
  /// Inserts a view at an index among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: ownSubviews.firstIndex(of: sibling) ?? 0)
  }
  /// Inserts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (ownSubviews.firstIndex(of: sibling) ?? ownSubviews.count - 1) + 1)
  }
  /// Moves a subview in front of the other subviews.
  open func bringSubviewToFront(_ view: UIView) { if view.ownSuperview === self { add(view) } }
  /// Moves a subview behind the other subviews.
  open func sendSubviewToBack(_ view: UIView) {
    if view.ownSuperview === self { insert(view, at: 0) }
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }
  /// Returns whether this view is the given view or is inside the given view.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Returns the first view with this tag: the view itself or a descendant.
  open func viewWithTag(_ tag: Int) -> UIView? { selfAndDescendants.first { $0.tag == tag } }

  // MARK: Coordinates and touches

  /// Converts a point from the coordinates of a view, or of the window if `view` is nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    Self.convert(point, from: view, to: self)
  }
  /// Converts a point to the coordinates of a view, or of the window if `view` is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    Self.convert(point, from: self, to: view)
  }
  /// Converts a rectangle from the coordinates of a view, or of the window if `view` is nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// Converts a rectangle to the coordinates of a view, or of the window if `view` is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// Returns whether the view contains the point; called only by `hitTest`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost visible view at the point; never called, since there are no touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Ends editing in the view or the descendant that is the first responder.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirst() }
  /// The view's gesture recognizers.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.append(recognizer)
    recognizer.ownView = self
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    recognizer.ownView = nil
  }

  /// Decodes this class's properties; subclasses override this method to decode more properties.
  func decode(_ element: Element, _ decoder: NibDecoder) { decodeBasics(element, decoder) }

  override func set(_ value: Any?, forAttribute keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("layer.cornerRadius", let number as Double): layer.cornerRadius = CGFloat(number)
    case ("layer.borderWidth", let number as Double): layer.borderWidth = CGFloat(number)
    case ("layer.masksToBounds", let flag as Bool): layer.masksToBounds = flag
    case ("clipsToBounds", let flag as Bool): clipsToBounds = flag
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): isHidden = flag
    case ("alpha", let number as Double): alpha = CGFloat(number)
    case ("tag", let number as Double): tag = Int(number)
    case ("backgroundColor", let color as UIColor?): backgroundColor = color
    case ("tintColor", let color as UIColor?): tintColor = color
    case ("accessibilityIdentifier", let text as String?): accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String?): accessibilityLabel = text
    case ("translatesAutoresizingMaskIntoConstraints", let flag as Bool):
      translatesAutoresizingMaskIntoConstraints = flag
    default: return keyPath.hasPrefix("layer.")
    }
    return true
  }
}

extension UIView {
  /// The ways in which content fits the bounds.
  public nonisolated enum ContentMode: String, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The parts of a frame that change with the superview's size.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a mask from the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// The value for a dimension without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1
}
