public import Foundation

/// A view that arranges its subviews in a row or a column.
open class UIStackView: UIView {
  /// The axis of the arranged views.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between adjacent views.
  open var spacing: CGFloat = 0
  /// The distribution of the views; here, the space is always divided equally.
  open var distribution = Distribution.fill
  /// The alignment of the views across the axis; here, the views always fill the space.
  open var alignment = Alignment.fill
  /// The views that the stack lays out.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The ways to distribute views along the axis.
  public nonisolated enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The ways to align views across the axis.
  public nonisolated enum Alignment: String, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// Creates an empty stack view in code.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view from a file; as in UIKit, this initializer can't fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(from: coder)
  }

  /// Creates a stack view that arranges the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// A Boolean value indicating whether the layout uses the margins.
  ///
  /// Stored, but has no effect.
  open var isLayoutMarginsRelativeArrangement = false

  /// Does nothing: custom spacing isn't supported.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    addSubview(view)
  }

  /// Stops laying out a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Stops laying out a view that's removed from the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    axis = element["axis"] == "vertical" ? .vertical : .horizontal
    spacing = element.number("spacing") ?? 0
    distribution = element["distribution"].flatMap(Distribution.init(rawValue:)) ?? .fill
    alignment = element["alignment"].flatMap(Alignment.init(rawValue:)) ?? .fill
    arrangedSubviews = subviews
  }

  /// Divides the space equally among the views that aren't hidden.
  ///
  /// Frames change only if a view has an empty frame or overlaps its neighbor.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard !views.isEmpty, views.contains(where: { $0.frame.isEmpty }) || overlaps(views) else {
      return
    }
    let gaps = spacing * CGFloat(views.count - 1)
    let whole = axis == .vertical ? bounds.height : bounds.width
    let length = max((whole - gaps) / CGFloat(views.count), 0)
    for (index, view) in views.enumerated() {
      let start = (length + spacing) * CGFloat(index)
      view.frame =
        axis == .vertical
        ? CGRect(x: 0, y: start, width: bounds.width, height: length)
        : CGRect(x: start, y: 0, width: length, height: bounds.height)
    }
  }

  private func overlaps(_ views: [UIView]) -> Bool {
    zip(views, views.dropFirst()).contains { $0.frame.intersects($1.frame) }
  }
}

extension NSLayoutConstraint {
  /// The axes of a stack view.
  public nonisolated enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
