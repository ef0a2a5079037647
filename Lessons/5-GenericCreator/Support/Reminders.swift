public import UIKit

/// A screen that shows one line of text, handed over by its initializer.
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

/// A screen that needs nothing, and so no creator.
public final class AboutViewController: UIViewController {}

/// Writes down which screens the app makes, by identifier.
public enum ScreenLog {
  // Static, as the exercise's wrapper names the type; `identifiers(while:)` keeps tests apart.
  private static var log: [String] = []

  public static func note(_ identifier: String) {
    log.append(identifier)
  }

  /// The identifiers that were written down while `body` ran, in order.
  public static func identifiers(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}
