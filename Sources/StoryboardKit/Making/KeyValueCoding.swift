import Foundation

/// Functions that connect objects by name, as key-value coding does in UIKit.
enum KeyValueCoding {
  /// Connects a value to an outlet of the source, with a weak or a strong reference.
  static func connect(
    _ value: AnyObject, to source: NSObject, outlet name: String, weakly: Bool
  ) -> ConnectionResult {
    let own = (source as? any OutletConnectable)?.connect(value, toOutlet: name) ?? .unknownOutlet
    guard case .unknownOutlet = own else { return own }
    guard let outlet: any AnyOutlet = property(name, of: source) else { return .unknownOutlet }
    if !outlet.connect(value, weakly: weakly) { reject(value, by: outlet, name, of: source) }
    return .done
  }

  static func connect(list: [AnyObject], to source: NSObject, outlet name: String) {
    guard let outlet: any AnyOutlet = property(name, of: source) else {
      return raiseUndefinedOutlet(name, in: source)
    }
    if !outlet.connect(list: list), let first = list.first {
      reject(first, by: outlet, name, of: source)
    }
  }

  /// Sets a runtime attribute; as in UIKit, a failure is only logged.
  static func set(_ value: Any?, keyPath: String, of object: NSObject) {
    if let own = object as? any OutletConnectable, own.set(value, forAttribute: keyPath) { return }
    let property: (any AnyInspectable)? = property(keyPath, of: object)
    if property?.set(value) == true { return }
    Fault.log(
      "Failed to set (\(keyPath)) user defined inspected property on (\(object.displayClass)): "
        + reason(value, keyPath, of: object, property))
  }

  /// Returns UIKit's reason why a value wasn't set, or advice if UIKit would set the value.
  private static func reason(
    _ value: Any?, _ keyPath: String, of object: NSObject, _ property: (any AnyInspectable)?
  ) -> String {
    if let property {
      guard let value else {
        return "[<\(object.displayClass) \(object.address)> setNilValueForKey]: "
          + "could not set nil as the value for the key \(keyPath)."
      }
      return "the property is declared as \(property.typeName), and the file gives it “\(value)”."
    }
    if isObjectiveC(keyPath, of: object) {
      return "write “@Inspectable var \(keyPath)” in place of @IBInspectable"
    }
    return undefinedKeyMessage(keyPath, in: object)
      + " If an extension in your app has it: properties of extensions are not found by name here. "
      + "Declare “@Inspectable var \(keyPath)” in a class of yours, and name it in the file."
  }

  /// Returns a property's wrapper from the class or else from a superclass, or nil.
  private static func property<Wrapper>(_ name: String, of object: NSObject) -> Wrapper? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror {
      for child in here.children where child.label == "_\(name)" {
        if let wrapper = child.value as? Wrapper { return wrapper }
      }
      mirror = here.superclassMirror
    }
    return nil
  }

  static func raiseUndefinedOutlet(_ name: String, in source: NSObject) {
    if isObjectiveC(name, of: source) {
      Fault.raise(
        "The outlet \(name) of \(source.classAndAddress) is declared as @IBOutlet, "
          + "which is not filled here. "
          + "Write “@Outlet var \(name)”, as on every system that runs Swift.")
    } else if let responder = source as? UIResponder {
      responder.handleUndefinedKey(name)
    } else {
      Fault.raise(undefinedKeyMessage(name, in: source))
    }
  }

  /// Returns whether the Objective-C runtime could set the property.
  ///
  /// If the runtime set the property, the code would work on macOS and fail elsewhere.
  private static func isObjectiveC(_ name: String, of object: NSObject) -> Bool {
    #if canImport(ObjectiveC)
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      return object.responds(to: NSSelectorFromString(setter))
    #else
      return false
    #endif
  }

  static func undefinedKeyMessage(_ name: String, in source: NSObject) -> String {
    "[<\(source.displayClass) \(source.address)> setValue:forUndefinedKey:]: "
      + "this class is not key value coding-compliant for the key \(name)."
  }

  private static func reject(
    _ value: AnyObject, by outlet: any AnyOutlet, _ name: String, of source: NSObject
  ) {
    let found = (value as? NSObject)?.classAndAddress ?? "\(value)"
    Fault.raise(
      "The outlet \(name) of \(source.classAndAddress) is declared as \(outlet.typeName), "
        + "and the file connects it to \(found).")
  }
}

/// An object with outlets and attributes that UIKit defines, such as `dataSource`.
protocol OutletConnectable {
  /// Connects an object to an outlet that UIKit defines.
  func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult
  /// Sets a property that UIKit defines, or returns false if the name or the type doesn't match.
  func set(_ value: Any?, forAttribute keyPath: String) -> Bool
}

extension OutletConnectable {
  /// Returns `unknownOutlet`, since most objects have no outlets that UIKit defines.
  func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult { .unknownOutlet }
}

/// The result of connecting an object to an outlet.
enum ConnectionResult {
  case done
  /// There is no outlet of that name.
  case unknownOutlet
  /// The object doesn't conform to the outlet's type.
  case mismatch(expected: String)

  /// Returns `mismatch` if the cast to the outlet's type returned nil, or else `done`.
  static func ofCast(_ result: Any?, to type: String) -> Self {
    result == nil ? .mismatch(expected: type) : .done
  }
}
