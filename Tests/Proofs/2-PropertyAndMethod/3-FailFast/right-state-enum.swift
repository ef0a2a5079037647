// An enum describes whether the screen is waiting or ready. A screen that's loaded while it waits
// traps with a message.

import PropertyAndMethodSupport
import UIKit

final class SettingsViewController: UIViewController {
  private enum State {
    case waiting
    case ready(TodoManager)
  }

  @Outlet var label: UILabel!
  private var state = State.waiting

  func inject(manager: TodoManager) {
    state = .ready(manager)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showCount()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showCount()
  }

  private func showCount() {
    switch state {
    case .waiting:
      preconditionFailure("\(Self.self) is missing its TodoManager; nobody called inject(manager:)")
    case .ready(let manager):
      label.text = "\(manager.todos.count) to-dos on this phone"
    }
  }
}
