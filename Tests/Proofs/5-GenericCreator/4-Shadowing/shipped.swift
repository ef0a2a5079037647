// 5.4 Shadowing
//
// In ReminderApp, UIStoryboard is a wrapper from 2019, so all forty call sites use it, and none
// says so. You want to get rid of it, and begin with the two call sites below.
//
// To do: let the wrapper log each screen that still comes through it, and let the two call sites
//        use UIKit's class. What users see stays as it is.
// Seam:  ReminderApp, which represents the module of an app, its makeReminder(_:) and makeAbout().
//        More of its call sites are in the tests: they're your colleagues', who still need the name
//        UIStoryboard, with its meaning. ScreenLog.note(_:) logs a screen's identifier.

import GenericCreatorSupport
import UIKit

enum ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

  final class InjectingStoryboard {
    private let storyboard: UIKit.UIStoryboard

    init(name: String, bundle: Bundle?) {
      storyboard = UIKit.UIStoryboard(name: name, bundle: bundle)
    }

    func instantiateViewController<Screen: UIViewController>(
      identifier: String, creator: ((NSCoder) -> Screen?)? = nil
    ) -> Screen {
      let screen = storyboard.instantiateViewController(identifier: identifier, creator: creator)
      screen.modalPresentationStyle = .fullScreen
      return screen
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
