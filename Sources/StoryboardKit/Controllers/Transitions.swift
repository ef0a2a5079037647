public import Foundation

/// The state of a transition between two controllers.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value indicating whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value indicating whether the user drives the transition; always false here.
  var isInteractive: Bool { get }
  /// A Boolean value indicating whether the user began the transition; always false here.
  var initiallyInteractive: Bool { get }
  /// A Boolean value indicating whether the transition was canceled; always false here.
  var isCancelled: Bool { get }
  /// The duration, which is zero here.
  var transitionDuration: TimeInterval { get }
  /// Returns the controller that disappears (`from`) or appears (`to`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition in progress, to which you can add animations.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs the animation immediately, and the completion handler when the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Does nothing, since no user drives the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the animation immediately.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The keys of a transition's controllers.
public nonisolated struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  /// The controller that disappears.
  public static let from = Self(name: "from")
  /// The controller that appears.
  public static let to = Self(name: "to")
}

/// A transition, which ends before the method that started it returns.
final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isInteractive = false
  let initiallyInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    isAnimated = animated
    controllers = [.from: old, .to: new].compactMapValues { $0 }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion.map { completions.append($0) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs a change; meanwhile, this transition coordinates these controllers and their children.
  func run(on holders: [UIViewController], _ change: () -> Void) {
    for holder in holders { holder.ownTransition = self }
    change()
    for holder in holders where holder.ownTransition === self { holder.ownTransition = nil }
    for completion in completions { completion(self) }
  }
}
