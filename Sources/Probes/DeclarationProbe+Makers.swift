public import Testing

extension DeclarationProbe {
  /// Returns snippets that call a type's initializers and factories without arguments.
  ///
  /// If a factory is a property, the snippet reads the property.
  public func callsWithoutArguments(
    for type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let calls = factories(of: type, sourceLocation: sourceLocation).map(\.callWithoutArguments)
    return Set(calls + ["\(type)()"]).map { "_ = \($0)" }.sorted()
  }
}
