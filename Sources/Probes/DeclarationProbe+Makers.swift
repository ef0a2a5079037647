public import Testing

extension DeclarationProbe {
  /// Returns calls without arguments for a type's initializers and factories; properties are read.
  public func callsWithoutArguments(
    for type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let calls = factories(of: type, sourceLocation: sourceLocation).map(\.callWithoutArguments)
    return Set(calls + ["\(type)()"]).map { "_ = \($0)" }.sorted()
  }
}
