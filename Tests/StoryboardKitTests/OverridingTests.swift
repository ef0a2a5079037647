import Foundation
import StoryboardKit
import Testing

@testable import Probes

/// Tests of the methods and properties that apps and their tests override.
@Suite("What can be overridden is called where UIKit calls it", .serialized)
@MainActor
struct OverridingTests {
  @Test("a navigation controller pushes its root, and every screen that is shown")
  func pushes() {
    let stack = PushLog(rootViewController: UIViewController())
    #expect(stack.pushed.count == 1)
    stack.viewControllers[0].show(UIViewController(), sender: nil)
    #expect(stack.pushed.count == 2 && stack.pushed.last?.hidesBottomBarWhenPushed == true)
  }

  @Test("a tap on a tab sets the selected screen, but not the index")
  func tabs() {
    let tabs = TabLog()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.tapTab(at: 1)
    #expect(tabs.events == ["tapped", "screen"] && tabs.selectedIndex == 1)
  }

  @Test("a screen's own relatives and items are used by others")
  func relatives() {
    let screen = RelatedScreen()
    #expect(screen.navigationController === screen.stack && screen.tabBarController == nil)
    let stack = UINavigationController(rootViewController: screen)
    #expect(stack.screenPicture(width: 30).contains("Own item"))
    #expect(screen.isMovingFromParent && screen.children == [screen.stack])
  }

