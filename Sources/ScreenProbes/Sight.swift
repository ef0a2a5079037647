public import StoryboardKit

extension UIWindow {
  /// A window with a screen in sight, as an app makes one.
  ///
  /// The screen is in sight as long as somebody holds the window; the screen itself does not.
  public convenience init(showing screen: UIViewController) {
    self.init(frame: UIScreen.main.bounds)
    rootViewController = screen
    makeKeyAndVisible()
  }
}

extension UIViewController {
  /// Looks at the screen while it is in sight: some fill their labels only when they appear.
  ///
  /// A screen that is in a window or a container stays there; any other gets a window for as long
  /// as `body` looks.
  func inSight<Finding>(_ body: () -> Finding) -> Finding {
    loadViewIfNeeded()
    let isSomewhere = parent != nil || viewIfLoaded?.superview != nil
    let window = isSomewhere ? nil : UIWindow(showing: self)
    return withExtendedLifetime(window, body)
  }
}
