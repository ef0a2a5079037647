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
      The test connected a scene whose delegate's manager holds Milk and Bread. Today should show \
      “Next: Milk”. Which manager does Today have when its view is loaded?
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
      Today has a second screen in a container, which should show “2 to-dos”. UIKit makes that \
      screen while the view of Today is loaded, after the delegate's function and before Today's \
      viewDidLoad. Which function of Today is called in between, with the segue “count”?
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
      The test selected the tab All, by code, so no tab bar controller's delegate was called. It \
      should show Milk and Bread. Which tabs does your delegate reach?
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
      The tab Backup comes from Backup.storyboard, and should show “2 to back up”. UIKit creates \
      it together with the other tabs. Does your delegate reach it?
      """)
  }

  @Test("what is added after the start shows on a tab that is opened later")
  func addedLater() throws {
    let entry = try Entry(with: ["Milk"])
    entry.delegate.manager.add(Todo(title: "Tea"))
    let backup = try entry.select(BackupTabViewController.self)
    let texts = try backup + entry.select(AllTabViewController.self)
    record(entry.tabs)
    #expect(
      texts == ["2 to back up", "All: Milk, Tea"],
      """
      The test started the app with Milk, added Tea to the delegate's manager, and then opened \
      Backup and All. Both should count Tea. What do they keep from the start?
      """)
  }

  @Test("an empty manager is passed on, too")
  func emptyManager() throws {
    let texts = try Entry(with: []).texts()
    #expect(
      texts == ["Next: nothing", "0 to-dos", "All: ", "0 to back up"],
      """
      The delegate's manager holds no to-dos yet. These are the texts of Today, of the number in \
      it, of All and of Backup. An empty manager is a manager. What does your code check for?
      """)
  }

  @Test("the tabs in another order show the same")
  func otherOrder() async throws {
    try await expectTexts(
      after: .reversed,
      """
      The designer moved the tabs: Backup is the first now, and Today the last. Today, All and \
      Backup should show the same texts as before. Which line of yours says which tab stands \
      where? (If a tab fails in the usual order as well, begin with that.)
      """)
  }

  @Test("tabs without a navigation controller around them show the same")
  func withoutNavigation() async throws {
    try await expectTexts(
      after: .unwrapped,
      """
      The designer took the navigation controllers away: each tab is now the screen itself. Today, \
      All and Backup should show the same texts as before. Which line of yours expects a \
      navigation controller? (If a tab fails with one as well, begin with that.)
      """)
  }

  /// Expects that the tabs show their texts after a move, in a process of its own first.
  private func expectTexts(after move: Entry.Move, _ comment: Comment) async throws {
    let survived = await #expect(processExitsWith: end.isReached, comment) {
      @MainActor [end = end as ProgramEnd, move = move as Entry.Move] in
      _ = try Entry(with: ["Milk", "Bread"], moved: move).texts()
      await end.reach()
    }
    guard survived != nil else { return }
    let entry = try Entry(with: ["Milk", "Bread"], moved: move)
    let texts = try entry.tabTexts()
    record(entry.tabs)
    #expect(texts == ["Next: Milk", "All: Milk, Bread", "2 to back up"], comment)
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
      The test connected two scenes, each with a delegate of its own, and then looked at all their \
      screens. Each should show its own delegate's manager. What do these scenes share?
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
      The test took each tab out of the tab bar, and showed it alone in a window that belongs to \
      no scene. It should still show the manager that it got at the start. (If the number in Today \
      fails elsewhere, begin with that.) Where does a screen look for its manager?
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
      The app has started, and only Today is visible. But the view of All or of Backup is loaded. \
      Which line of yours uses a view?
      """)
  }

  @Test("a screen without a manager doesn't create one")
  func noManager() async {
    var told: [String] = []
    for place in Self.tabs.indices {
      let result = await #expect(
        processExitsWith: .failure, observing: .output
      ) { @MainActor [place = place as Int] in
        let other = try Entry(with: ["Milk"])
        let root = storyboard("AppEntry").instantiateInitialViewController()
        let tabs = try #require(root as? UITabBarController)
        tabs.selectedIndex = place
        withExtendedLifetime(other) { showAndEnd(tabs) }
      }
      told.append(result?.told ?? "")
    }
    let madeUp = told.filter { text in
      ["Next:", "to-dos", "All:", "to back up"].contains { text.contains($0) }
    }
    #expect(
      madeUp == [],
      """
      The test showed the storyboard's tabs without your delegate, beside a scene that has one. No \
      screen in these tabs got a manager, so they should say “Label”, or stop the program. Which \
      line writes these texts when there is no manager?
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
      The test closed the window, and released its scene. The delegate, its manager and the \
      screens should be released with it. Which code of yours still holds one of them?
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
  nonisolated enum Move: Codable {
    case none, reversed, unwrapped
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

  /// Selects the tab with that screen, and returns the visible texts.
  func select(_ type: UIViewController.Type) throws -> [String] {
    let screen = try find(type)
    tabs.selectedViewController = outermost(screen)
    return screen.visibleTexts
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
    return withExtendedLifetime(UIWindow(showing: tab)) { screen.visibleTexts }
  }

  /// The screen, or the navigation controller around it, that is a tab.
  private func outermost(_ screen: UIViewController) -> UIViewController {
    sequence(first: screen, next: \.parent).first { $0.parent === tabs } ?? screen
  }
}
