public import Foundation

/// Methods that respond when the user dismisses a sheet.
///
/// As in UIKit, none of these methods is called if code dismisses the sheet.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may dismiss the sheet.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the sheet is dismissed.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the sheet was dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user's attempt to dismiss the sheet is prevented.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

/// Default implementations. As in UIKit, these methods are optional.
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// An object that manages the presentation of a controller.
open class UIPresentationController: NSObject {
  /// The object that responds when the user dismisses the sheet.
  ///
  /// A weak reference, as in UIKit.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The controller that is or will be presented.
  public unowned let presentedViewController: UIViewController

  init(presenting controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }

  /// Simulates a swipe, which dismisses the sheet if the sheet and the delegate allow dismissal.
  ///
  /// Does nothing if no sheet is presented. Not in UIKit, where a UI test swipes the sheet down.
  public func swipeDown() {
    let sheet = presentedViewController
    guard let presenter = sheet.ownPresenting, sheet.modalPresentationStyle.isSheet else { return }
    guard
      !sheet.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presenter.endPresenting(animated: true)
    delegate?.presentationControllerDidDismiss(self)
  }
}

extension UIModalPresentationStyle {
  /// A Boolean value indicating whether the user can dismiss the screen with a swipe.
  fileprivate var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}

extension UIViewController {
  /// The object that manages the presentation of this controller or of an ancestor.
  ///
  /// As in UIKit, the object exists before the presentation, so that you can set the delegate.
  public var presentationController: UIPresentationController? {
    let presented = ([self] + ancestors).first { $0.ownPresenting != nil } ?? self
    let controller =
      presented.ownPresentation ?? UIPresentationController(presenting: presented)
    presented.ownPresentation = controller
    return controller
  }
}
