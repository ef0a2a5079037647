/// A probe that finds stored properties by declared type, and properties whose value can change.
///
/// Callers can't see whether a private property is a `let`: from outside, a property that never
/// changes looks the same as a property that can change later. The compiler stores the difference
/// for reflection.
///
/// ```swift
/// let variables = ConstantProbe.variables(of: type(of: screen), holding: FolderViewModel.self)
/// #expect(variables == [], "What is injected once shouldn't change.")
/// ```
public enum ConstantProbe {
  /// Returns the names of the stored variables of type `Value` or `Value?`, inherited ones first.
  public static func variables<Value>(
    of type: Any.Type, holding value: Value.Type
  ) -> [String] {
    fields(of: type, holding: value).filter(\.isVariable).map(\.name)
  }

  /// Returns the paths, below an object, of properties in which a `Value` can be replaced.
  ///
  /// A constant doesn't prevent a replacement: if the constant holds an object of the module, that
  /// object's variables can still be set. Setting a variable also replaces all properties of a
  /// structure in it.
  ///
  /// - Returns: The paths, such as `model.profile`, which lead only through types of `module`.
  public static func variables<Value>(
    below object: Any, ofModule module: String, holding value: Value.Type
  ) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    return paths(
      below: object, module: module, holding: value, isInVariable: false, seen: &seen)
  }

  private static func paths<Value>(
    below object: Any, module: String, holding value: Value.Type, isInVariable: Bool,
    seen: inout Set<ObjectIdentifier>
  ) -> [String] {
    let mirror = Mirror(reflecting: object)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map {
        paths(
          below: $0.value, module: module, holding: value, isInVariable: isInVariable, seen: &seen)
      } ?? []
    }
    guard String(reflecting: type(of: object)).hasPrefix("\(module).") else { return [] }
    let isObject = mirror.displayStyle == .class
    guard !isObject || seen.insert(ObjectIdentifier(object as AnyObject)).inserted else {
      return []
    }
    let isInVariable = isInVariable && !isObject
    let own = fields(of: type(of: object), holding: value)
      .filter { isInVariable || $0.isVariable }.map(\.name)
    let changing = Set(allFields(of: type(of: object)).filter(\.isVariable).map(\.name))
    let children = sequence(first: mirror, next: \.superclassMirror).flatMap(\.children)
    return children.reduce(into: own) { found, child in
      guard let name = child.label else { return }
      found += paths(
        below: child.value, module: module, holding: value,
        isInVariable: isInVariable || changing.contains(name), seen: &seen
      ).map { "\(name).\($0)" }
    }
  }

  /// Returns the names of the stored properties of type `Value` or `Value?`, inherited ones first.
  ///
  /// The properties can be constants or variables, strong or weak.
  ///
  /// Properties whose declared type is a protocol don't count, whatever value they contain.
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

/// A stored property, with details from the runtime that `Mirror` omits.
///
/// The runtime determines the types and the order of the fields.
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
