// 2.4 Segue
//
// prepare(for:sender:) checks the identifier. If someone changes the storyboard and a cast fails,
// the program traps with a message, at the first tap.

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
  }
}
