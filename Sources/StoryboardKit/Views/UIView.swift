public import Foundation

/// A rectangle on a screen, with other views in it.
///
/// Frames come from the file or from you, and follow a resized superview by `autoresizingMask`.
/// Auto Layout's constraints are read and kept, and not solved.
open class UIView: UIResponder {
  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) } }
  }
  /// The color behind everything in it.
  open var backgroundColor: UIColor?
  /// The color of what can be tapped; kept.
  open var tintColor: UIColor?
  /// A number of your own, by which `viewWithTag` finds it.
  open var tag: Int = 0
  /// A Boolean value indicating whether it is out of sight.
  open var isHidden = false
  /// From 0, out of sight, to 1.
  open var alpha: CGFloat = 1
  /// A Boolean value indicating whether nothing behind it shines through.
  open var isOpaque = true
  /// A Boolean value indicating whether taps reach it.
  open var isUserInteractionEnabled = true
  /// A Boolean value indicating whether what reaches out of it is cut off.
  open var clipsToBounds = false
  /// How its content fits its bounds.
  open var contentMode = ContentMode.scaleToFill
  /// The parts of its frame that follow the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value indicating whether the frame counts for Auto Layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The identifier of state restoration.
  open var restorationIdentifier: String?
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The text that is read aloud for it.
  open var accessibilityLabel: String?
  /// The effect of a tap, read aloud.
  open var accessibilityHint: String?
  /// The value, read aloud.
  open var accessibilityValue: String?
  /// A Boolean value indicating whether it is read aloud.
  open var isAccessibilityElement = false
  /// Room between the edges and the content; kept.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Corners and border; kept, without effect on frames.
  public private(set) lazy var layer = CALayer()

  final var ownSubviews: [UIView] = []
  final weak var ownSuperview: UIView?
  final weak var ownWindow: UIWindow?
  final weak var controller: UIViewController?
  final var needsLayout = true
  final var ownConstraints: [NSLayoutConstraint] = []
  /// Views and constraints of the file that are for other sizes of screen; outlets lead to them.
  final var notInstalled: [NSObject] = []
  final var recognizers: [UIGestureRecognizer] = []

  /// A view made in code.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view from a file.
  public required init?(coder: NSCoder) {
    self.frame = .zero
    super.init()
    decode(from: coder)
  }

  /// A view made in code, without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size that its content asks for, or `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Lays out the subviews; override it to set their frames.
  open func layoutSubviews() {}
  /// Does nothing: nothing is drawn but a picture in text.
  open func draw(_ rect: CGRect) {}
  /// The size that fits its content; by default the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  @available(*, unavailable, message: "there is one size and one style here: leave it out")
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Called before it gets a superview, or loses it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after it got a superview, or lost it.
  open func didMoveToSuperview() {}
  /// Called before it comes into a window, or leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after it came into a window, or left it.
  open func didMoveToWindow() {}
  /// Called after a view was put into it.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of it.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Its controller if it is the controller's view, else its superview.
  open override var next: UIResponder? { controller ?? ownSuperview }

  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.append(recognizer)
    recognizer.ownView = self
  }

  /// Takes a gesture recognizer away.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    recognizer.ownView = nil
  }

  /// Reads what its class keeps in the file; subclasses add their own.
  func decode(_ element: Element, _ decoder: NibDecoder) { decodeBasics(element, decoder) }

  override func adopt(_ value: Any?, attribute keyPath: String) -> Bool {
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
  /// How content fits the bounds.
  public nonisolated enum ContentMode: String, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The parts of a frame that follow the superview's size.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// A mask of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// Stands for “no size of its own”.
  public static let noIntrinsicMetric: CGFloat = -1
}
