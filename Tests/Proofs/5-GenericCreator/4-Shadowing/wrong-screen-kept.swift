// Rejected by: two screens of one storyboard are both in the log
// Without a creator, the wrapper returns the screen that it created before.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard
  private static var kept: [String: UIViewController] = [:]

  final class InjectingStoryboard {
    private let storyboard: UIKit.UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit.UIStoryboard(name: name, bundle: bundle)
    }

    func instantiateViewController<Screen: UIViewController>(
      identifier: String, creator: ((NSCoder) -> Screen?)? = nil
    ) -> Screen {
      ScreenLog.note(identifier)
      if creator == nil, let screen = ReminderApp.kept[identifier] as? Screen { return screen }
      let screen = storyboard.instantiateViewController(identifier: identifier, creator: creator)
      ReminderApp.kept[identifier] = screen
      return screen
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
