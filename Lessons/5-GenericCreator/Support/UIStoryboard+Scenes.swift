public import UIKit

extension UIStoryboard {
  /// Finds out of which class a scene's controller is, or that there is no such scene.
  ///
  /// UIKit has no call for this. The keys of `identifierToNibNameMap` are the storyboard's
  /// identifiers; it is not documented, so keep it to tests and debug builds. The
  /// controller is made by the storyboard, looked at and let go: the class must be one
  /// that a storyboard can make alone.
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
