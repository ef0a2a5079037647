extension UIViewController {
  /// The classes of the controllers that were made while a test watches; nil when none does.
  private static var watched: [UIViewController.Type]?

  /// The classes of the controllers that are made while `body` runs, in order.
  ///
  /// UIKit has no such method. A controller that is made and thrown away shows nowhere else.
  public static func creations(while body: () throws -> Void) rethrows -> [UIViewController.Type] {
    let outer = watched
    watched = []
    // Whoever watches already sees these, too.
    defer { watched = outer.map { $0 + (watched ?? []) } }
    try body()
    return watched ?? []
  }

  func noteCreation() { Self.watched?.append(type(of: self)) }
}
