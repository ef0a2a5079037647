// Stands in for the module `ObjectiveC`: NSObject with what the Objective-C runtime and Darwin's
// Foundation give it. A class of ours must neither take one of these names for something else nor
// override one with another isolation: all of them are nonisolated.

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { "" }

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
  func responds(to selector: Selector!) -> Bool
}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public init() {}
  public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  // The runtime's.
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  open var description: String { "" }
  open var debugDescription: String { "" }
  open var superclass: AnyClass? { nil }
  open func copy() -> Any { self }
  open func mutableCopy() -> Any { self }
  open func isProxy() -> Bool { false }
  open func isKind(of type: AnyClass) -> Bool { false }
  open func isMember(of type: AnyClass) -> Bool { false }
  open func responds(to selector: Selector!) -> Bool { false }
  open func doesNotRecognizeSelector(_ selector: Selector!) {}
  open func forwardingTarget(for selector: Selector!) -> Any? { nil }
  open class func isSubclass(of type: AnyClass) -> Bool { false }
  open class func instancesRespond(to selector: Selector!) -> Bool { false }
  open class func initialize() {}
  open class func version() -> Int { 0 }

  // Key-value coding.
  open class var accessInstanceVariablesDirectly: Bool { true }
  open func value(forKey key: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
  open func value(forKeyPath keyPath: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  open func value(forUndefinedKey key: String) -> Any? { nil }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {}
  open func setNilValueForKey(_ key: String) {}
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { [:] }
  open func setValuesForKeys(_ values: [String: Any]) {}

  // Key-value observing.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  open var observationInfo: UnsafeMutableRawPointer? { get { nil } set {} }
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  // Archiving and scripting.
  open var classForCoder: AnyClass { Self.self }
  open var classForKeyedArchiver: AnyClass? { nil }
  open class func classForKeyedUnarchiver() -> AnyClass { Self.self }
  open var autoContentAccessingProxy: Any { self }
  open var className: String { "" }
  open var classCode: UInt32 { 0 }
  open var attributeKeys: [String] { [] }
  open var toOneRelationshipKeys: [String] { [] }
  open var toManyRelationshipKeys: [String] { [] }
  open var scriptingProperties: [String: Any]? { get { nil } set {} }
  open func isEqual(to object: Any?) -> Bool { false }
  open func isLessThan(_ object: Any?) -> Bool { false }
  open func isGreaterThan(_ object: Any?) -> Bool { false }
  open func isLike(_ object: String) -> Bool { false }
  open func doesContain(_ object: Any) -> Bool { false }
  open func indicesOfObjects(byEvaluatingObjectSpecifier specifier: Any) -> [Int]? { nil }
  open func coerceValue(_ value: Any?, forKey key: String) -> Any? { nil }
}
