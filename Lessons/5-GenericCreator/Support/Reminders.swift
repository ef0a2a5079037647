public import UIKit

/// A screen that shows one line of text, passed to its initializer.
public final class ReminderViewController: UIViewController {
  @Outlet public var label: UILabel!
  private let text: String

  public init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) { fatalError("use init(coder:text:)") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
  }
}

/// A screen without dependencies, which needs no creator.
public final class AboutViewController: UIViewController {}

/// A log of the screens that the app creates, by identifier.
public enum ScreenLog {
  // Static, since the wrapper uses the type itself; `identifiers(while:)` keeps tests apart.
  private static var log: [String] = []

  public static func note(_ identifier: String) {
    log.append(identifier)
  }

  /// Returns the identifiers logged while `body` runs, in order.
  public static func identifiers(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
