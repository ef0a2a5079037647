import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.7 AppEntry", .graded)
struct AppEntryTests {
  private let end = ProgramEnd()

  @Test("the first tab shows the manager of the scene's delegate")
  func today() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(TodayTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("Next: Milk"),
      """
      The delegate's manager holds Milk and Bread when the scene connects, so Today should show \
      Milk. If it shows “nothing”, it asks another manager, or finds none. If “Label” stays, it \
      had none when its view was loaded. When could the delegate hand over its own, and what loads \
      a view before that?
      """)
  }

  @Test("the screen in the container has the manager when its view is loaded")
  func embedded() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(TodayTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("2 to-dos"),
      """
      Today has a second screen in a container, and it should show “2 to-dos”. If another number \
      stands there, which manager is that, and which line made it? If “Label” stays: UIKit \
      makes that screen while the view of Today is loaded, and loads its view at once. It does not \
      exist yet when the delegate is told of the scene; in Today's viewDidLoad it is too late. \
      Which function of Today is called in between, with the segue “count”?
      """)
  }

  @Test("a tab that is selected later shows the manager, too")
  func otherTab() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(AllTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("All: Milk, Bread"),
      """
      The tab All was selected, by code, and it should show Milk and Bread. When the app starts, \
      only the first tab is in sight; but all of them are made. Which of them does your delegate \
      reach? (There was no tap, so a tab bar controller's delegate is not called.)
      """)
  }

  @Test("the tab behind the storyboard reference shows the manager")
  func referenced() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(BackupTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("2 to back up"),
      """
      The tab Backup comes from another file, Backup.storyboard, and it should show “2 to back \
      up”. UIKit follows the reference when it makes the tab bar controller. So this tab is there \
      as early as the others. Does your delegate reach it?
      """)
  }

  @Test("what is added after the start shows on a tab that is opened later")
  func addedLater() throws {
    let entry = try Entry(with: ["Milk"])
    entry.delegate.manager.add(Todo(title: "Tea"))
    let texts = try entry.select(AllTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("All: Milk, Tea"),
      """
      The app was started with Milk, then Tea was added to the delegate's manager, and then the \
      tab All was opened for the first time. It should show both. If Tea is missing, All has a \
      copy, or a text that was made at the start. Does it hold the manager itself?
      """)
  }

  @Test("an empty manager is handed on, too")
  func emptyManager() throws {
    let texts = try Entry(with: []).texts()
    #expect(
      texts == ["Next: nothing", "0 to-dos", "All: ", "0 to back up"],
      """
      The delegate's manager holds no to-dos yet, as in every new app. These are the texts of \
      Today, of the number in it, of All and of Backup. An empty manager is not the same as none. \
      (Where no manager is handed on at all, begin with that.)
      """)
  }

  @Test("the tabs in another order show the same")
  func otherOrder() async throws {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The designer moved the tabs: Backup is the first now, and Today the last. The app stopped. \
      Which line of yours says which tab stands where?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = try Entry(with: ["Milk", "Bread"], moved: .reversed).texts()
      await end.reach()
    }
    guard survived != nil else { return }
    let entry = try Entry(with: ["Milk", "Bread"], moved: .reversed)
    let texts = try entry.tabTexts()
    record(entry.tabs)
    #expect(
      texts == ["Next: Milk", "All: Milk, Bread", "2 to back up"],
      """
      The designer moved the tabs: Backup is the first now, and Today the last. These are the \
      texts of Today, All and Backup. Which line of yours says which tab stands where? (If a tab \
      fails in the usual order as well, begin with that.)
      """)
  }

  @Test("tabs without a navigation controller around them show the same")
  func withoutNavigation() async throws {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The designer took the navigation controllers away: each tab is now the screen itself. The \
      app stopped. Which line of yours expects a navigation controller?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = try Entry(with: ["Milk", "Bread"], moved: .unwrapped).texts()
      await end.reach()
    }
    guard survived != nil else { return }
    let entry = try Entry(with: ["Milk", "Bread"], moved: .unwrapped)
    let texts = try entry.tabTexts()
    record(entry.tabs)
    #expect(
      texts == ["Next: Milk", "All: Milk, Bread", "2 to back up"],
      """
      The designer took the navigation controllers away: each tab is now the screen itself. These \
      are the texts of Today, All and Backup. Which line of yours expects a navigation \
      controller? (If a tab fails with one as well, begin with that.)
      """)
  }

  @Test("two scenes show two managers")
  func twoScenes() throws {
    let home = try Entry(with: ["Milk", "Bread"])
    let work = try Entry(with: ["Report", "Mail", "Call"])
    let texts = try home.texts() + work.texts()
    record(work.tabs)
    #expect(
      texts == Self.shown
        + ["Next: Report", "3 to-dos", "All: Report, Mail, Call", "3 to back up"],
      """
      On an iPad the app has two windows: two scenes, each with a delegate of its own. Both were \
      connected, and then you looked at all their screens. Each should show the manager of its own \
      delegate. (Where “Label” stands, a screen was handed no manager: begin with that.) If both \
      windows show the same, what do all scenes of the program share?
      """)
  }

  @Test("a tab that is alone in another window shows its manager, too")
  func alone() throws {
    let texts = try Self.tabs.flatMap { type in
      let entry = try Entry(with: ["Milk", "Bread"])
      return try entry.showAlone(type)
    }
    #expect(
      texts == Self.shown,
      """
      Each tab was taken out of the tab bar, and shown alone in a window that belongs to no scene, \
      as on a second display. It should still show what it was handed at the start. A screen that \
      looks for its manager in its window or among the other screens finds none. Which code should \
      hand it over, and when? (If the number in Today fails elsewhere, begin with that.)
      """)
  }

  @Test("a tab that was not opened is not loaded")
  func notLoaded() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let loaded = [
      try entry.find(AllTabViewController.self).isViewLoaded,
      try entry.find(BackupTabViewController.self).isViewLoaded,
    ]
    #expect(
      loaded == [false, false],
      """
      The app has started, and only Today is in sight. But the view of All or of Backup is loaded. \
      That makes the start slow. A view that is loaded before its screen has the manager stays \
      empty. Must your code use a view to hand something over?
      """)
  }

  @Test("a screen that was handed no manager makes none up")
  func noManager() async {
    var told: [String] = []
    for place in Self.tabs.indices {
      let result = await #expect(
        processExitsWith: .failure, observing: .output
      ) { @MainActor [place = place as Int] in
        let root = storyboard("AppEntry").instantiateInitialViewController()
        let tabs = try #require(root as? UITabBarController)
        tabs.selectedIndex = place
        showAndEnd(tabs)
      }
      told.append(result?.told ?? "")
    }
    let madeUp = told.filter { text in
      ["Next:", "to-dos", "All:", "to back up"].contains { text.contains($0) }
    }
    #expect(
      madeUp == [],
      """
      Here the storyboard's tabs came up without your delegate, so no manager was handed over. Yet \
      these texts come from one, and no other screen knows it: what a user adds there is lost. \
      Which screen makes it?
      """)
  }

  @Test("when a scene is gone, its screens and its manager are released")
  func released() throws {
    let release = ReleaseProbe()
    do {
      let entry = try Entry(with: ["Milk"])
      _ = try entry.texts()
      release.watch(entry.delegate, "the scene's delegate")
      release.watch(entry.delegate.manager, "the manager")
      for type in Self.tabs + [CountViewController.self] {
        release.watch(try entry.find(type), "\(type)")
      }
    }
    release.expectAllReleased(
      """
      The user closed the window, and its scene is gone. Look for a static or a global that holds \
      one of these. Or is there a circle? The delegate holds its window, and the window holds the \
      screens: do these hold the delegate? Or does a screen hold a closure that holds the screen?
      """)
  }

  fileprivate static let tabs: [UIViewController.Type] = [
    TodayTabViewController.self, AllTabViewController.self, BackupTabViewController.self,
  ]
  /// What the four screens show of Milk and Bread.
  private static let shown = ["Next: Milk", "2 to-dos", "All: Milk, Bread", "2 to back up"]
}

