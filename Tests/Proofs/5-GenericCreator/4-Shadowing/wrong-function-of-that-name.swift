// Rejected by: ReminderApp.UIStoryboard is a type that accepts UIKit's calls
// In ReminderApp, the name UIStoryboard is a function that creates the wrapper.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  static func UIStoryboard(name: String, bundle: Bundle?) -> InjectingStoryboard {
    InjectingStoryboard(name: name, bundle: bundle)
  }

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
