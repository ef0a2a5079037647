// Rejected by: your two call sites don't come through the wrapper anymore
// An alias for this file should give the name its old meaning; the one in ReminderApp is nearer.

import GenericCreatorSupport
import UIKit

private typealias UIStoryboard = UIKit::UIStoryboard

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

  final class InjectingStoryboard {
    private let storyboard: UIKit.UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit.UIStoryboard(name: name, bundle: bundle)
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
    UIStoryboard(name: "Shadowing", bundle: nil).instantiateViewController(identifier: "Reminder") {
      ReminderViewController(coder: $0, text: text)
    }
  }

  static func makeAbout() -> AboutViewController {
    UIStoryboard(name: "Shadowing", bundle: nil).instantiateViewController(identifier: "About")
  }
}