/// A scene of the app, connected in the way in which UIKit does it.
@MainActor
private struct Entry {
  /// What the designer did to the tabs.
  enum Move {
    case none
    case reversed
    case unwrapped
  }

  let delegate = AppSceneDelegate()
  private let scene: UIWindowScene

  init(with titles: [String], moved move: Move = .none) throws {
    for title in titles { delegate.manager.add(Todo(title: title)) }
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard("AppEntry").instantiateInitialViewController()
    try Self.change(window.rootViewController, by: move)
    delegate.window = window
    delegate.scene(scene, willConnectTo: session, options: options)
    delegate.window?.makeKeyAndVisible()
  }

  private static func change(_ root: UIViewController?, by move: Move) throws {
    let tabs = try #require(root as? UITabBarController)
    let before = tabs.viewControllers ?? []
    switch move {
    case .none: break
    case .reversed: tabs.setViewControllers(before.reversed(), animated: false)
    case .unwrapped:
      let screens = before.compactMap { ($0 as? UINavigationController)?.topViewController }
      for case let tab as UINavigationController in before {
        tab.setViewControllers([], animated: false)
      }
      tabs.setViewControllers(screens, animated: false)
    }
  }

  /// The tab bar controller in the window.
  var tabs: UITabBarController {
    delegate.window?.rootViewController as? UITabBarController ?? UITabBarController()
  }

  /// The screen of that class, wherever it is.
  func find(_ type: UIViewController.Type) throws -> UIViewController {
    func search(_ controller: UIViewController) -> UIViewController? {
      controller.isKind(of: type) ? controller : controller.children.lazy.compactMap(search).first
    }
    return try #require(
      search(tabs),
      """
      The window of the scene's delegate should show the tabs of AppEntry.storyboard, and \
      \(type) is not among them. Did your delegate put something else into its window?
      """)
  }

  /// Selects the tab with that screen, and tells the texts in sight.
  func select(_ type: UIViewController.Type) throws -> [String] {
    let screen = try find(type)
    tabs.selectedViewController = outermost(screen)
    return screen.textsInSight
  }

  /// The first text of each tab, in the order of the storyboard.
  func tabTexts() throws -> [String] {
    try AppEntryTests.tabs.compactMap { try select($0).first }
  }

  /// The texts of all tabs, in the order of the storyboard.
  func texts() throws -> [String] {
    try AppEntryTests.tabs.flatMap { try select($0) }
  }

  /// Takes a tab out of the tab bar, and tells its texts in another window.
  func showAlone(_ type: UIViewController.Type) throws -> [String] {
    let screen = try find(type)
    let tab = outermost(screen)
    tabs.setViewControllers([], animated: false)
    return withExtendedLifetime(UIWindow(showing: tab)) { screen.textsInSight }
  }

  /// The screen, or the navigation controller around it, that is a tab.
  private func outermost(_ screen: UIViewController) -> UIViewController {
    sequence(first: screen, next: \.parent).first { $0.parent === tabs } ?? screen
  }
}
