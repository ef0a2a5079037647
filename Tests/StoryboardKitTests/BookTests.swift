import Foundation
import StoryboardKit
import Testing

/// Tests of a storyboard of twelve scenes, with tabs, a navigation stack, a table and a reference.
@Suite("A whole app's storyboard", .serialized)
@MainActor
struct BookTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let tabs: UITabBarController
  private let navigation: UINavigationController
  private let list: TodoListScreen

  init() throws {
    let initial = storyboard("Book").instantiateInitialViewController()
    tabs = try #require(initial as? UITabBarController)
    navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    list = try #require(navigation.viewControllers.first as? TodoListScreen)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  @Test(
    "every scene of every storyboard can be made, and its view loaded",
    arguments: ["Book", "Order", "Kinds"])
  func everyScene(name: String) {
    #expect(storyboard(name).problems() == [])
  }

  @Test("the tabs are there in the file's order, one of them from another storyboard")
  func tabOrder() {
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Todos", "Settings", nil])
    #expect(tabs.viewControllers?.last is EveryScreen)
    #expect(list.tabBarController === tabs)
  }

  @Test("only the selected tab's view is loaded")
  func lazyTabs() {
    #expect(list.isViewLoaded)
    #expect(tabs.viewControllers?[1].isViewLoaded == false)
    tabs.tapTab(at: 1)
    #expect(tabs.viewControllers?[1].isViewLoaded == true)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("the table shows a cell from the prototype for each to-do")
  func cells() {
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == list.todos)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test("cells are used again after reloadData")
  func reuse() {
    let before = Set(list.tableView.visibleCells.map(ObjectIdentifier.init))
    list.tableView.reloadData()
    #expect(Set(list.tableView.visibleCells.map(ObjectIdentifier.init)) == before)
  }

  @Test("a tap on a row: the segue action makes the screen, prepare, then didSelect")
  func tapRow() throws {
    list.tableView.tapRow(at: IndexPath(row: 1, section: 0))
    let detail = try #require(navigation.topViewController as? TodoDetailScreen)
    #expect(detail.todo == "showTodo: 우유 사기")
    #expect(detail.titleLabel.text == "showTodo: 우유 사기")
    #expect(list.came == ["prepare showTodo", "didSelect"])
  }

  @Test("the embedded screen is a child that fills its container")
  func embedded() throws {
    list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    let detail = try #require(navigation.topViewController as? TodoDetailScreen)
    let notes = try #require(detail.children.first as? NotesScreen)
    #expect(notes.label.text == "Notes")
    #expect(notes.view.frame == notes.view.superview?.bounds)
  }

  @Test("a bar button's action reaches its target")
  func barButton() {
    list.navigationItem.leftBarButtonItem?.tap()
    #expect(list.came == ["edit"])
  }

  @Test("an unwind segue goes back over several screens, after its action is called")
  func unwind() throws {
    list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    let detail = try #require(navigation.topViewController)
    detail.performSegue(withIdentifier: "more", sender: nil)
    #expect(navigation.topViewController is MoreScreen)
    navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil)
    #expect(navigation.viewControllers == [list])
    #expect(list.came.last == "unwind home")
  }

  @Test("a screen that was presented in its own navigation controller unwinds to the presenter")
  func unwindFromModal() throws {
    list.navigationItem.rightBarButtonItem?.tap()
    let presented = try #require(list.presentedViewController as? UINavigationController)
    let add = try #require(presented.topViewController as? AddScreen)
    #expect(add.field.delegate === add)
    add.navigationItem.rightBarButtonItem?.tap()
    #expect(list.presentedViewController == nil)
    #expect(list.came == ["prepare add", "unwind done"])
  }

  @Test("fixed cells of a file are in the table, and their controls act")
  func settings() throws {
    tabs.selectedIndex = 1
    let navigation = tabs.viewControllers?[1] as? UINavigationController
    let settings = try #require(navigation?.topViewController as? SettingsScreen)
    let table = try #require(settings.tableView)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(settings.tableView(table, titleForHeaderInSection: 0) == "General")
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let toggle = try #require(cell.contentView.subviews.last as? UISwitch)
    #expect(toggle.isOn)
    toggle.sendActions(for: .valueChanged)
    #expect(settings.changes == 1)
  }

  @Test("a custom segue is made by its class's own initializer, and performed")
  func customSegue() {
    let screen: PlainScreen = storyboard("Book").instantiateViewController(identifier: "Custom")
    let events = EventLog.during { screen.performSegue(withIdentifier: "fade", sender: nil) }
    #expect(events == ["segue made", "segue performed"])
  }

  @Test("screens are released when the window lets go")
  func released() throws {
    weak var gone: UIViewController?
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let tabs = try #require(storyboard("Book").instantiateInitialViewController())
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let list = (tabs.children.first as? UINavigationController)?.topViewController
      (list as? TodoListScreen)?.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      gone = list
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("a storyboard answers which identifiers it has")
  func identifiers() throws {
    let map = storyboard("Book").value(forKey: "identifierToNibNameMap") as? [String: String]
    #expect(try #require(map).keys.contains("Detail"))
  }
}
