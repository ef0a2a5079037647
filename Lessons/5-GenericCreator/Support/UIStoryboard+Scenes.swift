public import UIKit

extension UIStoryboard {
  /// Returns the class of a scene's controller, or nil if there's no such scene.
  ///
  /// UIKit has no method for this. The keys of `identifierToNibNameMap` are the storyboard's
  /// identifiers; the map isn't documented, so use it only in tests and debug builds. This
  /// method lets the storyboard create a controller with `init(coder:)`, and discards the
  /// controller, so the class must not trap in that initializer.
  public func classOfScene(_ identifier: String) -> UIViewController.Type? {
    let scenes = value(forKey: "identifierToNibNameMap") as? [String: Any] ?? [:]
    guard scenes[identifier] != nil else { return nil }
    return type(of: instantiateViewController(withIdentifier: identifier))
  }
}

#if !canImport(ObjectiveC)
  extension UIViewController {
    /// Returns a Boolean value that indicates whether the class is or inherits from `other`, as on
    /// Apple's systems.
    public static func isSubclass(of other: UIViewController.Type) -> Bool {
      func inherits<Other>(from other: Other.Type) -> Bool { (self as Any.Type) is Other.Type }
      return _openExistential(other as Any.Type, do: inherits(from:))
    }
  }
#endif
