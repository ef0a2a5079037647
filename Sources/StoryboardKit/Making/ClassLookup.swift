import Foundation

/// The lookup of classes named in files.
enum ClassLookup {
  /// Returns the class named by `customModule` and `customClass`.
  ///
  /// The result is nil if the element names no class, and `.some(nil)` if the class is unknown. A
  /// generic class is never found, because a file can't name it.
  ///
  /// With “Inherit Module From Target”, Xcode uses the target's name instead of the module in the
  /// file. Here, the module in the file is tried first, then the module that loads the file.
  static func customClass(of element: Element, in module: String) -> AnyClass?? {
    guard let name = element["customClass"], !name.isEmpty else { return .none }
    let target = element["customModuleProvider"] == "target" ? module : nil
    if let module = element["customModule"] ?? target, !module.isEmpty {
      let found: AnyClass? = NSClassFromString("\(module).\(name)")
      return .some(found ?? target.flatMap { NSClassFromString("\($0).\(name)") })
    }
    return .some(NSClassFromString("StoryboardKit.\(name)") ?? NSClassFromString(name))
  }

  static let unknownText = { (name: String) in "Unknown class \(name) in Interface Builder file." }

  /// Creates an object with `init()`, which doesn't have to be `required`.
  static func makePlain(_ type: NSObject.Type) -> NSObject {
    #if canImport(ObjectiveC)
      return type.init()
    #else
      // `init()` is in the class's vtable where NSObject put it, `required` or not, but the
      // compiler lets a metatype call only required initializers. `UIApplication` has a required
      // `init()` in the same position. Only the call uses the borrowed type: the object is of the
      // requested class.
      let borrowed = unsafeBitCast(type, to: UIApplication.Type.self)
      return borrowed.init() as NSObject
    #endif
  }
}
