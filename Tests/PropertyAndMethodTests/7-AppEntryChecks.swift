import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.7 AppEntry: checks", .graded)
struct AppEntryChecks {
  @Test("all four screens show an empty manager, too")
  func emptyManager() throws {
    let texts = try AppScene(with: []).texts()
    #expect(
      texts == ["Next: nothing", "0 to-dos", "All: ", "0 to back up"],
      "Does your code treat an empty manager like a missing one?")
  }

  @Test("a tab moved to another window still shows its manager")
  func alone() throws {
    let texts = try Self.tabs.flatMap { type in
      let entry = try AppScene(with: ["Milk", "Bread"])
      return try entry.showAlone(type)
    }
    #expect(
      texts == Self.shown,
      """
      The test moved each tab to a window that belongs to no scene. Where does a screen look for \
      its manager?
      """)
  }

  @Test("launching the app loads only the first tab's view")
  func notLoaded() throws {
    let entry = try AppScene(with: ["Milk", "Bread"])
    let loaded = [
      try entry.find(AllTabViewController.self).isViewLoaded,
      try entry.find(BackupTabViewController.self).isViewLoaded,
    ]
    #expect(
      loaded == [false, false],
      """
      Only Today is visible, but the view of All or Backup is already loaded. Which line of yours \
      uses a view?
      """)
  }

  @Test("a screen without a manager shows “Label” or traps")
  func noManager() async {
    var told: [String] = []
    for place in Self.tabs.indices {
      let result = await #expect(
        processExitsWith: .failure, observing: .output
      ) { @MainActor [place = place as Int] in
        let other = try AppScene(with: ["Milk"])
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
      Another scene has a delegate, but these tabs got no manager. Which line writes these texts \
      without a manager?
      """)
  }

  @Test("when a scene ends, its delegate, screens and manager are deallocated")
  func released() throws {
    try expectReleased(
      "Which of your properties or closures still holds one of these objects?"
    ) { release in
      let entry = try AppScene(with: ["Milk"])
      _ = try entry.texts()
      release.watch(entry.delegate, "the scene's delegate")
      release.watch(entry.delegate.manager, "the manager")
      for type in Self.tabs + [CountViewController.self] {
        release.watch(try entry.find(type), "\(type)")
      }
    }
  }

  fileprivate static let tabs: [UIViewController.Type] = [
    TodayTabViewController.self, AllTabViewController.self, BackupTabViewController.self,
  ]

  /// The texts of the four screens, with Milk and Bread.
  private static let shown = ["Next: Milk", "2 to-dos", "All: Milk, Bread", "2 to back up"]
}

/// Expects that the tabs show their texts after a change.
///
/// First, a separate process shows the tabs, because the learner's code may crash.
func expectTexts(
  after change: AppScene.TabChange, _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let end = ProgramEnd()
  let survived = await #expect(
    processExitsWith: end.isReached, comment, sourceLocation: sourceLocation
  ) { @MainActor [end = end as ProgramEnd, change = change as AppScene.TabChange] in
    _ = try AppScene(with: ["Milk", "Bread"], changed: change).texts()
    await end.reach()
  }
  guard survived != nil else { return }
  let entry = try AppScene(with: ["Milk", "Bread"], changed: change)
  let texts = try entry.tabTexts()
  record(entry.tabs)
  #expect(
    texts == ["Next: Milk", "All: Milk, Bread", "2 to back up"], comment,
    sourceLocation: sourceLocation)
}

/// A scene of the app, connected as UIKit does it.
@MainActor
struct AppScene {
  /// A change that a designer made to the tabs.
  nonisolated enum TabChange: Codable {
    case none, reversed, unwrapped
  }

  let delegate = AppSceneDelegate()
  private let scene: UIWindowScene

  init(with titles: [String], changed change: TabChange = .none) throws {
    for title in titles { delegate.manager.add(Todo(title: title)) }
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard("AppEntry").instantiateInitialViewController()
    try Self.change(window.rootViewController, by: change)
    delegate.window = window
    delegate.scene(scene, willConnectTo: session, options: options)
    delegate.window?.makeKeyAndVisible()
  }

  private static func change(_ root: UIViewController?, by change: TabChange) throws {
    let tabs = try #require(root as? UITabBarController)
    let before = tabs.viewControllers ?? []
    switch change {
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

  /// Returns the screen of a class, anywhere in the window.
  func find(_ type: UIViewController.Type) throws -> UIViewController {
    func search(_ controller: UIViewController) -> UIViewController? {
      controller.isKind(of: type) ? controller : controller.children.lazy.compactMap(search).first
    }
    return try #require(
      search(tabs),
      """
      The window should show the tabs of AppEntry.storyboard, but \(type) isn't among them. What \
      does your delegate show in its window?
      """)
  }

  /// Selects the tab with the screen of a class, and returns the screen's texts.
  func select(_ type: UIViewController.Type) throws -> [String] {
    let screen = try find(type)
    tabs.selectedViewController = outermost(screen)
    return screen.visibleTexts
  }

  /// Returns the first text of each tab, in the storyboard's order.
  func tabTexts() throws -> [String] {
    try AppEntryChecks.tabs.compactMap { try select($0).first }
  }

  /// Returns the texts of all tabs, in the storyboard's order.
  func texts() throws -> [String] {
    try AppEntryChecks.tabs.flatMap { try select($0) }
  }

  /// Moves a tab to another window, and returns its texts there.
  func showAlone(_ type: UIViewController.Type) throws -> [String] {
    let screen = try find(type)
    let tab = outermost(screen)
    tabs.setViewControllers([], animated: false)
    return withExtendedLifetime(UIWindow(showing: tab)) { screen.visibleTexts }
  }

  /// Returns a screen's tab: the screen itself, or the navigation controller that contains it.
  private func outermost(_ screen: UIViewController) -> UIViewController {
    sequence(first: screen, next: \.parent).first { $0.parent === tabs } ?? screen
  }
}