  @Test("a segue of kind push asks for the navigation controller that the screen names")
  func push() throws {
    let text = """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a"
      customClass="RelatedScreen" customModule="StoryboardKitTests"><connections>
      <segue kind="push" identifier="next" destination="b" id="s"/></connections></viewController>
      </objects></scene><scene><objects><viewController id="b"/></objects></scene></scenes>
      </document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Push.storyboard")
    let first = UIStoryboard(file: file).instantiateInitialViewController()
    let screen = try #require(first as? RelatedScreen)
    screen.performSegue(withIdentifier: "next", sender: nil)
    #expect(screen.stack.viewControllers.count == 1)
  }

  @Test("a view redirects its subviews; those from a file stay")
  func subviews() throws {
    let view = RedirectingView()
    let label = UILabel()
    view.addSubview(label)
    #expect(label.superview === view.content && view.subviews == [view.content])
    label.removeFromSuperview()
    #expect(view.content.subviews.isEmpty)
    let file = try scene(
      """
      <view customClass="RedirectingView" customModule="StoryboardKitTests" id="r"><subviews>
      <label id="l" text="File"/></subviews></view>
      """)
    let read: RedirectingView = try #require(file.first())
    #expect((read.subviews.first as? UILabel)?.text == "File")
  }

  @Test("a view hears of layout, of its tint color, and of points")
  func view() {
    let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), ViewLog())
    view.frame = outer.bounds
    outer.addSubview(view)
    outer.tintColor = .systemRed
    view.setNeedsLayout()
    view.removeFromSuperview()
    #expect(view.events == ["tint", "layout", "removed"])
    outer.addSubview(view)
    #expect(outer.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    #expect(outer.hitTest(CGPoint(x: 8, y: 8), with: nil) === outer)
  }

  @Test("a table that a test replaces records what it's asked, and a tap asks none of it")
  func table() {
    let (table, source) = (TableLog(), RowSource())
    table.frame = UIScreen.main.bounds
    table.dataSource = source
    table.delegate = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
    table.layoutIfNeeded()
    #expect(table.events == ["reload", "register", "dequeue A", "dequeue A"])
    table.tapRow(at: [0, 0])
    #expect(source.events == [])
    table.tapRow(at: [0, 1])
    table.deselectRow(at: [0, 1], animated: true)
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(table.events.suffix(2) == ["deselect", "insert"])
    #expect(source.events == ["select [0, 1]"])
  }

  @Test("a tap highlights the cell, then selects it; its own properties are used")
  func cell() throws {
    let (table, source) = (UITableView(frame: UIScreen.main.bounds), RowSource())
    table.dataSource = source
    source.type = CellLog.self
    let cell = try #require(table.cellForRow(at: [0, 1]) as? CellLog)
    cell.events = []
    table.tapRow(at: [0, 1])
    #expect(cell.events == ["highlighted", "not highlighted", "selected"])
    table.setEditing(true, animated: false)
    #expect(cell.events.last == "editing" && cell.isEditing)
    #expect(cell.reuseIdentifier == "Own" && cell.textLabel === cell.own)
  }

  @Test("the delegate may keep the selection, and hears of cells that go")
  func selection() {
    let (table, source) = (UITableView(frame: UIScreen.main.bounds), RowSource())
    table.dataSource = source
    table.delegate = source
    table.tapRow(at: [0, 1])
    source.keeps = true
    table.tapRow(at: [0, 2])
    #expect(table.indexPathForSelectedRow == [0, 1] && source.events == ["select [0, 1]"])
    source.keeps = false
    table.tapRow(at: [0, 2])
    #expect(table.indexPathForSelectedRow == [0, 2])
    source.events = []
    table.reloadData()
    _ = table.visibleCells
    #expect(source.events == ["gone [0, 2]", "gone [0, 1]", "gone [0, 0]"])
  }

  @Test("a test's storyboard makes the test's screens")
  func storyboard() throws {
    let text = "<document initialViewController=\"a\"><scenes/></document>"
    let stub = StoryboardStub(
      file: try InterfaceFile(data: Data(text.utf8), file: "Stub.storyboard"))
    #expect(stub.instantiateInitialViewController() is RelatedScreen)
    #expect(stub.instantiateViewController(withIdentifier: "Any") is RelatedScreen)
  }

  @Test("a field that can't become or cease to be the first responder stays as it is")
  func responder() {
    let field = StubbornField()
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    field.can = true
    #expect(field.becomeFirstResponder() && !field.resignFirstResponder() && field.isEditing)
    field.inputView = UIView()
    #expect(field.inputView != nil && field.inputAccessoryView == nil)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 9)).minX == 8)
  }

  @Test("a window hears that it becomes key, and that another one does")
  func windows() {
    let (first, second) = (KeyLog(frame: .zero), KeyLog(frame: .zero))
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.events == ["became", "resigned"] && second.events == ["became"])
    #expect(first.window === first)
  }

  @Test(
    "what can't be overridden says what to write",
    arguments: [
      ("UIView", "class var layerClass: AnyClass { CALayer.self }", "nothing is drawn here"),
      (
        "UITableViewController", "func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
        "no finger scrolls here"
      ),
      (
        "UITableViewController",
        """
        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
        """, "write tableView(_:commit:forRowAt:)"
      ),
    ])
  func unavailable(superclass: String, member: String, message: String) throws {
    let code = "import StoryboardKit\nfinal class Mine: \(superclass) { override \(member) }"
    guard case .rejected(let diagnostics) = try Compiler.typecheckNow([code]).first else {
      Issue.record("\(code) compiles")
      return
    }
    #expect(diagnostics.contains(message), "\(diagnostics)")
  }

  @Test("an override in an extension is refused in the words that lesson-runner explains")
  func inExtension() throws {
    let code = """
      import StoryboardKit
      final class Mine: UIViewController {}
      extension Mine {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      }
      """
    guard case .rejected(let diagnostics) = try Compiler.typecheckNow([code]).first else {
      Issue.record("\(code) compiles")
      return
    }
    #expect(diagnostics.contains("cannot be overridden from extension"), "\(diagnostics)")
  }
}

private final class PushLog: UINavigationController {
  var pushed: [UIViewController] = []

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    controller.hidesBottomBarWhenPushed = !viewControllers.isEmpty
    pushed.append(controller)
    super.pushViewController(controller, animated: animated)
  }
  override var navigationBar: UINavigationBar { UINavigationBar() }
}

private final class TabLog: UITabBarController {
  var events: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { events.append("tapped") }
  override var selectedViewController: UIViewController? { didSet { events.append("screen") } }
  override var selectedIndex: Int { didSet { events.append("index") } }
}

final class RelatedScreen: UIViewController {
  let stack = UINavigationController()

  override var navigationController: UINavigationController? { stack }
  override var tabBarController: UITabBarController? { nil }
  override var children: [UIViewController] { [stack] }
  override var navigationItem: UINavigationItem { UINavigationItem(title: "Own item") }
  override var isMovingFromParent: Bool { true }
  override var isBeingDismissed: Bool { true }
  override var presentedViewController: UIViewController? { nil }
  override var presentingViewController: UIViewController? { nil }
  override var storyboard: UIStoryboard? { super.storyboard }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var shouldAutorotate: Bool { false }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { stack }
  override var inputAccessoryView: UIView? { UIView() }
  override var canBecomeFirstResponder: Bool { true }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
}

final class RedirectingView: UIView {
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    super.addSubview(content)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func addSubview(_ view: UIView) { content.addSubview(view) }
}

private final class ViewLog: UIView {
  var events: [String] = []

  override func setNeedsLayout() {
    events.append("layout")
    super.setNeedsLayout()
  }
  override func removeFromSuperview() {
    events.append("removed")
    super.removeFromSuperview()
  }
  override func tintColorDidChange() { events.append("tint") }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 5 }
}

private final class TableLog: UITableView {
  var events: [String] = []

  override func register(
    _ type: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    events.append("register")
    super.register(type, forCellReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    events.append("dequeue \(identifier)")
    return UITableViewCell()
  }
  override func reloadData() {
    events.append("reload")
    super.reloadData()
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) { events.append("deselect") }
  override func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    events.append("insert")
  }
}

private final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var events: [String] = []
  var keeps = false
  var type: UITableViewCell.Type?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView is TableLog ? 2 : 3
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let type { return type.init(named: "B", style: .default) }
    if tableView is TableLog {
      return tableView.dequeueReusableCell(withIdentifier: "A", for: indexPath)
    }
    return UITableViewCell()
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { keeps ? nil : indexPath }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { events.append("gone \(indexPath)") }
}

private final class CellLog: UITableViewCell {
  var events: [String] = []
  let own = UILabel()

  override var reuseIdentifier: String? { "Own" }
  override var textLabel: UILabel? { own }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    events.append(highlighted ? "highlighted" : "not highlighted")
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    events.append(selected ? "selected" : "not selected")
    super.setSelected(selected, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    events.append("editing")
    super.setEditing(editing, animated: animated)
  }
}

private final class StoryboardStub: UIStoryboard {
  override func instantiateInitialViewController() -> UIViewController? { RelatedScreen() }
  override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    RelatedScreen()
  }
}

private final class StubbornField: UITextField {
  var can = false

  override var canBecomeFirstResponder: Bool { can }
  override var canResignFirstResponder: Bool { false }
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
  }
}

private final class KeyLog: UIWindow {
  var events: [String] = []

  override func becomeKey() { events.append("became") }
  override func resignKey() { events.append("resigned") }
}
