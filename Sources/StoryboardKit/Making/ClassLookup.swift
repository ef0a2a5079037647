import Foundation

/// Finds the class that a file names.
enum ClassLookup {
  /// The class named by `customModule` and `customClass`; nil when there is no such class.
  ///
  /// A generic class has no name that could stand there, so it is never found.
  ///
  /// With “Inherit Module From Target” Xcode puts the target's name in the place of the file's; the
  /// target is here the module that asked for the file.
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

  /// Makes an object by its plain `init()`, which need not be `required`.
  static func makePlain(_ type: NSObject.Type) -> NSObject {
    #if canImport(ObjectiveC)
      return type.init()
    #else
      // `init()` is in the class's table at the place where NSObject put it, whether it is
      // declared `required` or not; the compiler only lets a required one be called by a
      // metatype. `UIApplication` declares it so, at that same place. Only the call is made
      // through the borrowed type: the object is of the class asked for.
      let borrowed = unsafeBitCast(type, to: UIApplication.Type.self)
      return borrowed.init() as NSObject
    #endif
  }
}
