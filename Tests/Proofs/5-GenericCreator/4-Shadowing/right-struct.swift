// The wrapper is a struct in an extension. Its default creator returns nil.

import GenericCreatorSupport
import UIKit

enum ReminderApp {}

private typealias Original = UIKit.UIStoryboard

extension ReminderApp {
  typealias UIStoryboard = InjectingStoryboard

  struct InjectingStoryboard {
    private let storyboard: Original

    init(name: String, bundle: Bundle?) {
      storyboard = Original(name: name, bundle: bundle)
    }

    func instantiateViewController<Screen>(
      identifier: String, creator: @escaping (NSCoder) -> Screen? = { _ in nil }
    ) -> Screen where Screen: UIViewController {
      defer { ScreenLog.note(identifier) }
      return storyboard.instantiateViewController(identifier: identifier) { creator($0) }
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
