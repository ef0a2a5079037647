public import Foundation

/// Where screens are seen: a controller in it appears.
///
/// As in UIKit nobody but you holds it: without a strong reference it is gone.
open class UIWindow: UIView {
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet { windowScene?.register(self) }
  }

  /// The controller whose view fills it; it appears when the window does.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replace(oldValue) } }
  }

  private var isShown = false

  /// A window of that size, out of sight.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window of a file, out of sight.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// A window of the scene's size, out of sight.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.register(self)
  }

  /// A Boolean value indicating whether it is the one that gets the keys.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Brings it into sight: its root controller's view is loaded and appears.
  open func makeKeyAndVisible() {
    UIApplication.shared.makeKey(self)
    isHidden = false
    show()
  }

  /// Brings it into sight or out of it.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      isHidden ? hide() : show()
    }
  }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    guard name == "rootViewController" else { return super.adopt(object, outlet: name) }
    rootViewController = object as? UIViewController
    return .of(rootViewController, "UIViewController")
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
    // What the old root presented lies in the window beside it, and goes with it.
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
    controller.loadViewIfNeeded()
    controller.willAppear(false)
    fill(with: controller.view)
    controller.didAppear(false)
  }
}
