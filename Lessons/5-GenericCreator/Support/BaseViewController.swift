public import UIKit

/// The base class of the app's screens, which counts them.
open class BaseViewController: UIViewController {
  // Static, to count discarded screens, too; `made(while:)` keeps tests apart.
  private static var count = 0

  public required init?(coder: NSCoder) {
    Self.count += 1
    super.init(coder: coder)
  }

  /// Returns the number of screens created while `body` runs.
  public static func made(while body: () throws -> Void) rethrows -> Int {
    let before = count
    try body()
    return count - before
  }
}
