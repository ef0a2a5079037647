public import Foundation

/// A method and the selector by which a file calls it.
///
/// Not in UIKit, where the Objective-C runtime finds methods with `@IBAction` or `@IBSegueAction`.
/// Write these attributes as in an app, and also list the methods in `selectors`.
public struct NamedMethod {
  /// The selector in the file, such as `showTodo:sender:`.
  public let name: String
  let call: (_ target: NSObject, _ arguments: [Any?]) -> Reply

  enum Reply {
    case done
    case made(UIViewController?)
    /// The type of the first argument doesn't match the method's parameter.
    case rejected(expected: String)
  }

  private static func method<Target: NSObject, Argument>(
    _ name: String, _ body: @escaping (Target, Argument, [Any?]) -> Reply
  ) -> NamedMethod {
    NamedMethod(name: name) { target, arguments in
      guard let target = target as? Target, let first = (arguments.first ?? nil) as? Argument
      else { return .rejected(expected: displayName(of: Argument.self)) }
      return body(target, first, arguments)
    }
  }

  private static func displayName(of type: Any.Type) -> String { NSObject.displayName(of: type) }

  /// Creates an action without arguments: `.action("save", FormScreen.save)`.
  public static func action<Target: NSObject>(
    _ name: String, _ method: @escaping (Target) -> () -> Void
  ) -> NamedMethod {
    NamedMethod(name: name) { target, _ in
      if let target = target as? Target { method(target)() }
      return .done
    }
  }

  /// Creates an action that takes its sender: `.action("save:", FormScreen.save)`.
  public static func action<Target: NSObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) -> NamedMethod {
    Self.method(name) { (target: Target, sender: Sender, _) in
      method(target)(sender)
      return .done
    }
  }

  /// Creates an unwind action: `.unwind("backToList:", ListScreen.backToList)`.
  public static func unwind<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (UIStoryboardSegue) -> Void
  ) -> NamedMethod {
    action(name, method)
  }

  /// Creates a segue action that takes the coder: `.segueAction("showTodo:", ListScreen.showTodo)`.
  public static func segueAction<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (NSCoder) -> UIViewController?
  ) -> NamedMethod {
    Self.method(name) { (target: Target, coder: NSCoder, _) in .made(method(target)(coder)) }
  }

  /// Creates a segue action that takes the coder and the sender.
  public static func segueAction<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (NSCoder, Any?) -> UIViewController?
  ) -> NamedMethod {
    Self.method(name) { (target: Target, coder: NSCoder, rest) in
      .made(method(target)(coder, rest[1]))
    }
  }

  /// Creates a segue action that takes the coder, the sender, and the segue's identifier.
  public static func segueAction<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (NSCoder, Any?, String?) -> UIViewController?
  ) -> NamedMethod {
    Self.method(name) { (target: Target, coder: NSCoder, rest) in
      .made(method(target)(coder, rest[1], rest[2] as? String))
    }
  }
}

/// A class of dock objects that aren't responders but have methods that a file calls.
///
/// Not needed in UIKit; see `UIResponder.selectors`.
public protocol SelectorListing: NSObject {
  /// The methods that files call by selector.
  static var selectors: [NamedMethod] { get }
}
