public import Foundation

/// A view that shows rows from a data source, and creates cells only for visible rows.
open class UITableView: UIScrollView {
  /// The styles of a table.
  public nonisolated enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The animations for row changes, which have no effect.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none
    case automatic = 100
  }

  /// The positions to which a row can be scrolled.
  public nonisolated enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The row height that fits the content in UIKit, and is 44 points here.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public private(set) final var style = Style.plain
  /// The object that provides the rows.
  ///
  /// A weak reference, as in UIKit.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The object that responds to selection and configures rows.
  ///
  /// A weak reference, as in UIKit.
  open weak var delegate: (any UITableViewDelegate)?
  /// The height of a row, unless the delegate returns one.
  open var rowHeight = automaticDimension
  /// The estimated height of a row, which is stored but has no effect.
  open var estimatedRowHeight = automaticDimension
  /// The height of a section's header, unless the delegate returns one.
  open var sectionHeaderHeight = automaticDimension
  /// The height of a section's footer, unless the delegate returns one.
  open var sectionFooterHeight = automaticDimension
  /// The separator style, which is stored but has no effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// A Boolean value indicating whether rows can be selected.
  open var allowsSelection = true
  /// A Boolean value indicating whether the table is in editing mode.
  open var isEditing = false
  /// Starts or ends editing, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A view above the rows.
  open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, tableHeaderView) } }
  /// A view below the rows.
  open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, tableFooterView) } }

  final var kinds: [String: CellKind] = [:]
  final var queues: [String: [UITableViewCell]] = [:]
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var staticSections: [StaticSection] = []
  final var edges: [UIView] = []
  final var isStale = true
  /// The content offset at which the rows were loaded.
  final var offsetOfRows = CGPoint.zero
  /// The row that is being reconfigured in its existing cell.
  final var reconfigured: IndexPath?
  final var selection: IndexPath?

  /// The point of the content at the table's top-left corner.
  ///
  /// Changing the offset reuses cells that scroll off.
  open override var contentOffset: CGPoint { didSet { setNeedsLayout() } }

  /// Creates a table in code.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table in code.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from a file, with its prototype or static cells.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Loads the visible cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRows()
  }

  /// Reloads all rows from the data source, and reuses the visible cells.
  open func reloadData() {
    isStale = true
    selection = nil
    setNeedsLayout()
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    style = Style(xml: element["style"]) ?? .plain
    separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    sectionHeaderHeight = element.number("sectionHeaderHeight") ?? Self.automaticDimension
    sectionFooterHeight = element.number("sectionFooterHeight") ?? Self.automaticDimension
    estimatedRowHeight = element.number("estimatedRowHeight") ?? Self.automaticDimension
    rowHeight = element.number("rowHeight") ?? Self.automaticDimension
    allowsSelection = element["allowsSelection"] != "NO"
    decodeCells(element, decoder)
    if let view = element.child(key: "tableHeaderView") { tableHeaderView = decoder.makeView(view) }
    if let view = element.child(key: "tableFooterView") { tableFooterView = decoder.makeView(view) }
  }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    switch name {
    case "dataSource":
      dataSource = object as? any UITableViewDataSource
      return .of(dataSource, "UITableViewDataSource")
    case "delegate":
      delegate = object as? any UITableViewDelegate
      return .of(delegate, "UITableViewDelegate")
    default: return super.adopt(object, outlet: name)
    }
  }

  private func replaceEdge(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
