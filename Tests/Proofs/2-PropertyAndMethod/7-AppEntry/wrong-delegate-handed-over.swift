// Rejected by: when a scene ends, its delegate, screens and manager are deallocated
// A retain cycle: the screens hold the delegate, and the delegate holds the window with the
// screens.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager = TodoManager()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.rootViewController?.handDown(self)
  }
}

class ManagerViewController: LabelViewController {
  var delegate: AppSceneDelegate?
  var manager: TodoManager? { delegate?.manager }
}

extension UIViewController {
  func handDown(_ delegate: AppSceneDelegate) {
    (self as? ManagerViewController)?.delegate = delegate
    for child in children { child.handDown(delegate) }
  }
}

final class TodayTabViewController: ManagerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "Next: \(manager.todos.first?.title ?? "nothing")" }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let delegate { segue.destination.handDown(delegate) }
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
