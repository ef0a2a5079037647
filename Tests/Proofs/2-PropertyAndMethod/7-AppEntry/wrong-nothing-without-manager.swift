// Rejected by: a screen without a manager shows “Label” or traps
// Without a manager, Today shows “Next: nothing”, as with an empty one.

import PropertyAndMethodSupport
import UIKit

final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let manager: TodoManager
  private(set) var handedOver: [String] = []
  var onConnect: (() -> Void)?

  init(manager: TodoManager, log: Bool = false) {
    self.manager = manager
    super.init()
  }

  override convenience init() {
    self.init(manager: TodoManager())
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    var queue = [window?.rootViewController].compactMap { $0 }
    while let next = queue.popLast() {
      queue += next.children
      if let screen = next as? any Screen {
        screen.manager = manager
        handedOver.append("\(type(of: next))")
      }
    }
    onConnect?()
  }
}

protocol Screen: UIViewController {
  var manager: TodoManager? { get set }
}

final class TodayTabViewController: LabelViewController, Screen {
  var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    text = "Next: \(manager?.todos.first?.title ?? "nothing")"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? any Screen)?.manager = manager
  }
}

final class CountViewController: LabelViewController, Screen {
  var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to-dos" }
  }
}

final class AllTabViewController: LabelViewController, Screen {
  var manager: TodoManager? { didSet { if isViewLoaded { fill() } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  private func fill() {
    guard let manager else { return }
    text = "All: " + manager.todos.map(\.title).joined(separator: ", ")
  }
}

final class BackupTabViewController: LabelViewController, Screen {
  var manager: TodoManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { text = "\(manager.todos.count) to back up" }
  }
}
