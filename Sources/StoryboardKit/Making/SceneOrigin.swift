import Foundation

/// The scene from which a controller was created, with the data that it needs later.
final class SceneOrigin {
  let storyboard: UIStoryboard
  let scene: SceneElements
  let objects: ObjectTable

  init(storyboard: UIStoryboard, scene: SceneElements, objects: ObjectTable) {
    self.storyboard = storyboard
    self.scene = scene
    self.objects = objects
  }

  var relationships: [Element] { segues(of: "relationship") }
  var embeds: [Element] { segues(of: "embed") }

  private func segues(of kind: String) -> [Element] {
    scene.segues.filter { $0["kind"] == kind }
  }

  /// Returns the first segue with this identifier that can be performed.
  func segue(identifier: String) -> Element? {
    scene.segues.first {
      $0["identifier"] == identifier && !["relationship", "embed"].contains($0["kind"])
    }
  }

  /// Returns whether the element's object is created when the view is loaded.
  func belongsToView(_ element: Element) -> Bool {
    if let view = scene.view, view.contains(element) { return true }
    return viewLevelOthers.contains { $0.contains(element) }
  }

  /// The views and gesture recognizers beside the controller, created with its view.
  var viewLevelOthers: [Element] {
    scene.others.filter { $0.name.hasSuffix("GestureRecognizer") || KnownElements.isView($0) }
  }
}
