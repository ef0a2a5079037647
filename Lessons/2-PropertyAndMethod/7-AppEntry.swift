// 2.7 AppEntry
//
// The app starts. UIKit opens AppEntry.storyboard, puts its tab bar controller into a window and
// tells the scene's delegate, which has a manager. No screen gets that manager: Today and All make
// managers of their own, and Backup and the number below Today have none.
//
// To do: hand the delegate's manager to the four screens before their views are loaded, in whatever
//        order the tabs stand, with or without a navigation controller.
// Seam:  AppSceneDelegate with its `manager`, and the four screens, whose classes
//        AppEntry.storyboard and Backup.storyboard name. The tests call what UIKit calls. Keep the
//        texts of the labels; all else is yours.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// UIKit sets it before it calls the function below, and brings it into sight afterwards.
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
  }
}

/// The first tab; it has the number of to-dos in a container, by the segue “count”.
final class TodayTabViewController: LabelViewController {
  private let manager = TodoManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    text = "Next: \(manager.todos.first?.title ?? "nothing")"
  }
}

/// The number of to-dos, embedded in Today.
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

/// The third tab; it is in Backup.storyboard, and AppEntry.storyboard has a reference to that.
final class BackupTabViewController: LabelViewController {
  var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to back up" }
  }
}
