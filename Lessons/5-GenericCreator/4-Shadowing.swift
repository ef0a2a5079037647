// 5.4 Shadowing
//
// A wrapper logs each screen that the app creates. But the forty call sites that create screens use
// UIStoryboard, not the wrapper, so the log stays empty. You don't want to edit forty call sites.
//
// To do: let the name UIStoryboard mean InjectingStoryboard everywhere in ReminderApp.
// Seam:  ReminderApp, which represents the module of an app. More of its call sites are in the
//        tests; they stay as they are, and so do the two below. Add one line to ReminderApp, and
//        change a word or two in the wrapper if necessary.

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
