import Foundation

/// A property that a storyboard or xib sets by name: `@Outlet var label: UILabel!`.
///
/// It replaces `@IBOutlet var label: UILabel!`, which doesn't compile without the Objective-C
/// runtime. Like an `@IBOutlet weak var`, it doesn't keep its view alive; an outlet collection,
/// which is an array, does. Unlike an `@IBOutlet`, it rejects objects of another type.
@propertyWrapper
public struct Outlet<Wrapped> {
  private let storage = Storage<Wrapped>()

  /// Creates an outlet that isn't connected yet.
  public init() {}

  /// The connected object, or nil before the view is loaded or after the object is deallocated.
  public var wrappedValue: Wrapped? {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

extension Outlet {
  private final class Storage<Value> {
    private weak var object: AnyObject?
    private var list: Value?

    var value: Value? {
      get { list ?? (object as? Value) }
      set {
        // An array holds strong references, as an outlet collection does.
        list = Value.self is any OutletList.Type ? newValue : nil
        object = list == nil ? newValue.map { $0 as AnyObject } : nil
      }
    }
  }
}

/// An outlet found by reflection, with a type unknown at compile time.
protocol AnyOutlet {
  /// The declared type, for messages.
  var typeName: String { get }
  /// Connects an object, and returns whether its type matches.
  func connect(_ object: AnyObject) -> Bool
  /// Connects the objects of a collection, in the file's order.
  func connect(list: [AnyObject]) -> Bool
}

extension Outlet: AnyOutlet {
  var typeName: String { NSObject.displayName(of: Wrapped.self) }

  func connect(_ object: AnyObject) -> Bool {
    guard let value = object as? Wrapped else { return false }
    wrappedValue = value
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
