public import UIKit

/// Main.storyboard, as the user's system supports it.
///
/// In an app, `if #available(iOS 13, *)` checks the system. Here, that's always true, so the
/// caller that creates a screen says which system it's for.
public enum SystemStoryboard {
  /// iOS 13 and later.
  case withCreators(UIStoryboard)
  /// iOS 12 and earlier.
  case withoutCreators(OldStoryboard)
}

/// A storyboard as before iOS 13, which creates a scene's controller without a creator.
public final class OldStoryboard {
  private let storyboard: UIStoryboard
  /// The last controller it created, as long as another object holds it.
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
