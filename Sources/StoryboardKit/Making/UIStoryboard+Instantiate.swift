public import Foundation

extension UIStoryboard {
  /// Creates the initial view controller with your own initializer.
  ///
  /// The creator is called once, or not at all if there is no initial view controller. If the
  /// creator returns nil, `init(coder:)` of the scene's class creates the controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    file.initialScene.map { typed(obtain($0, creator), $0) }
  }

  /// Creates the controller that has this storyboard identifier, with your own initializer.
  ///
  /// The creator's object must be of the scene's class or a subclass, and the object's initializer
  /// must call `super.init(coder:)` with the creator's coder.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let scene = scene(identifier: identifier)
    return typed(obtain(scene, creator), scene)
  }

  func scene(identifier: String) -> SceneElements {
    guard let scene = file.scene(identifier: identifier) else {
      Fault.stop(missingSceneMessage(identifier))
    }
    return scene
  }

  func missingSceneMessage(_ identifier: String) -> String {
    "Storyboard (\(classAndAddress)) doesn't contain a view controller with identifier "
      + "'\(identifier)'"
  }

  func obtain(
    _ scene: SceneElements, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    do {
      return try make(scene, creator: creator)
    } catch {
      Fault.stop("\(error)")
    }
  }

  private func typed<ViewController: UIViewController>(
    _ controller: UIViewController, _ scene: SceneElements
  ) -> ViewController {
    guard let typed = controller as? ViewController else {
      let expected = NSObject.displayName(of: ViewController.self)
      Fault.stop(
        "Could not cast \(controller.classAndAddress) to \(expected), at \(scene.controller.label)")
    }
    return typed
  }
}
