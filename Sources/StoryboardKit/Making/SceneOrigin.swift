import Foundation

/// Where a controller came from: its scene, and what it needs from there later.
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

  /// The first segue of that identifier that can be performed.
  func segue(identifier: String) -> Element? {
    scene.segues.first {
      $0["identifier"] == identifier && !["relationship", "embed"].contains($0["kind"])
    }
  }

  /// A Boolean value indicating whether the element is made only when the view is loaded.
  func belongsToView(_ element: Element) -> Bool {
    if let view = scene.view, view.contains(element) { return true }
    return viewLevelOthers.contains { $0.contains(element) }
  }

  /// Views and gesture recognizers beside the controller, made with its view.
  var viewLevelOthers: [Element] {
    scene.others.filter { $0.name.hasSuffix("GestureRecognizer") || KnownElements.isView($0) }
  }
}
