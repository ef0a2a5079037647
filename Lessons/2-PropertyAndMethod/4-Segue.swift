// 2.4 Segue
//
// A tap on + starts the segue “add” in Segue.storyboard, and the storyboard creates the add screen.
// In prepare(for:sender:), the overview could pass its manager. But the cast returns nil, so the
// overview silently passes none. You type “Tea”, tap Save, and Tea is gone.
//
// To do: pass the manager to the add screen before its view is loaded. Don't change the segue
//        “help”: its screen needs no manager.
// Seam:  inject(manager:) of OverviewViewController, which the tests call. AddTodoViewController is
//        in Support and has its own inject(manager:).

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
