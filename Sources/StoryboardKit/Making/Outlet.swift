import Foundation

/// A property that a storyboard or xib sets by name: `@Outlet var label: UILabel!`.
///
/// `@Outlet` replaces `@IBOutlet var label: UILabel!`, which doesn't compile without the
/// Objective-C runtime. Like an `@IBOutlet`, the outlet keeps the connected object alive. The
/// exceptions are the file's owner and superviews, which hold the object with the outlet. Unlike an
/// `@IBOutlet`, the outlet rejects objects of another type.
@propertyWrapper
public struct Outlet<Wrapped> {
  private let storage = Storage<Wrapped>()

  /// Creates an outlet that isn't connected yet.
  public init() {}

  /// The connected object, or nil if the file hasn't connected an object.
  public var wrappedValue: Wrapped? {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

extension Outlet {
  private final class Storage<Value> {
    private var held: Value?
    private weak var holder: AnyObject?

    var value: Value? {
      get { held ?? (holder as? Value) }
      set {
        held = newValue
        holder = nil
      }
    }

    /// Refers weakly to an object that holds the object with the outlet.
    func refer(to object: AnyObject) {
      held = nil
      holder = object
    }
  }
}

/// An outlet found by reflection, with a type unknown at compile time.
protocol AnyOutlet {
  /// The declared type, for messages.
  var typeName: String { get }
  /// Connects an object, weakly or strongly, and returns whether the object's type matches.
  func connect(_ object: AnyObject, weakly: Bool) -> Bool
  /// Connects a collection's objects, in the file's order, and returns whether their types match.
  func connect(list: [AnyObject]) -> Bool
}

extension Outlet: AnyOutlet {
  var typeName: String { NSObject.displayName(of: Wrapped.self) }

  func connect(_ object: AnyObject, weakly: Bool) -> Bool {
    guard let value = object as? Wrapped else { return false }
    if weakly { storage.refer(to: object) } else { wrappedValue = value }
    return true
  }

  func connect(list: [AnyObject]) -> Bool {
    guard let type = Wrapped.self as? any OutletList.Type, let value = type.init(objects: list)
    else { return false }
    wrappedValue = value as? Wrapped
    return true
  }
}

/// An array of objects, for an outlet collection.
protocol OutletList {
  init?(objects: [AnyObject])
}

extension Array: OutletList {
  init?(objects: [AnyObject]) {
    let fitting = objects.compactMap { $0 as? Element }
    guard fitting.count == objects.count else { return nil }
    self = fitting
  }
}
