/// The elements of a scene: its controller, and the other objects in its dock.
nonisolated struct SceneElements: Sendable {
  let controller: Element
  /// Everything in `objects` except the controller: `exit`, first responder, gesture recognizers.
  let others: [Element]

  init?(_ scene: Element) {
    let objects = scene.list("objects")
    guard let controller = objects.first(where: { $0.isController }) else { return nil }
    self.controller = controller
    self.others = objects.filter { $0 != controller }
  }

  /// The controller's view, or nil if the scene has none.
  var view: Element? {
    controller.children.first { $0.key == "view" }
      ?? controller.children.first { $0.name == "tableView" || $0.name == "collectionView" }
  }

  /// UIKit's name for the view's nib: `<controller id>-view-<view id>`.
  var nibName: String? {
    guard let view, let id = controller.id, let viewID = view.id else { return nil }
    return "\(id)-view-\(viewID)"
  }

  /// All segues that start in the scene: the controller's, then the other objects'.
  var segues: [Element] {
    (controller.descendants + others.flatMap(\.descendants)).filter { $0.name == "segue" }
  }
}

extension Element {
  /// A Boolean value indicating whether the element becomes a view controller, supported or not.
  nonisolated var isController: Bool {
    KnownElements.controllers.contains(name)
      || (name.hasSuffix("ViewController") && name != "exit" && parent?.name == "objects")
  }
}
