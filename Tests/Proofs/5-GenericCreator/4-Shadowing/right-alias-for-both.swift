// An alias of its own, outside of ReminderApp, where the name still means UIKit's class.

import GenericCreatorSupport
import UIKit

private typealias SystemStoryboard = UIStoryboard

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

  final class InjectingStoryboard {
    private let storyboard: SystemStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = SystemStoryboard(name: name, bundle: bundle)
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
    let storyboard = SystemStoryboard(name: "Shadowing", bundle: nil)
    let screen = storyboard.instantiateViewController(identifier: "Reminder") {
      ReminderViewController(coder: $0, text: text)
    }
    screen.modalPresentationStyle = .fullScreen
    return screen
  }

  static func makeAbout() -> AboutViewController {
    let storyboard = SystemStoryboard(name: "Shadowing", bundle: nil)
    let screen: AboutViewController = storyboard.instantiateViewController(identifier: "About")
    screen.modalPresentationStyle = .fullScreen
    return screen
  }
}
