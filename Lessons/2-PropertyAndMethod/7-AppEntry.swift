// 2.7 AppEntry
//
// At launch, UIKit opens AppEntry.storyboard and calls the scene delegate, which has a manager. But
// no screen gets this manager.
//
// To do: let all four screens show the delegate's manager, from the moment they appear and wherever
//        a designer puts the tabs, with or without navigation controllers.
// Seam:  AppSceneDelegate with its `manager`, and the four screens, whose classes
//        AppEntry.storyboard and Backup.storyboard name. The tests call the same methods as UIKit.
//        Keep the texts of the labels; change the rest as you like.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// UIKit sets the window before it calls the method below, and shows the window afterwards.
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
  }
}

/// The first tab.
final class TodayTabViewController: LabelViewController {
  private let manager = TodoManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    text = "Next: \(manager.todos.first?.title ?? "nothing")"
  }
}

/// The screen with the number of to-dos, inside Today.
final class CountViewController: LabelViewController {
  var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to-dos" }
  }
}

/// The second tab.
final class AllTabViewController: LabelViewController {
  private let manager = TodoManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    text = "All: " + manager.todos.map(\.title).joined(separator: ", ")
  }
}

/// The third tab; it's in Backup.storyboard, which AppEntry.storyboard references.
final class BackupTabViewController: LabelViewController {
  var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to back up" }
  }
}
