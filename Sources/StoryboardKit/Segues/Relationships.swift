import Foundation

extension UIStoryboard {
  /// Adds the destination of a relationship segue to its parent.
  func follow(
    _ segue: Element, of parent: UIViewController, _ chain: [Element]
  ) throws {
    guard let id = segue["destination"] else { return }
    guard let scene = file.scene(controllerID: id) else {
      throw InterfaceError("its destination \(id) is no controller of this file", at: segue)
    }
    let child = try make(scene, creator: parent.creator(of: segue, sender: nil), chain: chain)
    parent.adopt(child, relationship: segue["relationship"] ?? "")
  }
}
