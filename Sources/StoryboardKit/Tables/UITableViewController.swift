public import Foundation

/// A controller whose view is a table, and which is the table's data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var style = UITableView.Style.plain
  /// A Boolean value indicating whether nothing is selected when it comes into sight.
  open var clearsSelectionOnViewWillAppear = true

  /// The wheel above the table that tells that rows are fetched anew.
  open var refreshControl: UIRefreshControl?

  /// A controller made in code, or from a xib.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller made in code, with a table of that style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// A controller from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The table, which is the view; touching it loads it.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table, and makes this the data source and delegate unless the file says otherwise.
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

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    switch name {
    case "tableView":
      guard let table = object as? UITableView else { return .mismatch(wanted: "UITableView") }
      tableView = table
    case "refreshControl":
      refreshControl = object as? UIRefreshControl
      return .of(refreshControl, "UIRefreshControl")
    default: return super.adopt(object, outlet: name)
    }
    return .done
  }

  /// Selects nothing, if asked to.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = loadedView as? UITableView else { return }
    table.selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  /// The file's number of sections; one where the file has no fixed cells.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }

  /// The file's number of rows; none where the file has no fixed cells.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section, tableView)?.cells.count ?? 0
  }

  /// The file's cell; to be overridden where the file has no fixed cells.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticCell(at: indexPath, tableView) ?? UITableViewCell()
  }

  /// The file's text above a section.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { staticSection(section, tableView)?.header }

  /// The file's text below a section.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { staticSection(section, tableView)?.footer }

  // MARK: What a subclass overrides when it needs it

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The table's `sectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// The table's `sectionFooterHeight`.
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

  /// Puts the table into editing, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (loadedView as? UITableView)?.setEditing(editing, animated: animated)
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// The height of the file's cell, or the table's `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticCell(at: indexPath, tableView)?.fileHeight ?? tableView.rowHeight
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  private func staticSection(_ index: Int, _ table: UITableView) -> StaticSection? {
    table.staticSections.indices.contains(index) ? table.staticSections[index] : nil
  }

  private func staticCell(at path: IndexPath, _ table: UITableView) -> UITableViewCell? {
    guard let cells = staticSection(path.section, table)?.cells, cells.indices.contains(path.row)
    else { return nil }
    return cells[path.row]
  }
}
