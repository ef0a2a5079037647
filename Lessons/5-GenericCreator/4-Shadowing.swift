// 5.4 Shadowing
//
// UIStoryboard, in ReminderApp, is a wrapper from 2019. You want to get rid of the wrapper and
// begin with the two call sites below.
//
// To do: let the log show which screens still come through the wrapper. The two call sites below
//        leave it and use UIKit's class. What users see stays as it is.
// Seam:  the names that the file has already. ReminderApp represents the module of an app. More of
//        its call sites are in the tests: they're your colleagues', who still need the name
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
