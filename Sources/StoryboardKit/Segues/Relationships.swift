import Foundation

/// The screens that can have the segue action of a relationship.
struct Surroundings {
  /// The screen whose segue shows the scene, or nil if no segue shows the scene.
  var presenter: UIViewController?
  /// The sender of that segue.
  var sender: Any?
  /// The containers being created around the scene, nearest first.
  var containers: [UIViewController] = []

  /// Returns the surroundings of a container's children.
  func inside(_ container: UIViewController) -> Self {
    var inner = self
    inner.containers.insert(container, at: 0)
    return inner
  }

  /// Returns the first screen that has the action or, if none has it, the screen that UIKit's error
  /// message would name.
  func callee(of selector: String) -> UIViewController? {
    let all = [presenter].compactMap { $0 } + containers + (presenter?.ancestors ?? [])
    return all.first { Messaging.method(selector, of: $0) != nil } ?? all.first
  }
}

extension UIStoryboard {
  /// Adds the destination of a relationship segue to `parent`.
  ///
  /// As in UIKit, the segue action of a relationship is called on the presenter: the screen whose
  /// segue shows the parent. If no presenter has the action, it's called on the nearest container
  /// that has it: the parent, a container around the parent, or a container around the presenter.
  func follow(
    _ segue: Element, of parent: UIViewController, _ chain: [Element], in outer: Surroundings
  ) throws {
    guard let id = segue["destination"] else { return }
    guard let scene = file.scene(controllerID: id) else {
      throw InterfaceError("its destination \(id) is no controller of this file", at: segue)
    }
    let surroundings = outer.inside(parent)
    let callee = surroundings.callee(of: segue["destinationCreationSelector"] ?? "") ?? parent
    let sender = surroundings.containers.contains(callee) ? nil : surroundings.sender
    let child = try make(
      scene, creator: callee.creator(of: segue, sender: sender), chain: chain, in: surroundings)
    parent.adopt(child, relationship: segue["relationship"] ?? "")
  }
}
