import Foundation

/// The scene from which a controller was created, with the data that the controller needs later.
final class SceneOrigin {
  let storyboard: UIStoryboard
  let scene: SceneElements
  let objects: ObjectTable
  /// A Boolean value indicating whether the controller has called the base class's `init(coder:)`.
  ///
  /// As in UIKit, only that initializer reads the view's nib name, the segues and the children.
  let isRead: Bool

  init(storyboard: UIStoryboard, scene: SceneElements, objects: ObjectTable, isRead: Bool) {
    self.storyboard = storyboard
    self.scene = scene
    self.objects = objects
    self.isRead = isRead
  }

  /// The view's element, or nil if the scene has no view or isn't read.
  var view: Element? { isRead ? scene.view : nil }
  private var allSegues: [Element] { isRead ? scene.segues : [] }
  var relationships: [Element] { segues(of: "relationship") }
  var embeds: [Element] { segues(of: "embed") }

  private func segues(of kind: String) -> [Element] {
    allSegues.filter { $0["kind"] == kind }
  }

  /// Returns the first segue with this identifier that can be performed.
  func segue(identifier: String) -> Element? {
    allSegues.first {
      $0["identifier"] == identifier && !["relationship", "embed"].contains($0["kind"])
    }
  }

  /// Returns whether the element's object is created when the view is loaded.
  func belongsToView(_ element: Element) -> Bool {
    if let view = scene.view, view.contains(element) { return true }
    return viewLevelOthers.contains { $0.contains(element) }
  }

  /// The views and gesture recognizers beside the controller, created with the controller's view.
  var viewLevelOthers: [Element] {
    scene.others.filter { $0.name.hasSuffix("GestureRecognizer") || KnownElements.isView($0) }
  }
}
