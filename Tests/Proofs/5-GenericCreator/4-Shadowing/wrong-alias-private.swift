// Rejected by: a colleague's screen comes through the wrapper, and is in the log
// The alias is private to this file, so other files use UIKit's class.

import GenericCreatorSupport
import UIKit

private typealias UIStoryboard = ReminderApp.InjectingStoryboard

enum ReminderApp {
  final class InjectingStoryboard {
    private let storyboard: UIKit::UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit::UIStoryboard(name: name, bundle: bundle)
    }

    func instantiateViewController<Screen: UIViewController>(
      identifier: String, creator: ((NSCoder) -> Screen?)? = nil
    ) -> Screen {
      ScreenLog.note(identifier)
      let screen = storyboard.instantiateViewController(identifier: identifier, creator: creator)
      screen.modalPresentationStyle = .fullScreen
      return screen
    }
  }
}

// MARK: Two of the forty call sites

extension ReminderApp {
  static func makeReminder(_ text: String) -> ReminderViewController {
    let storyboard = UIKit::UIStoryboard(name: "Shadowing", bundle: nil)
    let screen = storyboard.instantiateViewController(identifier: "Reminder") {
      ReminderViewController(coder: $0, text: text)
    }
    screen.modalPresentationStyle = .fullScreen
    return screen
  }

  static func makeAbout() -> AboutViewController {
    let storyboard = UIKit::UIStoryboard(name: "Shadowing", bundle: nil)
    let screen: AboutViewController = storyboard.instantiateViewController(identifier: "About")
    screen.modalPresentationStyle = .fullScreen
    return screen
  }
}
