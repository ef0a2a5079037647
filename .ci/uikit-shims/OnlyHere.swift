// What Support and the articles use, and an app has only with SwiftPM or StoryboardKit.

import UIKit

extension Foundation.Bundle {
  /// SwiftPM writes this for every target with resources; an app has all in its main bundle.
  static nonisolated let module = Bundle.main
}

extension UIViewController {
  /// In StoryboardKit it draws the screen in letters; the articles' apps print it.
  func screenPicture(width: Int) -> String { "" }
}
