public import Foundation

/// Views in a row or in a column.
open class UIStackView: UIView {
  /// Row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between two views.
  open var spacing: CGFloat = 0
  /// How the room is shared out; here it is shared evenly unless it is `fill`.
  open var distribution = Distribution.fill
  /// How views stand across the axis; here they fill the room.
  open var alignment = Alignment.fill
  /// The views that are laid out.
  public private(set) var arrangedSubviews: [UIView] = []

  /// How the room along the axis is shared out.
  public nonisolated enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views stand across the axis.
  public nonisolated enum Alignment: String, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// An empty stack made in code.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack from a file; as in UIKit it cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(from: coder)
  }

  /// A stack of those views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// A Boolean value indicating whether views keep away from the margins; kept.
  open var isLayoutMarginsRelativeArrangement = false

  /// Keeps more room after one view; without effect on frames.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view between the others.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    addSubview(view)
  }

  /// Lays a view out no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// A view that is taken out is laid out no longer.
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

  /// Shares the room out among the views in sight.
  ///
  /// A file's frames hold as they are until a view is added, removed or hidden.
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
  /// Row or column.
  public nonisolated enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
