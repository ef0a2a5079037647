// Rejected by: two screens of one storyboard are both in the log
// All call sites use the wrapper, but it logs each identifier only once per storyboard.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

  final class InjectingStoryboard {
    private let storyboard: UIKit.UIStoryboard
    private var noted: Set<String> = []

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit.UIStoryboard(name: name, bundle: bundle)
    }

    func instantiateViewController<Screen: UIViewController>(
      identifier: String, creator: ((NSCoder) -> Screen?)? = nil
    ) -> Screen {
      if noted.insert(identifier).inserted { ScreenLog.note(identifier) }
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
