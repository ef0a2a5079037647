// What an object or a value holds, by reflection.

/// A stored property, as code outside can name it.
public struct Property {
  /// What it may be called: behind a property wrapper, the name of what is stored begins with an
  /// underscore.
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

  /// What the property holds, also if it is a lazy one, which is nil until it is asked for.
  fileprivate var content: Any? {
    isLazy ? Mirror(reflecting: value).children.first?.value : value
  }
}

/// The stored properties of a value, those that it inherits first.
public func properties(of value: Any) -> [Property] {
  parts(of: value).compactMap(Property.init)
}

/// The objects that the properties of `start` lead to, and `start` itself if it is one.
public func reached(from start: Any) -> [AnyObject] {
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

/// Whether the properties of `start` lead to one of some objects.
public func leads(from start: Any, to ends: [AnyObject]) -> Bool {
  reached(from: start).contains { object in ends.contains { $0 === object } }
}

/// Whether a value is of a type of the lesson that a suite belongs to.
public func isOfLesson(_ value: Any, suite: String = #fileID) -> Bool {
  String(reflecting: type(of: value)).hasPrefix("\(Lesson(suite: suite).module).")
}

/// Whether a value is a closure, or a value with one in it.
///
/// A closure that takes nothing and returns nothing does not count: it only says that it is time.
public func holdsClosure(_ value: Any) -> Bool {
  let type = "\(type(of: value))"
  if type.contains("->") { return !type.contains("() -> ()") }
  return Mirror(reflecting: value).displayStyle != .class
    && parts(of: value).contains { holdsClosure($0.value) }
}

/// The ways from `start` to links in boxes, such as `box.pane` or `boxes[0].pane`.
///
/// A box is an object or a value of the lesson that stands between `start` and what it means. The
/// properties of `ends` are no links in a box.
public func linksInBoxes(
  of start: Any, besides ends: [AnyObject], suite: String = #fileID, where isLink: (Any) -> Bool
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
        // Without a name, an element's label is its number, with a dot.
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

/// The stored properties of a value, those that it inherits first, or its elements.
private func parts(of value: Any) -> [Mirror.Child] {
  let mirrors = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
  return mirrors.reversed().flatMap(\.children)
}
