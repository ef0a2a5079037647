public import UIKit

/// Main.storyboard, with as much as the user's system can do with it.
///
/// In an app `if #available(iOS 13, *)` tells the systems apart. Here that is always true, so
/// the caller that makes a screen says which system it is for.
public enum SystemStoryboard {
  /// iOS 13 and later.
  case withCreators(UIStoryboard)
  /// iOS 12 and earlier.
  case withoutCreators(OldStoryboard)
}

/// A storyboard as before iOS 13: it makes a scene's controller, with no word from you.
public final class OldStoryboard {
  private let storyboard: UIStoryboard
  /// The controller that it made last, as long as an object holds it.
  public private(set) weak var lastMade: UIViewController?

  public init(_ storyboard: UIStoryboard) {
    self.storyboard = storyboard
  }

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let made = storyboard.instantiateViewController(withIdentifier: identifier)
    lastMade = made
    return made
  }
}
