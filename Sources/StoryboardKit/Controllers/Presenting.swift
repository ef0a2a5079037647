import Foundation

extension UIViewController {
  /// Returns the controller that defines the context for the style, or else the outermost ancestor.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let all = [self] + ancestors
    if style == .currentContext || style == .overCurrentContext,
      let context = all.first(where: \.definesPresentationContext)
    {
      return context
    }
    return all.last ?? self
  }

  func beginPresenting(_ controller: UIViewController, animated: Bool) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    let attempt =
      "Attempt to present \(controller.classAndAddress) on \(presenter.classAndAddress) "
      + "(from \(classAndAddress))"
    if let presented = presenter.ownPresented {
      return Fault.log("\(attempt) which is already presenting \(presented.classAndAddress).")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return Fault.log("\(attempt) whose view is not in the window hierarchy.")
    }
    let covers = controller.modalPresentationStyle.coversPresenter
    controller.loadOnce()
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    let transition = Transition(from: presenter, to: controller, animated: animated)
    transition.run(on: [presenter, controller]) {
      if covers { presenter.willDisappear(animated) }
      controller.willAppear(animated)
      if let view = controller.view {
        view.frame = window.bounds
        window.addSubview(view)
      }
      controller.didAppear(animated)
      if covers { presenter.didDisappear(animated) }
    }
  }

  func endPresenting(animated: Bool) {
    let all = [self] + ancestors
    if let presenter = all.first(where: { $0.ownPresented != nil }) {
      presenter.dismissPresented(animated: animated)
    } else if let presented = all.first(where: { $0.ownPresenting != nil }) {
      presented.ownPresenting?.dismissPresented(animated: animated)
    }
  }

  private func dismissPresented(animated: Bool) {
    guard let presented = ownPresented else { return }
    presented.dismissPresented(animated: animated)
    let covered = presented.modalPresentationStyle.coversPresenter
    Transition(from: presented, to: self, animated: animated).run(on: [self, presented]) {
      presented.isLeavingPresentation = true
      presented.willDisappear(animated)
      if covered { willAppear(animated) }
      presented.loadedView?.removeFromSuperview()
      ownPresented = nil
      presented.ownPresenting = nil
      presented.didDisappear(animated)
      presented.isLeavingPresentation = false
      if covered { didAppear(animated) }
    }
  }
}
