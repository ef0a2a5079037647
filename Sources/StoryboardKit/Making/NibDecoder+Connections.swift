import Foundation

extension NibDecoder {
  /// Connects the actions, the segues and the outlets of an object that this nib created.
  ///
  /// The filter applies to the outlets' destinations; actions and segues are always connected.
  func connect(
    _ element: Element, _ object: NSObject, where isMine: (Element) -> Bool = { _ in true }
  ) {
    connectOutlets(element, object, where: isMine)
    for connection in element.list("connections") {
      switch connection.name {
      case "action": connectAction(connection, from: object)
      case "segue": connectSegue(connection, from: object)
      default: break
      }
    }
  }

  /// Connects the outlets whose destination passes the filter.
  ///
  /// An outlet stays nil if its destination wasn't created. If one destination of a collection
  /// passes, the collection also gets its objects from an earlier nib, in the file's order.
  func connectOutlets(
    _ element: Element, _ object: NSObject, where isMine: (Element) -> Bool
  ) {
    var collections: [(name: String, objects: [AnyObject], isMine: Bool)] = []
    for connection in element.list("connections") {
      guard ["outlet", "outletCollection"].contains(connection.name),
        let name = connection["property"], let id = connection["destination"],
        let target = file.tree.element(id: id)
      else { continue }
      let isMine = isMine(target)
      guard isMine || connection.name == "outletCollection" else { continue }
      guard let value = self.object(id: id) else {
        guard isMine else { continue }
        // In UIKit, too, outlets to the owner are nil if there is no owner.
        if target.name != "placeholder" {
          let text = "the outlet \(name) stays nil: <\(target.label)> is not modelled, or is made"
          leaveOut(connection, "\(text) in another scene or later")
        }
        continue
      }
      if connection.name == "outlet" {
        // An app would declare the outlet `weak` if the owner or a superview is its value.
        let isHolder = value === owner || target.contains(element)
        fill(connection, name, of: object, element, with: value, weakly: isHolder)
      } else if let index = collections.firstIndex(where: { $0.name == name }) {
        collections[index].objects.append(value)
        collections[index].isMine = collections[index].isMine || isMine
      } else {
        collections.append((name, [value], isMine))
      }
    }
    for (name, objects, isMine) in collections where isMine {
      if name == "gestureRecognizers", let view = object as? UIView {
        objects.compactMap { $0 as? UIGestureRecognizer }.forEach(view.addGestureRecognizer)
      } else {
        KeyValueCoding.connect(list: objects, to: object, outlet: name)
      }
    }
  }

  private func fill(
    _ connection: Element, _ name: String, of object: NSObject, _ element: Element,
    with value: NSObject, weakly: Bool
  ) {
    switch KeyValueCoding.connect(value, to: object, outlet: name, weakly: weakly) {
    case .done: break
    case .mismatch(let expected):
      let text = "the outlet \(name) stays nil: \(value.displayClass) is no \(expected)"
      report(.init(.broken, text, at: connection))
    case .unknownOutlet where KnownElements.hasUnsupportedOutlet(name, in: element):
      leaveOut(connection, "the outlet \(name) is not modelled: left out")
    case .unknownOutlet: KeyValueCoding.raiseUndefinedOutlet(name, in: object)
    }
  }

  private func leaveOut(_ connection: Element, _ text: String) {
    report(.init(.notModelled, text, at: connection))
  }

  private func connectAction(_ connection: Element, from object: NSObject) {
    guard let selector = connection["selector"], let id = connection["destination"] else { return }
    guard let sender = object as? any Triggering else {
      return leaveOut(connection, "the action \(selector) is left out: its sender is not modelled")
    }
    // Without a target, sending the action searches for a responder, starting at the sender.
    let target = self.object(id: id)
    let event = connection["eventType"].flatMap(UIControl.Event.init(xml:))
    if let name = connection["eventType"], event == nil {
      return leaveOut(connection, "the action \(selector) is left out: \(name) is not modelled")
    }
    sender.addTrigger(for: event) { [weak target, weak object] in
      guard let object, let target = target ?? Messaging.responder(to: selector, from: object)
      else { return }
      Messaging.send(selector, to: target, [object, nil])
    }
  }

  private func connectSegue(_ connection: Element, from object: NSObject) {
    guard !["embed", "relationship"].contains(connection["kind"]) else { return }
    guard let sender = object as? any Triggering, let controller = owner as? UIViewController else {
      return leaveOut(connection, "the segue is left out: its sender is not modelled")
    }
    let event = connection["trigger"] == "accessoryAction" ? UIControl.Event.accessory : nil
    sender.addTrigger(for: event) { [weak controller, weak object] in
      controller?.trigger(connection, sender: object)
    }
  }
}

/// An object that responds to taps: a control, bar button, cell or gesture recognizer.
protocol Triggering {
  /// Adds an action for an event, or for the object's primary event if the event is nil.
  func addTrigger(for event: UIControl.Event?, _ action: @escaping () -> Void)
}

extension Messaging {
  /// Returns the nearest responder that has the method, starting at the sender.
  static func responder(to selector: String, from sender: NSObject) -> NSObject? {
    var responder = sender as? UIResponder
    while let here = responder {
      if method(selector, of: here) != nil { return here }
      responder = here.next
    }
    return nil
  }
}
