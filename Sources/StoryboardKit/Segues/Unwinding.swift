import Foundation

extension UIViewController {
  /// Unwinds to the nearest controller that has the unwind action.
  ///
  /// As in UIKit, nothing is unwound if no controller has the action, but here, a note is logged.
  func unwind(_ element: Element, sender: Any?) {
    guard let selector = element["unwindAction"] else {
      return note("the attribute unwindAction is missing", at: element)
    }
    guard let destination = unwindDestination(for: selector, sender: sender) else {
      return note("no controller on the way back has the unwind action \(selector)", at: element)
    }
    let segue = segueClass(of: element).init(
      named: element["identifier"], from: self, to: destination)
    segue.transitionHandler = { segue in segue.destination.finishUnwinding(segue) }
    prepare(for: segue, sender: sender)
    Messaging.send(selector, to: destination, [segue])
    segue.perform()
  }

  /// Logs a note on a connection that can't be made.
  func note(_ text: String, at element: Element) {
    origin?.storyboard.log(.init(.broken, text, at: element))
  }

  /// Returns the nearest controller that accepts the unwind action, or nil if there is none.
  ///
  /// The controller is a parent, a presenter, an earlier screen in a navigation stack, or a
  /// descendant of such a presenter or screen.
  private func unwindDestination(for selector: String, sender: Any?) -> UIViewController? {
    var child = self
    var next = parent ?? presentingViewController
    while let here = next {
      var candidates = [here]
      if let navigation = here as? UINavigationController {
        // If the navigation controller is the presenter, all its screens are candidates.
        let stack = navigation.viewControllers
        let end = stack.firstIndex(of: child) ?? stack.count
        candidates = stack[..<end].reversed().flatMap { $0.descendants + [$0] } + [here]
      } else if !here.children.contains(child) {
        candidates = here.descendants + [here]
      }
      if let found = candidates.first(where: {
        $0.canPerformUnwindSegueAction(selector, from: self, sender: sender)
      }) {
        return found
      }
      child = here
      next = here.parent ?? here.presentingViewController
    }
    return nil
  }

  /// Dismisses screens over this destination, then shows it in its containers, nearest first.
  private func finishUnwinding(_ segue: UIStoryboardSegue) {
    if presentedViewController != nil { dismiss(animated: true) }
    for (container, child) in zip(ancestors, [self] + ancestors) {
      container.unwind(for: segue, towards: child)
    }
  }

  private var descendants: [UIViewController] {
    children.reversed().flatMap { $0.descendants + [$0] }
  }
}
