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
  /// The names of the stored properties that are declared `var` and hold a `Value`, or none.
  ///
  /// - Parameters:
  ///   - type: The type to look into, with all that it inherits.
  ///   - value: The properties' type; optionals of it count as well.
  /// - Returns: The names, a superclass's first.
  public static func variables<Value>(
    of type: Any.Type, holding value: Value.Type
  ) -> [String] {
    fields(of: type, holding: value).filter(\.isVariable).map(\.name)
  }

  /// The names of the stored properties, `let` or `var`,
  /// that are declared to hold a `Value`, or none.
  ///
  /// A property that is declared to hold a protocol does not count, whatever it holds.
  ///
  /// - Parameters:
  ///   - type: The type to look into, with all that it inherits.
  ///   - value: The properties' type; optionals of it count as well, and weak or unowned ones.
  /// - Returns: The names, a superclass's first.
  public static func properties<Value>(
    of type: Any.Type, holding value: Value.Type
  ) -> [String] {
    fields(of: type, holding: value).map(\.name)
  }

  private static func fields<Value>(
    of type: Any.Type, holding value: Value.Type
  ) -> [(name: String, isVariable: Bool)] {
    (0..<fieldCount(type)).compactMap { index in
      var field = Field()
      let declared = fieldType(type, index: index, field: &field)
      defer { field.free?(field.name) }
      guard declared == Value.self || declared == Value?.self else { return nil }
      return field.name.map { (String(cString: $0), field.isVariable) }
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
