public import Foundation

extension UIStoryboard {
  /// Makes the initial view controller; nil when the storyboard has none.
  public func instantiateInitialViewController() -> UIViewController? {
    file.initialScene.map { obtain($0) }
  }

  /// Makes the initial view controller with your own initializer.
  ///
  /// The creator is called once, or not at all when there is no initial view controller. When it
  /// returns nil, the scene's own class is made through `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    file.initialScene.map { typed(obtain($0, creator), $0) }
  }

  /// Makes the controller with that storyboard identifier; without one, the program stops.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    obtain(scene(identifier: identifier))
  }

  /// Makes the controller with that storyboard identifier with your own initializer.
  ///
  /// The object that the creator returns must be of the scene's class or a subclass, and must have
  /// called `super.init(coder:)` with that very coder.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let scene = scene(identifier: identifier)
    return typed(obtain(scene, creator), scene)
  }

  private func scene(identifier: String) -> SceneElements {
    guard let scene = file.scene(identifier: identifier) else {
      Fault.stop(missing(identifier))
    }
    return scene
  }

  func missing(_ identifier: String) -> String {
    "Storyboard (\(named)) doesn't contain a view controller with identifier '\(identifier)'"
  }

  private func obtain(
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
      Fault.stop("Could not cast \(controller.named) to \(expected), at \(scene.controller.label)")
    }
    return typed
  }
}
