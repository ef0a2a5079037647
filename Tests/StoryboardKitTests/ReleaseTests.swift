import Foundation
import StoryboardKit
import Testing

/// Tests that StoryboardKit keeps no strong reference to a screen that's no longer shown.
@Suite("Screens are released", .serialized)
@MainActor
struct ReleaseTests {
  private struct Weak {
    let name: String
    weak var object: NSObject?
    init(_ object: NSObject) {
      name = String(describing: type(of: object))
      self.object = object
    }
  }

  private final class Ledger {
    private var entries: [Weak] = []

    /// Records a controller with its views, gesture recognizers, bar buttons and children.
    @MainActor
    func note(_ controller: UIViewController) {
      entries.append(Weak(controller))
      var waiting = [controller.viewIfLoaded].compactMap(\.self)
      while let view = waiting.popLast() {
        entries.append(Weak(view))
        view.gestureRecognizers?.forEach { entries.append(Weak($0)) }
        waiting += view.subviews
      }
      let item = controller.navigationItem
      ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []))
        .forEach { entries.append(Weak($0)) }
      controller.children.forEach(note)
    }

    var count: Int { entries.count }
    var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
  }

  private let ledger = Ledger()

  /// The book's first tab, shown in a window.
  private func show(_ window: UIWindow) throws -> TodoListScreen {
    let tabs = try #require(storyboard("Book").instantiateInitialViewController())
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let navigation = try #require(tabs.children.first as? UINavigationController)
    return try #require(navigation.topViewController as? TodoListScreen)
  }

  private func expectReleased(atLeast count: Int, at place: SourceLocation = #_sourceLocation) {
    #expect(ledger.count >= count, sourceLocation: place)
    #expect(ledger.alive == [], sourceLocation: place)
  }

  @Test("a whole app: tabs, a table with cells, a segue action, an embed, a bar button")
  func app() throws {
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let list = try show(window)
      list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      let tabs = try #require(window.rootViewController as? UITabBarController)
      for index in 0..<3 { tabs.tapTab(at: index) }
      tabs.tapTab(at: 0)
      ledger.note(tabs)
    }
    expectReleased(atLeast: 30)
  }

  @Test("a screen that was pushed by a row and popped, with what it embeds")
  func popped() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let list = try show(window)
    do {
      list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      ledger.note(try #require(list.navigationController?.topViewController))
      list.navigationController?.popViewController(animated: true)
    }
    expectReleased(atLeast: 4)
  }

  @Test("screens that an unwind segue leaves behind")
  func unwound() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let list = try show(window)
    do {
      list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      let detail = try #require(list.navigationController?.topViewController)
      detail.performSegue(withIdentifier: "more", sender: nil)
      let more = try #require(list.navigationController?.topViewController)
      ledger.note(detail)
      ledger.note(more)
      more.performSegue(withIdentifier: "home", sender: nil)
    }
    expectReleased(atLeast: 6)
  }

  @Test("a screen presented by a bar button in its own navigation controller, and dismissed")
  func dismissed() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let list = try show(window)
    do {
      list.navigationItem.rightBarButtonItem?.tap()
      ledger.note(try #require(list.presentedViewController))
      list.dismiss(animated: true)
    }
    expectReleased(atLeast: 5)
  }

  @Test("the same, unwound")
  func dismissedByUnwinding() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let list = try show(window)
    do {
      list.navigationItem.rightBarButtonItem?.tap()
      let presented = try #require(list.presentedViewController)
      ledger.note(presented)
      presented.children.first?.navigationItem.rightBarButtonItem?.tap()
    }
    expectReleased(atLeast: 5)
  }

  @Test("a root that is replaced while it presents goes, with what it presented and their views")
  func replaced() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    do {
      let list = try show(window)
      list.navigationItem.rightBarButtonItem?.tap()
      ledger.note(try #require(list.presentedViewController))
      ledger.note(try #require(window.rootViewController))
      window.rootViewController = nil
    }
    expectReleased(atLeast: 15)
    #expect(window.subviews.isEmpty)
  }

  @Test("tabs and stacks that are replaced")
  func replacedChildren() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let list = try show(window)
    let (navigation, tabs) = (list.navigationController, list.tabBarController)
    do {
      let settings = try #require(tabs?.viewControllers?[1])
      settings.loadViewIfNeeded()
      tabs?.selectedIndex = 1
      ledger.note(settings)
      tabs?.selectedIndex = 0
      tabs?.viewControllers = [try #require(navigation)]
      let detail = storyboard("Book").instantiateViewController(withIdentifier: "Detail")
      navigation?.setViewControllers([list, detail], animated: false)
      ledger.note(detail)
      navigation?.setViewControllers([list], animated: false)
    }
    expectReleased(atLeast: 9)
  }

  @Test("cells, and the data source that a table does not hold")
  func table() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Nib", for: indexPath)
      }
    }
    weak var gone: Source?
    do {
      let table = UITableView(frame: UIScreen.main.bounds)
      table.register(UINib(nibName: "TodoCell", bundle: .module), forCellReuseIdentifier: "Nib")
      do {
        let source = Source()
        gone = source
        table.dataSource = source
        #expect(table.visibleCells.count == 5)
      }
      #expect(table.dataSource == nil)
      let screen = UIViewController()
      screen.view = table
      ledger.note(screen)
    }
    #expect(gone == nil)
    expectReleased(atLeast: 12)
  }

  @Test("actions, segues of controls, gestures and collections hold neither sender nor target")
  func connections() throws {
    do {
      let action = edge("Action", ActionScreen.self)
      action.loadViewIfNeeded()
      action.button.sendActions(for: .touchUpInside)
      let collection = edge("Collection", CollectionScreen.self)
      collection.loadViewIfNeeded()
      let every = storyboard("Kinds").instantiateViewController(withIdentifier: "Every")
      every.loadViewIfNeeded()
      every.view.gestureRecognizers?.first?.recognize()
      let logging: LoggingScreen = storyboard("Order").instantiateViewController(
        identifier: "Logging")
      logging.loadViewIfNeeded()
      let navigation = UINavigationController(rootViewController: logging)
      logging.button.sendActions(for: .touchUpInside)
      for screen in [action, collection, every, navigation] { ledger.note(screen) }
    }
    expectReleased(atLeast: 25)
  }

  @Test("a creator's closure and a kept coder")
  func creator() throws {
    final class Service {}
    weak var gone: Service?
    var kept: NSCoder?
    do {
      let service = Service()
      gone = service
      let screen: PlainScreen = storyboard("Edges").instantiateViewController(identifier: "Plain") {
        kept = $0
        return PlainScreen(coder: $0, note: "\(service)")
      }
      screen.loadViewIfNeeded()
      ledger.note(screen)
    }
    #expect(gone == nil)
    #expect(kept != nil)
    expectReleased(atLeast: 2)
  }

  @Test("a controller and its view from a xib")
  func nib() {
    do {
      let screen = ProfileScreen(name: "Ada")
      screen.loadViewIfNeeded()
      ledger.note(screen)
    }
    expectReleased(atLeast: 2)
  }

  @Test("a scene that is left: window, delegate's window, screens")
  func window() throws {
    do {
      let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
      let window = UIWindow(windowScene: scene)
      let list = try show(window)
      #expect(scene.windows == [window])
      ledger.note(list)
    }
    expectReleased(atLeast: 5)
    #expect(UIApplication.shared.keyWindow == nil)
  }
}
