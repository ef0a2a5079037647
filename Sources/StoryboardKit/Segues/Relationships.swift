import Foundation

/// The screen whose segue shows a scene, and the sender of the segue.
struct Shower {
  let screen: UIViewController
  let sender: Any?
}

extension UIStoryboard {
  /// Adds the destination of a relationship segue to its parent.
  ///
  /// As in UIKit, the segue action of a relationship is called on the screen whose segue shows the
  /// parent. It's called on the parent if no segue shows it, or if only its class has the action.
  func follow(
    _ segue: Element, of parent: UIViewController, _ chain: [Element], shownBy shower: Shower?
  ) throws {
    guard let id = segue["destination"] else { return }
    guard let scene = file.scene(controllerID: id) else {
      throw InterfaceError("its destination \(id) is no controller of this file", at: segue)
    }
    let own = Shower(screen: parent, sender: nil)
    let selector = segue["destinationCreationSelector"] ?? ""
    let callee = [shower, own].compactMap { $0 }.first {
      Messaging.method(selector, of: $0.screen) != nil
    }
    let (screen, sender) = { ($0.screen, $0.sender) }(callee ?? shower ?? own)
    let child = try make(
      scene, creator: screen.creator(of: segue, sender: sender), chain: chain, shownBy: shower)
    parent.adopt(child, relationship: segue["relationship"] ?? "")
  }
}
