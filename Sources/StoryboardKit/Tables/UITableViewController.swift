public import Foundation

/// A view controller whose view is a table, and that acts as the table's data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var style = UITableView.Style.plain
  /// A Boolean value indicating whether the selection is cleared before the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// The control for refreshing the table.
  open var refreshControl: UIRefreshControl?

  /// Creates a controller in code or from a xib.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller in code, with a table of the given style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller's view as a table, which is loaded on first access.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Loads or creates the table, and sets this controller as its data source and delegate unless
  /// the file connects other objects.
  open override func loadView() {
    super.loadView()
    if !(loadedView is UITableView) {
      let table = UITableView(frame: loadedView?.frame ?? UIScreen.main.bounds, style: style)
      view = table
    }
    guard let table = loadedView as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear") ?? true
    guard let control = element.child(key: "refreshControl") else { return }
    refreshControl = decoder.make(control, as: UIRefreshControl.self)
  }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    switch name {
    case "tableView":
      guard let table = object as? UITableView else { return .mismatch(expected: "UITableView") }
      tableView = table
    case "refreshControl":
      refreshControl = object as? UIRefreshControl
      return .ofCast(refreshControl, to: "UIRefreshControl")
    default: return super.connect(object, toOutlet: name)
    }
    return .done
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = loadedView as? UITableView else { return }
    table.select(nil, animated: animated)
  }

  /// Returns the number of static sections, or 1 if there are none.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }

  /// Returns the number of static cells in the section, or 0 if there are none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section, tableView)?.cells.count ?? 0
  }

  /// Returns the static cell; override this method if the file has no static cells.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticCell(at: indexPath, tableView) ?? UITableViewCell()
  }

  /// Returns the title above a static section.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { staticSection(section, tableView)?.header }

  /// Returns the title below a static section.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { staticSection(section, tableView)?.footer }

  // MARK: Methods to override when needed

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the table's `sectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// Returns the table's `sectionFooterHeight`.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Starts or ends editing in the controller and in the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (loadedView as? UITableView)?.setEditing(editing, animated: animated)
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns the height of the static cell, or the table's `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticCell(at: indexPath, tableView)?.fileHeight ?? tableView.rowHeight
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns the table's `estimatedRowHeight`; never called, since rows have exact heights.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  /// Returns 0; never called, since rows aren't indented.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  @available(*, unavailable, message: "write tableView(_:commit:forRowAt:)")
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  @available(*, unavailable, message: "write tableView(_:commit:forRowAt:)")
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  @available(*, unavailable, message: "no finger scrolls here: remove this")
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  private func staticSection(_ index: Int, _ table: UITableView) -> StaticSection? {
    table.staticSections.indices.contains(index) ? table.staticSections[index] : nil
  }

  private func staticCell(at path: IndexPath, _ table: UITableView) -> UITableViewCell? {
    guard let cells = staticSection(path.section, table)?.cells, cells.indices.contains(path.row)
    else { return nil }
    return cells[path.row]
  }
}
