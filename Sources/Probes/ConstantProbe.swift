/// Tells what the stored properties of a type are declared to hold,
/// and which can be given another value.
///
/// A `let` is a promise that no caller can see: from outside, a private property that never changes
/// and one that changes tomorrow look alike. The compiler notes the difference for reflection.
///
/// ```swift
/// let variables = ConstantProbe.variables(of: type(of: screen), holding: FolderViewModel.self)
/// #expect(variables == [], "What is handed over once should stay.")
/// ```
public enum ConstantProbe {
  /// The names of the stored properties that are declared `var` and hold a `Value`, or none; those
  /// that are inherited first.
  public static func variables<Value>(
    of type: Any.Type, holding value: Value.Type
  ) -> [String] {
    fields(of: type, holding: value).filter(\.isVariable).map(\.name)
  }

  /// The paths of the stored properties below an object that can be given another `Value`.
  ///
  /// A constant that holds an object of the same module is no promise if that object's property is
  /// a variable, and a value in a variable is replaced with all that is in it.
  ///
  /// - Returns: The paths, such as `model.profile`, through types of `module` alone.
  public static func variables<Value>(
    below object: Any, ofModule module: String, holding value: Value.Type
  ) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    return paths(
      below: object, module: module, holding: value, isReplaced: false, seen: &seen)
  }

  private static func paths<Value>(
    below object: Any, module: String, holding value: Value.Type, isReplaced: Bool,
    seen: inout Set<ObjectIdentifier>
  ) -> [String] {
    let mirror = Mirror(reflecting: object)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map {
        paths(
          below: $0.value, module: module, holding: value, isReplaced: isReplaced, seen: &seen)
      } ?? []
    }
    guard String(reflecting: type(of: object)).hasPrefix("\(module).") else { return [] }
    let isObject = mirror.displayStyle == .class
    guard !isObject || seen.insert(ObjectIdentifier(object as AnyObject)).inserted else {
      return []
    }
    let isReplaced = isReplaced && !isObject
    let own = fields(of: type(of: object), holding: value)
      .filter { isReplaced || $0.isVariable }.map(\.name)
    let changing = Set(allFields(of: type(of: object)).filter(\.isVariable).map(\.name))
    let children = sequence(first: mirror, next: \.superclassMirror).flatMap(\.children)
    return children.reduce(into: own) { found, child in
      guard let name = child.label else { return }
      found += paths(
        below: child.value, module: module, holding: value,
        isReplaced: isReplaced || changing.contains(name), seen: &seen
      ).map { "\(name).\($0)" }
    }
  }

  /// The names of the stored properties, `let` or `var`, that are declared to hold a `Value`, or
  /// none, also weakly; those that are inherited first.
  ///
  /// A property that is declared to hold a protocol does not count, whatever it holds.
  public static func properties<Value>(
    of type: Any.Type, holding value: Value.Type
  ) -> [String] {
    fields(of: type, holding: value).map(\.name)
  }

  private static func fields<Value>(
    of type: Any.Type, holding value: Value.Type
  ) -> [(name: String, type: Any.Type, isVariable: Bool)] {
    allFields(of: type).filter { $0.type == Value.self || $0.type == Value?.self }
  }

  private static func allFields(
    of type: Any.Type
  ) -> [(name: String, type: Any.Type, isVariable: Bool)] {
    (0..<fieldCount(type)).compactMap { index in
      var field = Field()
      let declared = fieldType(type, index: index, field: &field)
      defer { field.free?(field.name) }
      return field.name.map { (String(cString: $0), declared, field.isVariable) }
    }
  }
}

/// A stored property, as the runtime tells it to `Mirror`, which passes on less.
private struct Field {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _: Any.Type, index: Int, field: UnsafeMutablePointer<Field>
) -> Any.Type
