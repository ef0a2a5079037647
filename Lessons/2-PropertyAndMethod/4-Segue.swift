// 2.4 Segue
//
// A tap on + starts the segue “add” in Segue.storyboard, and the storyboard creates the add screen.
// You type “Tea”, tap Save, and Tea is gone.
//
// To do: let the add screen show the next to-do's number, and let each saved to-do reach the
//        overview's manager. The help screen needs no manager, and opens as before.
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
