// Rejected by: the wrapper uses the bundle it's given
// The name means the wrapper, but the wrapper doesn't pass its bundle to UIKit's class.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

  final class InjectingStoryboard {
    private let storyboard: UIKit.UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit.UIStoryboard(name: name, bundle: nil)
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
