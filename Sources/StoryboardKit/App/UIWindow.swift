public import Foundation

/// A window in which screens appear.
///
/// As in UIKit, a window is deallocated unless your code has a strong reference to it.
open class UIWindow: UIView {
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene? {
    didSet { windowScene?.register(self) }
  }

  /// The controller whose view fills the window; the controller appears with the window.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replace(oldValue) } }
  }

  /// The window itself.
  open override var window: UIWindow? { self }
  /// Never called, since there are no events.
  open func sendEvent(_ event: UIEvent) {}
  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when another window has become the key window.
  open func resignKey() {}

  private var isShown = false

  /// Creates a hidden window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Creates a hidden window in a scene, with the screen's size.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.register(self)
  }

  /// A Boolean value indicating whether the window is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window the key window, without showing it.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Makes the window the key window, and shows it with the root controller's view.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    show()
  }

  /// A Boolean value indicating whether the window is hidden.
  ///
  /// Changing the value shows or hides the window.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      isHidden ? hide() : show()
    }
  }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    guard name == "rootViewController" else { return super.connect(object, toOutlet: name) }
    rootViewController = object as? UIViewController
    return .ofCast(rootViewController, to: "UIViewController")
  }

  private func show() {
    guard !isHidden, !isShown else { return }
    isShown = true
    if let rootViewController { appear(rootViewController) }
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    rootViewController?.willDisappear(false)
    rootViewController?.didDisappear(false)
  }

  private func replace(_ old: UIViewController?) {
    if isShown { old?.willDisappear(false) }
    old?.loadedView?.removeFromSuperview()
    if isShown { old?.didDisappear(false) }
    // The presented controllers' views are subviews of the window, not of the old root's view.
    var presented = old?.ownPresented
    while let here = presented {
      here.willDisappear(false)
      here.loadedView?.removeFromSuperview()
      here.didDisappear(false)
      presented = here.ownPresented
    }
    if isShown, let rootViewController { appear(rootViewController) }
  }

  private func appear(_ controller: UIViewController) {
    controller.loadOnce()
    controller.willAppear(false)
    fill(with: controller.view)
    controller.didAppear(false)
  }
}
