public import Foundation

/// Rows of cells that a data source gives, of which those in sight are made.
open class UITableView: UIScrollView {
  /// How sections are drawn.
  public nonisolated enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How rows come and go; nothing moves here.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none
    case automatic = 100
  }

  /// Where a row is scrolled to.
  public nonisolated enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Stands for “as high as the content asks for”; a row is 44 points high then.
  public static let automaticDimension: CGFloat = -1

  /// How sections are drawn.
  public private(set) final var style = Style.plain
  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The object that is asked and told; not held, as in UIKit.
  open weak var delegate: (any UITableViewDelegate)?
  /// The height of a row unless the delegate gives one.
  open var rowHeight = automaticDimension
  /// A guess at the height of a row; without effect.
  open var estimatedRowHeight = automaticDimension
  /// The height of what stands above a section unless the delegate gives one.
  open var sectionHeaderHeight = automaticDimension
  /// The height of what stands below a section unless the delegate gives one.
  open var sectionFooterHeight = automaticDimension
  /// How rows are separated; kept.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// A Boolean value indicating whether rows can be selected.
  open var allowsSelection = true
  /// A Boolean value indicating whether rows can be deleted.
  open var isEditing = false
  /// Lets rows be deleted, or no longer; nothing moves here.
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
  /// Where the table was scrolled to when its rows were made.
  final var offsetOfRows = CGPoint.zero
  /// The row that is filled anew in its own cell.
  final var reconfigured: IndexPath?
  final var selection: IndexPath?

  /// The point of the rows at the top left; cells that leave are used for those that come.
  open override var contentOffset: CGPoint { didSet { setNeedsLayout() } }

  /// A table made in code.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// A plain table made in code.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table from a file, with its prototypes or its fixed cells.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the cells in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRows()
  }

  /// Asks the data source for everything anew; the cells in sight are used again.
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
