import Foundation

/// The stages of a view controller's appearance.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }

  func endAppearance() {
    if appearance == .appearing { didAppear(false) }
    if appearance == .disappearing { didDisappear(false) }
  }

  var forwardingTargets: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? visibleChildren : []
  }

  func willAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadOnce()
    appearance = .appearing
    viewWillAppear(animated)
    for child in forwardingTargets { child.willAppear(animated) }
    childrenWillAppear(animated)
  }

  /// Finishes the appearance: `viewIsAppearing`, layout, then `viewDidAppear`.
  func didAppear(_ animated: Bool) {
    callViewIsAppearing(animated)
    loadedView?.layOut()
    finishAppearing(animated)
  }

  private func callViewIsAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in forwardingTargets { child.callViewIsAppearing(animated) }
  }

  private func finishAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    for child in forwardingTargets { child.finishAppearing(animated) }
    childrenDidAppear(animated)
    isNewToParent = false
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in forwardingTargets { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    for child in forwardingTargets { child.didDisappear(animated) }
  }

  var isVisible: Bool { appearance == .appeared || appearance == .appearing }

  /// The parent, if the parent is visible and forwards appearance calls to children, or else nil.
  private var forwardingParent: UIViewController? {
    guard let parent = ownParent, parent.appearance == .appeared,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    return parent
  }

  /// Performs a child's appearance when the child's view is added to a visible parent's view.
  func viewWasAdded() {
    guard appearance == .disappeared, let parentView = forwardingParent?.loadedView,
      loadedView?.isDescendant(of: parentView) == true
    else { return }
    willAppear(false)
    didAppear(false)
  }

  /// Starts a child's disappearance before the child's view leaves a visible parent's view.
  func viewWillBeRemoved() {
    if appearance == .appeared, forwardingParent != nil { willDisappear(false) }
  }

  func viewWasRemoved() {
    if forwardingParent != nil { didDisappear(false) }
  }
}
