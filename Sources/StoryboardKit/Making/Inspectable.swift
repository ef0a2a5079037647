import Foundation

/// A property that a runtime attribute sets: `@Inspectable var radius: CGFloat = 4`.
///
/// `@Inspectable` replaces `@IBInspectable var radius: CGFloat = 4`, which compiles here, but can't
/// be set by name without the Objective-C runtime.
@propertyWrapper
public struct Inspectable<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Creates a property with a default value, used if the file doesn't set a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value from the file, or the default.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

/// An inspectable property found by reflection, with a type unknown at compile time.
protocol AnyInspectable {
  /// The declared type, for messages.
  var typeName: String { get }
  /// Sets a value, which can be nil, and returns whether the value's type matches.
  func set(_ value: Any?) -> Bool
}

extension Inspectable: AnyInspectable {
  var typeName: String { "\(Value.self)" }

  func set(_ value: Any?) -> Bool {
    let candidates: [Any?] =
      if let number = value as? Double {
        [number, CGFloat(number), Float(number)] + (Int(exactly: number).map { [$0] } ?? [])
      } else {
        [value]
      }
    for candidate in candidates {
      guard let fitting = candidate as? Value else { continue }
      wrappedValue = fitting
      return true
    }
    return false
  }
}
