// The wrapper is outside of ReminderApp, where the name still means UIKit's class.

import GenericCreatorSupport
import UIKit

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

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard
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
