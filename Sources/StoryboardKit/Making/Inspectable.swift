import Foundation

/// A property that a runtime attribute of the file sets: `@Inspectable var radius: CGFloat = 4`.
///
/// It stands for `@IBInspectable var radius: CGFloat = 4`, which compiles here but cannot be set by
/// name without the Objective-C runtime.
@propertyWrapper
public struct Inspectable<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// An attribute with the value that it has where the file sets none.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value, the file's or the one it began with.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

/// An inspectable property whose type is not known at compile time, as reflection finds it.
protocol AnyInspectable {
  /// The declared type, as messages show it.
  var typeName: String { get }
  /// Takes a value, nil included, and answers whether its type fits.
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
