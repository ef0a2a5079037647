public import UIKit

/// The base class of the screens of the app; it counts them.
open class BaseViewController: UIViewController {
  // Static, to count also a screen that is thrown away; `made(while:)` keeps tests apart.
  private static var count = 0

  public required init?(coder: NSCoder) {
    Self.count += 1
    super.init(coder: coder)
  }

  /// How many screens were made while `body` ran.
  public static func made(while body: () throws -> Void) rethrows -> Int {
    let before = count
    try body()
    return count - before
  }
}
