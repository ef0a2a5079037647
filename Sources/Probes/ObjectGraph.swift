// The contents of objects and values, found by reflection.

/// A stored property, with the names that other code can use.
public struct Property {
  /// The possible names.
  ///
  /// With a property wrapper, the stored property's name starts with an underscore, which other
  /// code can omit.
  public let names: [String]
  public let value: Any
  private let isLazy: Bool

  fileprivate init?(_ child: Mirror.Child) {
    guard let label = child.label else { return nil }
    let lazily = "$__lazy_storage_$_"
    isLazy = label.hasPrefix(lazily)
    names =
      isLazy
      ? [String(label.dropFirst(lazily.count))]
      : [label] + (label.hasPrefix("_") ? [String(label.dropFirst())] : [])
    value = child.value
  }

  /// The value, or nil for a lazy property before the first access.
  fileprivate var content: Any? {
    isLazy ? Mirror(reflecting: value).children.first?.value : value
  }
}

/// Returns the stored properties of a value, inherited ones first.
public func properties(of value: Any) -> [Property] {
  parts(of: value).compactMap(Property.init)
}

/// Returns the objects reachable from `start`, including `start` itself if it's an object.
public func reachableObjects(from start: Any) -> [AnyObject] {
  var found: [AnyObject] = []
  func visit(_ value: Any) {
    if Mirror(reflecting: value).displayStyle == .class {
      let object = value as AnyObject
      if found.contains(where: { $0 === object }) { return }
      found.append(object)
    }
    for part in parts(of: value) { visit(part.value) }
  }
  visit(start)
  return found
}

/// Returns whether one of the objects is reachable from `start`.
public func canReach(_ ends: [AnyObject], from start: Any) -> Bool {
  reachableObjects(from: start).contains { object in ends.contains { $0 === object } }
}

/// Returns whether a value's type is in the lesson of a suite.
public func isOfLesson(_ value: Any, suite: String = #fileID) -> Bool {
  String(reflecting: type(of: value)).hasPrefix("\(Lesson(suite: suite).module).")
}

/// Returns whether a value is a closure or, unless it's an object, contains a closure.
///
/// A closure with neither parameters nor a result doesn't count, because it can only signal an
/// event.
public func holdsClosure(_ value: Any) -> Bool {
  let type = "\(type(of: value))"
  if type.contains("->") { return !type.contains("() -> ()") }
  return Mirror(reflecting: value).displayStyle != .class
    && parts(of: value).contains { holdsClosure($0.value) }
}

/// Returns the paths from `start` to references in wrappers: `box.pane` or `boxes[0].pane`.
///
/// A wrapper is an object or a value of the lesson on the path from `start` to the reference. The
/// function doesn't follow the properties of `ends`.
public func pathsToWrappedLinks(
  from start: Any, besides ends: [AnyObject], suite: String = #fileID, where isLink: (Any) -> Bool
) -> [String] {
  func links(in value: Any, at path: String, behind seen: [AnyObject]) -> [String] {
    let mirror = Mirror(reflecting: value)
    var seen = seen
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.flatMap { links(in: $0.value, at: path + "!", behind: seen) }
    case .collection where value is [Any]:
      return mirror.children.enumerated().flatMap { index, child in
        links(in: child.value, at: "\(path)[\(index)]", behind: seen)
      }
    case .tuple:
      return mirror.children.flatMap { child in
        // An unnamed element's label is a dot and its number.
        let name = child.label.map { $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
        return links(in: child.value, at: path + name, behind: seen)
      }
    case .class, .struct:
      guard isOfLesson(value, suite: suite) else { return [] }
      if mirror.displayStyle == .class {
        if seen.contains(where: { $0 === value as AnyObject }) { return [] }
        seen.append(value as AnyObject)
      }
      return properties(of: value).flatMap { property -> [String] in
        let paths = property.names.map { "\(path).\($0)" }
        return (isLink(property.value) ? paths : []) + further(property, paths, seen)
      }
    default: return []
    }
  }
  func further(_ property: Property, _ paths: [String], _ seen: [AnyObject]) -> [String] {
    guard let content = property.content else { return [] }
    return paths.flatMap { links(in: content, at: $0, behind: seen) }
  }
  let isTuple = Mirror(reflecting: start).displayStyle == .tuple
  let found =
    isTuple
    ? links(in: start, at: "", behind: ends)
    : properties(of: start).flatMap { further($0, $0.names.map { ".\($0)" }, ends) }
  return found.map { String($0.dropFirst()) }
}

/// Returns the stored properties of a value, inherited ones first, or its elements.
private func parts(of value: Any) -> [Mirror.Child] {
  let mirrors = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
  return mirrors.reversed().flatMap(\.children)
}
