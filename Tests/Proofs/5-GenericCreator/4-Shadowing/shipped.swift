// 5.4 Shadowing
//
// A wrapper writes down each screen that the app makes. But the forty places that make screens say
// UIStoryboard, so none uses the wrapper, and the log stays empty. You do not edit forty places.
//
// To do: let the name UIStoryboard mean InjectingStoryboard, for all that stands in ReminderApp.
// Seam:  ReminderApp, which stands for the module of an app. More of its call sites are in the
//        tests; they stay as they are, and so do the two below. ReminderApp gets one more line, and
//        in the wrapper a word or two may need to change.

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
    UIStoryboard(name: "Shadowing", bundle: nil).instantiateViewController(identifier: "Reminder") {
      ReminderViewController(coder: $0, text: text)
    }
  }

  static func makeAbout() -> AboutViewController {
    UIStoryboard(name: "Shadowing", bundle: nil).instantiateViewController(identifier: "About")
  }
}
