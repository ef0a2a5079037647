extension UIViewController {
  /// The classes recorded so far, or nil if nothing is being recorded.
  private static var watched: [UIViewController.Type]?

  /// Returns the classes of the controllers that `body` creates, in order of creation.
  ///
  /// Not in UIKit. A test can't otherwise detect a controller that's created and then discarded.
  public static func creations(while body: () throws -> Void) rethrows -> [UIViewController.Type] {
    let outer = watched
    watched = []
    // An outer recording includes these classes, too.
    defer { watched = outer.map { $0 + (watched ?? []) } }
    try body()
    return watched ?? []
  }

  func noteCreation() { Self.watched?.append(type(of: self)) }
}
