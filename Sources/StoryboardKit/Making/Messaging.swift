import Foundation

/// Functions that send messages by name, as `objc_msgSend` does in UIKit.
enum Messaging {
  /// Returns the method with this selector from the class or else from a superclass, or nil.
  static func method(_ selector: String, of target: NSObject) -> NamedMethod? {
    if let listing = type(of: target) as? any SelectorListing.Type {
      return listing.selectors.first { $0.name == selector }
    }
    var mirror: Mirror? = Mirror(reflecting: target)
    while let here = mirror, let type = here.subjectType as? UIResponder.Type {
      if let method = type.selectors.first(where: { $0.name == selector }) { return method }
      mirror = here.superclassMirror
    }
    return nil
  }

  static func send(_ selector: String, to target: NSObject, _ arguments: [Any?]) {
    _ = reply(selector, to: target, arguments)
  }

  /// Calls a segue action, and returns the controller, or nil if the action returns nil.
  static func make(
    _ selector: String, from target: NSObject, _ arguments: [Any?]
  ) -> UIViewController? {
    guard case .made(let controller) = reply(selector, to: target, arguments) else { return nil }
    return controller
  }

  private static func reply(
    _ selector: String, to target: NSObject, _ arguments: [Any?]
  ) -> NamedMethod.Reply {
    let receiver = "-[\(target.displayClass) \(selector)]"
    guard let method = method(selector, of: target) else {
      Fault.raise("\(receiver): unrecognized selector sent to instance \(target.address)")
      return .done
    }
    let reply = method.call(target, arguments)
    if case .rejected(let expected) = reply {
      let found = (arguments.first ?? nil).map { "\($0)" } ?? "nil"
      Fault.raise("\(receiver) takes \(expected), and was sent \(found)")
    }
    return reply
  }
}
