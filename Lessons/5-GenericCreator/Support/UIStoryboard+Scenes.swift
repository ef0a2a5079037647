public import UIKit

extension UIStoryboard {
  /// Returns the class of a scene's controller, or nil if there's no such scene.
  ///
  /// UIKit has no method for this. The keys of `identifierToNibNameMap` are the storyboard's
  /// identifiers; it isn't documented, so use it only in tests and debug builds. The
  /// storyboard creates a controller with `init(coder:)`, and this method discards it: the
  /// class must not trap there.
  public func classOfScene(_ identifier: String) -> UIViewController.Type? {
    let scenes = value(forKey: "identifierToNibNameMap") as? [String: Any] ?? [:]
    guard scenes[identifier] != nil else { return nil }
    return type(of: instantiateViewController(withIdentifier: identifier))
  }
}

#if !canImport(ObjectiveC)
  extension UIViewController {
    /// A Boolean value indicating whether the class is `other` or inherits
    /// from it, as on Apple's systems.
    public static func isSubclass(of other: UIViewController.Type) -> Bool {
      func inherits<Other>(from other: Other.Type) -> Bool { (self as Any.Type) is Other.Type }
      return _openExistential(other as Any.Type, do: inherits(from:))
    }
  }
#endif
