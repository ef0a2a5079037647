public import Foundation

/// A view that shows rows from a data source, and creates cells only for visible rows.
open class UITableView: UIScrollView {
  /// The styles of a table.
  public nonisolated enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The animations of changed rows; here, rows change without animation.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none
    case automatic = 100
  }

  /// The positions to which a row can be scrolled.
  public nonisolated enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The height that fits the content in UIKit.
  ///
  /// Here, a row is 44 points high, and a section's header or footer is 28 points high.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  open private(set) var style = Style.plain
  /// The object that provides the rows.
  ///
  /// A weak reference, as in UIKit.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The object that responds to selection and configures rows.
  ///
  /// A weak reference, as in UIKit.
  open weak var delegate: (any UITableViewDelegate)?
  /// The height of a row, unless the delegate returns another height.
  open var rowHeight = automaticDimension
  /// A row's estimated height, which is stored but has no effect.
  open var estimatedRowHeight = automaticDimension
  /// The height of a section's header, unless the delegate returns another height.
  open var sectionHeaderHeight = automaticDimension
  /// The height of a section's footer, unless the delegate returns another height.
  open var sectionFooterHeight = automaticDimension
  /// The separator style, which is stored but has no effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// A Boolean value indicating whether rows can be selected.
  open var allowsSelection = true
  /// A Boolean value indicating whether the table is in editing mode.
  open var isEditing = false
  /// Starts or ends editing, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in cells.values { cell.setEditing(editing, animated: animated) }
  }
  /// A view above the rows.
  open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, tableHeaderView) } }
  /// A view below the rows.
  open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, tableFooterView) } }

  final var cellSources: [String: CellSource] = [:]
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
  /// Changing the offset reuses cells that scroll out of view.
  open override var contentOffset: CGPoint { didSet { setNeedsLayout() } }

  /// Creates a table in code.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table in code.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from a file, with prototype or static cells.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Loads the visible cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRows()
  }

  // MARK: Cells

  /// Registers a class for creating cells with a reuse identifier.
  open func register(_ type: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = type.map(CellSource.type)
  }
  /// Registers a xib for creating cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = nib.map(CellSource.nib)
  }
  /// Returns a reused or new cell, or nil if the identifier isn't registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }
  /// Returns a reused or new cell, or traps if the identifier isn't registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeue(identifier, for: indexPath) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    loadRows()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// Returns the cell of a row, or nil if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadRows()
    return cells[indexPath]
  }

  // MARK: Rows

  /// The number of sections.
  open var numberOfSections: Int {
    dataSource?.numberOfSections(in: self) ?? staticSections.count
  }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    if let dataSource { return dataSource.tableView(self, numberOfRowsInSection: section) }
    return staticSections.indices.contains(section) ? staticSections[section].cells.count : 0
  }
  /// The index paths of the visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadRows()
    return cells.keys.sorted()
  }
  /// Returns the index path of a cell, or nil if the cell isn't visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// Returns the index path of the row at a point, or nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRows()
    return cells.first { $0.value.frame.contains(point) }?.key
  }
  /// Does nothing; to scroll, set `contentOffset`.
  open func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}

  // MARK: The selection

  /// The index path of the selected row.
  open var indexPathForSelectedRow: IndexPath? { selection }
  /// The index paths of the selected rows, or nil if no row is selected.
  ///
  /// There is at most one path, since `allowsMultipleSelection` isn't supported.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.map { [$0] } }
  /// Selects a row without calling the delegate, unlike a tap.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated) }
  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selection == indexPath { select(nil, animated: animated) }
  }

  // MARK: Changes, most of which reload every row, without animation

  /// Reloads all rows from the data source, and reuses the visible cells.
  open func reloadData() {
    selection = nil
    setNeedsReload()
  }
  /// Configures the cells of visible rows again, without preparing them for reuse.
  ///
  /// As in UIKit, dequeuing returns each row's existing cell, and the table doesn't call
  /// `prepareForReuse`.
  open func reconfigureRows(at paths: [IndexPath]) { reconfigure(paths) }
  /// Reloads the table after rows were inserted.
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  /// Reloads the table after rows were deleted.
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  /// Reloads all rows.
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  /// Reloads the table after sections were inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  /// Reloads the table after sections were deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  /// Reloads the table after a row was moved.
  open func moveRow(at path: IndexPath, to newPath: IndexPath) { setNeedsReload() }
  /// Reloads all sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  /// Does nothing, since changes aren't grouped.
  open func beginUpdates() {}
  /// Ends a group of changes, and reloads the table.
  open func endUpdates() { setNeedsReload() }
  /// Runs a group of changes, reloads the table, and calls the completion handler.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsReload()
    completion?(true)
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

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    switch name {
    case "dataSource":
      dataSource = object as? any UITableViewDataSource
      return .ofCast(dataSource, to: "UITableViewDataSource")
    case "delegate":
      delegate = object as? any UITableViewDelegate
      return .ofCast(delegate, to: "UITableViewDelegate")
    default: return super.connect(object, toOutlet: name)
    }
  }

  private func replaceEdge(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
