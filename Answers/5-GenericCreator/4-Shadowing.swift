// 5.4 Shadowing
//
// The nearest declaration wins, so an alias reaches each call site of a module, and one log finds
// the call sites that remain. A full name says which module is meant. Each call site now does the
// rest of the wrapper's work itself.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

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
