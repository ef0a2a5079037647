import Foundation

/// The controllers around a scene, one of which has the segue action of a relationship.
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

  /// Returns the first controller that has the action.
  ///
  /// If no controller has the action, returns the controller that UIKit's error message names.
  func callee(of selector: String) -> UIViewController? {
    let all = [presenter].compactMap { $0 } + containers + (presenter?.ancestors ?? [])
    return all.first { Messaging.method(selector, of: $0) != nil } ?? all.first
  }
}

extension UIStoryboard {
  /// Adds the destination of a relationship segue to `parent`.
  ///
  /// As in UIKit, the presenter, whose segue shows the parent, performs the relationship's segue
  /// action. If the presenter's class doesn't have the action, the nearest container with the
  /// action performs it: the parent, or a container of the parent or the presenter.
  func addDestination(
    of segue: Element, to parent: UIViewController, _ chain: [Element], in outer: Surroundings
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
    parent.addChild(child, relationship: segue["relationship"] ?? "")
  }
}
