// 4.7 StepByStep
//
// Twelve places of the app open a reminder. One of them forgot the to-do: what the search found
// opens a screen that says “Nothing”. You own two of the places, here below. The ten others call
// instantiate(with:). They belong to other teams, and cannot change today.
//
// To do: let init(todo:) be the only way that makes a reminder, and let your two places use it. Let
//        instantiate(with:) forward to it, and the compiler warn at each use: with a message, and
//        with the new name for its fix-it.
// Seam:  the class's name, its init(todo:) and instantiate(with:), and the two functions at the
//        end. The tests use them, so keep their signatures.

import InitializerSupport
import UIKit

final class ReminderViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 353, height: 29))
  var todo: Todo?

  static func instantiate(with todo: Todo) -> ReminderViewController {
    let screen = ReminderViewController()
    screen.todo = todo
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo?.title ?? "Nothing"
    view.addSubview(label)
  }
}

/// Opens the to-do of a row that was tapped in the list.
func openFromList(_ todo: Todo, in navigation: UINavigationController) {
  let screen = ReminderViewController.instantiate(with: todo)
  navigation.pushViewController(screen, animated: true)
}

/// Opens a to-do that the search found.
func openFromSearch(_ todo: Todo, in navigation: UINavigationController) {
  let screen = ReminderViewController()
  screen.title = todo.title
  navigation.pushViewController(screen, animated: true)
}
