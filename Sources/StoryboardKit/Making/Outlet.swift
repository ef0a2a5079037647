import Foundation

/// A property that a storyboard or xib fills, by the property's name:
/// `@Outlet var label: UILabel!`.
///
/// It stands for `@IBOutlet weak var label: UILabel!`, which the compiler refuses without the
/// Objective-C runtime. Like a weak outlet it does not keep its view alive; an array of views, the
/// outlet collection, does. Unlike an `@IBOutlet`, it refuses an object of another type.
@propertyWrapper
public struct Outlet<Wrapped> {
  private let storage = Storage<Wrapped>()

  /// An outlet that nothing is connected to yet.
  public init() {}

  /// The connected object, or nil before the view is loaded and after the object is gone.
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
        // An array holds its elements, as an outlet collection does.
        list = Value.self is any OutletList.Type ? newValue : nil
        object = list == nil ? newValue.map { $0 as AnyObject } : nil
      }
    }
  }
}

/// An outlet whose type is not known at compile time, as reflection finds it.
protocol AnyOutlet {
  /// The declared type, as messages show it.
  var typeName: String { get }
  /// Connects an object, and answers whether its type fits.
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

/// An array of objects, as an outlet collection holds one.
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
