import UIKit

typealias UIStoryboard = _DependencyInjectionStoryboard

final class _DependencyInjectionStoryboard {
  private let storyBoard: UIKit.UIStoryboard
  /// Whether the article's `#available(iOS 13.0, *)` would be false; outside iOS, it's always true.
  var isOld = false

  init(name: String, bundle: Bundle?) {
    storyBoard = UIKit.UIStoryboard.init(name: name, bundle: bundle)
  }

  func instantiateViewController(
    identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard isOld else {
      guard creator != nil else {
        return storyBoard.instantiateViewController(identifier: identifier)
      }
      return storyBoard.instantiateViewController(identifier: identifier) { creator?($0) }
    }
    let viewController = storyBoard.instantiateViewController(withIdentifier: identifier)
    guard creator != nil, let base = viewController as? BaseViewController, let coder = base.coder
    else { return viewController }
    return creator?(coder)
  }
}
