public import StoryboardKit

extension UIWindow {
  /// Creates a window with a visible screen, as an app does.
  ///
  /// The screen is visible until the window is deallocated; the screen doesn't retain the window.
  public convenience init(showing screen: UIViewController) {
    self.init(frame: UIScreen.main.bounds)
    rootViewController = screen
    makeKeyAndVisible()
  }
}

extension UIViewController {
  /// Calls `body` while the screen is visible, because some screens set labels when they appear.
  ///
  /// During the call, a window shows the screen, unless a container or another view already does.
  func whileVisible<Finding>(_ body: () -> Finding) -> Finding {
    loadViewIfNeeded()
    let isContained = parent != nil || viewIfLoaded?.superview != nil
    let window = isContained ? nil : UIWindow(showing: self)
    return withExtendedLifetime(window, body)
  }
}
