import StoryboardKit
import Testing

/// The texts of the labels that a screen shows, in the order in which the storyboard has them.
func shownTexts(on screen: UIViewController) -> [String] {
  bringIntoSight(screen)
  var views: [UIView] = screen.view.map { [$0] } ?? []
  var texts: [String] = []
  while !views.isEmpty {
    let view = views.removeFirst()
    if let text = (view as? UILabel)?.text { texts.append(text) }
    views = view.subviews + views
  }
  return texts
}

/// Keeps the picture of a screen with the results of the test.
func record(_ screen: UIViewController) {
  bringIntoSight(screen)
  Attachment.record(screen.screenPicture(width: 36), named: "screen.txt")
}

/// Lets a screen appear: some fill their labels in `viewDidLoad`, and some only now.
func bringIntoSight(_ screen: UIViewController) {
  guard screen.viewIfLoaded?.superview == nil else { return }
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = screen
  window.makeKeyAndVisible()
}
