// Rejected by: call sites in other files create their screens with the wrapper
// The alias is private, so only this file can see it.

import GenericCreatorSupport
import UIKit

private typealias UIStoryboard = ReminderApp.InjectingStoryboard

enum ReminderApp {
  final class InjectingStoryboard {
    private let storyboard: UIKit.UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit.UIStoryboard(name: name, bundle: bundle)
    }

    func instantiateViewController<Screen: UIViewController>(
      identifier: String, creator: ((NSCoder) -> Screen?)? = nil
    ) -> Screen {
      ScreenLog.note(identifier)
      return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }
  }
}

// MARK: Two of the forty places

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
