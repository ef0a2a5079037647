// The delegate creates the window and its first screen itself, as in apps without a storyboard in
// their Info.plist, and replaces UIKit's.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let tabs = UIStoryboard(name: "AppEntry", bundle: nil).instantiateInitialViewController()
    tabs?.handDown(manager)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}

class ManagerViewController: LabelViewController {
  var manager: TodoManager?
}

extension UIViewController {
  func handDown(_ manager: TodoManager) {
    (self as? ManagerViewController)?.manager = manager
    for child in children { child.handDown(manager) }
  }
}

final class TodayTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "Next: \(manager.todos.first?.title ?? "nothing")" }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let manager { segue.destination.handDown(manager) }
  }
}

final class CountViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to-dos" }
  }
}

final class AllTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "All: " + manager.todos.map(\.title).joined(separator: ", ") }
  }
}

final class BackupTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to back up" }
  }
}
