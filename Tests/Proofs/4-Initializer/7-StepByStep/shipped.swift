// 4.7 StepByStep
//
// Twelve call sites open a reminder. The search forgot the to-do, so its screen says “Nothing”. You
// own two of the call sites, at the end of this file. You can't change the ten others today: they
// belong to other teams and call instantiate(with:).
//
// To do: show the to-do of every reminder, and let no code forget or replace it. Leave the ten call
//        sites working, warn only there why they should change, and let Xcode's “Fix” change them.
// Seam:  the class's name, instantiate(with:), the two functions at the end, and init(todo:), the
//        name of the initializer that you add. The tests use them, so keep their signatures.

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

/// Opens the to-do of a row that the user tapped in the list.
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
