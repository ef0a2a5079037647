// The wrapper is outside of ReminderApp, and a screen is logged after it was created.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard
}

struct InjectingStoryboard {
  private let storyboard: UIStoryboard

  init(name: String, bundle: Bundle?) {
    storyboard = UIStoryboard(name: name, bundle: bundle)
  }

  func instantiateViewController<Screen: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen {
    let screen = storyboard.instantiateViewController(identifier: identifier, creator: creator)
    ScreenLog.note(identifier)
    screen.modalPresentationStyle = .fullScreen
    return screen
  }
}

// MARK: Two of the forty call sites

extension ReminderApp {
  static func makeReminder(_ text: String) -> ReminderViewController {
    let storyboard = UIKit::UIStoryboard(name: "Shadowing", bundle: nil)
    let screen = storyboard.instantiateViewController(identifier: "Reminder") {
      ReminderViewController(coder: $0, text: text)
    }
    screen.modalPresentationStyle = .fullScreen
    return screen
  }

  static func makeAbout() -> AboutViewController {
    let storyboard = UIKit::UIStoryboard(name: "Shadowing", bundle: nil)
    let screen: AboutViewController = storyboard.instantiateViewController(identifier: "About")
    screen.modalPresentationStyle = .fullScreen
    return screen
  }
}
