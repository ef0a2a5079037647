import Foundation

/// Where a controller's view is between out of sight and in sight.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// Tells a child, for which you forward appearance yourself, that it will come or go.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }

  /// Tells a child that the transition is over.
  public func endAppearanceTransition() {
    if appearance == .appearing { didAppear(false) }
    if appearance == .disappearing { didDisappear(false) }
  }

  /// A Boolean value indicating whether it is being put into its parent: from `viewWillAppear` to
  /// `viewDidAppear` of its first appearance there.
  public var isMovingToParent: Bool {
    isNewToParent && (appearance == .appearing || appearance == .appeared)
  }

  /// A Boolean value indicating whether it is leaving its stack: from `viewWillDisappear` to
  /// `viewDidDisappear`, so of the screen in sight alone.
  public var isMovingFromParent: Bool { isLeavingStack }

  /// A Boolean value indicating whether it is being dismissed.
  public var isBeingDismissed: Bool { isLeavingPresentation }

  var forwarded: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? visibleChildren : []
  }

  func willAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in forwarded { child.willAppear(animated) }
    childrenWillAppear(animated)
  }

  /// In sight: `viewIsAppearing`, layout, `viewDidAppear`.
  func didAppear(_ animated: Bool) {
    isAppearing(animated)
    loadedView?.layoutIfNeeded()
    finishAppearing(animated)
  }

  private func isAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in forwarded { child.isAppearing(animated) }
  }

  private func finishAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    for child in forwarded { child.finishAppearing(animated) }
    childrenDidAppear(animated)
    isNewToParent = false
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in forwarded { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    for child in forwarded { child.didDisappear(animated) }
  }

  var isInSight: Bool { appearance == .appeared || appearance == .appearing }

  /// The parent, if it is in sight and tells its children of themselves.
  private var forwardingParent: UIViewController? {
    guard let parent = ownParent, parent.appearance == .appeared,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    return parent
  }

  /// A child whose view is put into a parent in sight appears.
  func viewCame() {
    guard appearance == .disappeared, let own = forwardingParent?.loadedView,
      loadedView?.isDescendant(of: own) == true
    else { return }
    willAppear(false)
    didAppear(false)
  }

  /// A child whose view is taken out of a parent in sight disappears.
  func viewIsLeaving() {
    if appearance == .appeared, forwardingParent != nil { willDisappear(false) }
  }

  func viewLeft() {
    if forwardingParent != nil { didDisappear(false) }
  }
}
