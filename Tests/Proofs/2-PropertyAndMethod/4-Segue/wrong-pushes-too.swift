// Rejected by: a tap on + opens one screen
// The segue presents the add screen, and the overview also pushes another one.

import PropertyAndMethodSupport
import UIKit

final class OverviewViewController: UIViewController {
  private var manager: TodoManager?

  func inject(manager: TodoManager) {
    self.manager = manager
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "add" else { return }
    guard let navigation = segue.destination as? UINavigationController,
      let add = navigation.topViewController as? AddTodoViewController
    else { fatalError("The segue “add” leads to \(segue.destination)") }
    guard let manager else { fatalError("OverviewViewController lacks a TodoManager") }
    add.inject(manager: manager)
    let another = AddTodoViewController()
    another.inject(manager: manager)
    navigationController?.pushViewController(another, animated: true)
  }
}
