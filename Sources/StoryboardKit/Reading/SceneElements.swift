/// The elements of one scene: its controller, and what stands beside it in the dock.
nonisolated struct SceneElements: Sendable {
  let controller: Element
  /// Everything in `objects` but the controller: `exit`, first responder, and gesture recognizers.
  let others: [Element]

  init?(_ scene: Element) {
    let objects = scene.list("objects")
    guard let controller = objects.first(where: { $0.isController }) else { return nil }
    self.controller = controller
    self.others = objects.filter { $0 != controller }
  }

  /// The element of the controller's view, if it has one of its own.
  var view: Element? {
    controller.children.first { $0.key == "view" }
      ?? controller.children.first { $0.name == "tableView" || $0.name == "collectionView" }
  }

  /// The name that UIKit gives the nib of the view: `<controller id>-view-<view id>`.
  var nibName: String? {
    guard let view, let id = controller.id, let viewID = view.id else { return nil }
    return "\(id)-view-\(viewID)"
  }

  /// All segues that start in this scene, in the file's order.
  var segues: [Element] {
    (controller.descendants + others.flatMap(\.descendants)).filter { $0.name == "segue" }
  }
}

extension Element {
  /// A Boolean value indicating whether this is the element of a view controller, known or not.
  nonisolated var isController: Bool {
    KnownElements.controllers.contains(name)
      || (name.hasSuffix("ViewController") && name != "exit" && parent?.name == "objects")
  }
}
