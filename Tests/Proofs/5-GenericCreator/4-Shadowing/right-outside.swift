// The call sites call a function outside of ReminderApp, where the name means UIKit's class.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

  final class InjectingStoryboard {
    private let storyboard: UIKit::UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit::UIStoryboard(name: name, bundle: bundle)
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

private func makeScreen<Screen: UIViewController>(
  _ identifier: String, creator: ((NSCoder) -> Screen?)? = nil
) -> Screen {
  let screen = UIStoryboard(name: "Shadowing", bundle: nil).instantiateViewController(
    identifier: identifier, creator: creator)
  screen.modalPresentationStyle = .fullScreen
  return screen
}

extension ReminderApp {
  static func makeReminder(_ text: String) -> ReminderViewController {
    makeScreen("Reminder") { ReminderViewController(coder: $0, text: text) }
  }

  static func makeAbout() -> AboutViewController {
    makeScreen("About")
  }
}
