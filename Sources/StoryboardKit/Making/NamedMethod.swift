public import Foundation

/// A method under the name by which a file calls it.
///
/// UIKit has nothing like it: there, `@IBAction` and `@IBSegueAction` make methods known to the
/// Objective-C runtime. Write them as in an app, and list them in `selectors` besides.
public struct NamedMethod {
  /// The selector as it stands in the file, such as `showTodo:sender:`.
  public let name: String
  let call: (_ target: NSObject, _ arguments: [Any?]) -> Reply

  enum Reply {
    case done
    case made(UIViewController?)
    /// The first argument's type is not the one that the method declares.
    case refused(expected: String)
  }

  private static func method<Target: NSObject, Argument>(
    _ name: String, _ body: @escaping (Target, Argument, [Any?]) -> Reply
  ) -> NamedMethod {
    NamedMethod(name: name) { target, arguments in
      guard let target = target as? Target, let first = (arguments.first ?? nil) as? Argument
      else { return .refused(expected: displayName(of: Argument.self)) }
      return body(target, first, arguments)
    }
  }

  private static func displayName(of type: Any.Type) -> String { NSObject.displayName(of: type) }

  /// An action without arguments: `.action("save", FormScreen.save)`.
  public static func action<Target: NSObject>(
    _ name: String, _ method: @escaping (Target) -> () -> Void
  ) -> NamedMethod {
    NamedMethod(name: name) { target, _ in
      if let target = target as? Target { method(target)() }
      return .done
    }
  }

  /// An action that takes its sender: `.action("save:", FormScreen.save)`.
  public static func action<Target: NSObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) -> NamedMethod {
    Self.method(name) { (target: Target, sender: Sender, _) in
      method(target)(sender)
      return .done
    }
  }

  /// An unwind action: `.unwind("backToList:", ListScreen.backToList)`.
  public static func unwind<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (UIStoryboardSegue) -> Void
  ) -> NamedMethod {
    action(name, method)
  }

  /// A segue action that takes the coder: `.segueAction("showTodo:", ListScreen.showTodo)`.
  public static func segueAction<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (NSCoder) -> UIViewController?
  ) -> NamedMethod {
    Self.method(name) { (target: Target, coder: NSCoder, _) in .made(method(target)(coder)) }
  }

  /// A segue action that takes the coder and the sender.
  public static func segueAction<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (NSCoder, Any?) -> UIViewController?
  ) -> NamedMethod {
    Self.method(name) { (target: Target, coder: NSCoder, rest) in
      .made(method(target)(coder, rest[1]))
    }
  }

  /// A segue action that takes the coder, the sender, and the segue's identifier.
  public static func segueAction<Target: UIViewController>(
    _ name: String, _ method: @escaping (Target) -> (NSCoder, Any?, String?) -> UIViewController?
  ) -> NamedMethod {
    Self.method(name) { (target: Target, coder: NSCoder, rest) in
      .made(method(target)(coder, rest[1], rest[2] as? String))
    }
  }
}

/// A class, not a responder, whose methods a file calls: an object in a scene's dock.
///
/// UIKit needs no such protocol; see `UIResponder.selectors`.
public protocol SelectorListing: NSObject {
  /// The methods that a file names by selector.
  static var selectors: [NamedMethod] { get }
}
