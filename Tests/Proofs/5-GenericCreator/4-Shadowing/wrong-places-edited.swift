// Rejected by: call sites in other files create their screens with the wrapper
// The call sites in this file name the wrapper, and the name UIStoryboard still means UIKit's
// class.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  final class InjectingStoryboard {
    private let storyboard: UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIStoryboard(name: name, bundle: bundle)
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
    InjectingStoryboard(name: "Shadowing", bundle: nil).instantiateViewController(
      identifier: "Reminder"
    ) {
      ReminderViewController(coder: $0, text: text)
    }
  }

  static func makeAbout() -> AboutViewController {
    InjectingStoryboard(name: "Shadowing", bundle: nil).instantiateViewController(
      identifier: "About")
  }
}
