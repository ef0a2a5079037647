// 2.4 Segue
//
// A tap on + starts the segue “add” in Segue.storyboard, and the storyboard makes the add screen.
// In prepare(for:sender:) the overview could hand on its manager. But the cast gives nil, nothing
// is handed on, and there is no message. You type “Tea”, tap Save, and Tea is gone.
//
// To do: let the add screen have the manager before its view is loaded. Leave the segue “help”
//        alone: its screen needs nothing.
// Seam:  inject(manager:) of OverviewViewController, which the tests call. AddTodoViewController is
//        in Support and has an inject(manager:) of its own.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let add = segue.destination as? AddTodoViewController, let manager else { return }
    add.inject(manager: manager)
  }
}
