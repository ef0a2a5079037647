import Foundation

extension UIViewController {
  /// Performs the segue of a tapped control, bar button or cell.
  ///
  /// Unlike `performSegue`, this method calls `shouldPerformSegue` first.
  func trigger(_ element: Element, sender: Any?) {
    let identifier = element["identifier"]
    guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(element, sender: sender)
  }

  func perform(_ element: Element, sender: Any?) {
    if element["kind"] == "unwind" { return unwind(element, sender: sender) }
    do {
      guard let destination = try destination(of: element, sender: sender) else { return }
      let segue = makeSegue(element, to: destination)
      prepare(for: segue, sender: sender)
      segue.perform()
    } catch {
      Fault.raise("\(error)")
    }
  }

  /// Creates the segue's destination, with the segue action if there is one.
  func destination(of element: Element, sender: Any?) throws -> UIViewController? {
    guard let origin, let id = element["destination"] else { return nil }
    guard let scene = origin.storyboard.file.scene(controllerID: id) else {
      throw InterfaceError("its destination \(id) is no controller of this file", at: element)
    }
    return try origin.storyboard.make(
      scene, creator: creator(of: element, sender: sender),
      in: Surroundings(presenter: self, sender: sender))
  }

  /// Returns a creator that calls the segue action, or nil if the segue has none.
  ///
  /// If this controller's class doesn't have the action, the nearest container with the action
  /// performs it.
  func creator(of element: Element, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let selector = element["destinationCreationSelector"] else { return nil }
    let callee = Surroundings(presenter: self).callee(of: selector) ?? self
    return { [unowned callee] coder in
      Messaging.make(selector, from: callee, [coder, sender, element["identifier"]])
    }
  }

  func makeSegue(_ element: Element, to destination: UIViewController) -> UIStoryboardSegue {
    let type = segueClass(of: element)
    let segue = type.init(named: element["identifier"], from: self, to: destination)
    segue.transitionHandler = SegueTransition(element).perform
    return segue
  }

  func segueClass(of element: Element) -> UIStoryboardSegue.Type {
    let module = origin?.storyboard.bundle.module ?? ""
    guard let found = ClassLookup.customClass(of: element, in: module) else {
      return UIStoryboardSegue.self
    }
    if let type = found as? UIStoryboardSegue.Type { return type }
    let text = ClassLookup.unknownText(element["customClass"] ?? "")
    origin?.storyboard.log(.init(.unknownClass, text, at: element))
    return UIStoryboardSegue.self
  }
}

/// The transition of a segue, according to its kind.
struct SegueTransition {
  private let kind: String
  private let style: UIModalPresentationStyle?
  private let transition: UIModalTransitionStyle?
  private let animated: Bool

  init(_ element: Element) {
    kind = element["kind"] ?? "show"
    style = UIModalPresentationStyle(xml: element["modalPresentationStyle"])
    transition = UIModalTransitionStyle(xml: element["modalTransitionStyle"])
    animated = element.bool("animates") ?? true
  }

  func perform(_ segue: UIStoryboardSegue) {
    let (source, destination) = (segue.source, segue.destination)
    switch kind {
    case "show": source.show(destination, sender: source)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
    case "push": push(destination, from: source)
    case "presentation", "modal", "popoverPresentation", "popover":
      let popover: UIModalPresentationStyle? = kind.hasPrefix("popover") ? .popover : nil
      if let style = style ?? popover { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      source.present(destination, animated: animated)
    default: break
    }
  }

  private func push(_ destination: UIViewController, from source: UIViewController) {
    guard let navigation = source.navigationController else {
      return Fault.raise(
        "Push segues can only be used when the source controller is managed by an instance of "
          + "UINavigationController.")
    }
    navigation.pushViewController(destination, animated: animated)
  }
}
