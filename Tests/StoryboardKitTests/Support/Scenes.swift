import Foundation
import StoryboardKit

/// Returns a storyboard with one scene, “Only”, and this content in its view.
@MainActor
func scene(_ content: String, controller: String = "viewController") throws -> UIStoryboard {
  let text = """
    <document><scenes><scene><objects><\(controller) id="vc" storyboardIdentifier="Only">
    <view key="view" id="root"><rect key="frame" width="393" height="852"/><subviews>
    \(content)
    </subviews></view></\(controller)></objects></scene></scenes></document>
    """
  return UIStoryboard(
    file: try InterfaceFile(data: Data(text.utf8), file: "Only.storyboard"), bundle: .module)
}

extension UIStoryboard {
  /// Returns the scene “Only”, with its view loaded.
  @MainActor
  func only() -> UIViewController {
    let screen = instantiateViewController(withIdentifier: "Only")
    screen.loadViewIfNeeded()
    return screen
  }

  /// Returns the first view in the scene “Only”.
  @MainActor
  func first<View: UIView>(_ type: View.Type = View.self) -> View? {
    only().view.subviews.first as? View
  }
}
