import StoryboardKit
import Testing

/// Tests of the coordinator that controllers have while a stack or a presentation changes.
@Suite("The transition in progress")
@MainActor
struct TransitionTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let root = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: root)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  @Test("in didShow, a coordinator finds out which screen was popped", arguments: [true, false])
  func backButton(animated: Bool) {
    let (log, screen) = (PopLog(), UIViewController())
    stack.delegate = log
    stack.pushViewController(screen, animated: animated)
    #expect(log.popped == [])
    stack.popViewController(animated: animated)
    #expect(log.popped == [screen] && log.animated == [animated])
    #expect(stack.transitionCoordinator == nil)
  }

  @Test("a screen animates beside the change; the completion handlers run when it has ended")
  func alongside() {
    let screen = FadingScreen()
    stack.pushViewController(screen, animated: true)
    #expect(screen.events == ["from root to self", "animation", "appeared", "completion"])
    #expect(screen.transitionCoordinator == nil)
  }

  @Test("there is one for a presentation and a dismissal, on both screens")
  func presentation() {
    let screen = FadingScreen()
    screen.modalPresentationStyle = .fullScreen
    stack.present(screen, animated: true)
    #expect(screen.events == ["from stack to self", "animation", "appeared", "completion"])
    let other = FadingScreen()
    stack.setViewControllers([other], animated: false)
    other.events = []
    stack.dismiss(animated: true)
    #expect(other.events == ["from other to stack", "animation", "appeared", "completion"])
  }

  @Test("there is none for a window's root, and none for a stack that isn't visible")
  func none() {
    let screen = FadingScreen()
    window.rootViewController = UINavigationController(rootViewController: screen)
    #expect(screen.events == ["none", "appeared"])
    let hidden = PopLog()
    stack.delegate = hidden
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    #expect(hidden.popped == [])
  }
}

/// A delegate that detects the back button, as many apps' coordinators do.
private final class PopLog: NSObject, UINavigationControllerDelegate {
  var popped: [UIViewController] = []
  var animated: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let coordinator = navigationController.transitionCoordinator,
      let from = coordinator.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    popped.append(from)
    self.animated.append(coordinator.isAnimated)
  }
}

private final class FadingScreen: UIViewController {
  var events: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    guard let coordinator = transitionCoordinator else { return events.append("none") }
    let names = [UITransitionContextViewControllerKey.from, .to].map { key in
      switch coordinator.viewController(forKey: key) {
      case let found where found === self: "self"
      case is UINavigationController: "stack"
      case is FadingScreen: "other"
      default: "root"
      }
    }
    events.append("from \(names[0]) to \(names[1])")
    coordinator.animate(
      alongsideTransition: { _ in self.events.append("animation") },
      completion: { context in
        if !context.isCancelled { self.events.append("completion") }
      })
  }

  override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
}
