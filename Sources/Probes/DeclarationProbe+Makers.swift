public import Testing

extension DeclarationProbe {
  /// Returns calls without arguments for a type's initializers and factories; properties are read.
  public func callsWithoutArguments(
    for type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let makers = makers(of: type, sourceLocation: sourceLocation)
    let calls = makers.map { maker in
      maker.isProperty ? "_ = \(maker.name)" : "_ = \(maker.kind == "init" ? type : maker.name)()"
    }
    return Set(calls + ["_ = \(type)()"]).sorted()
  }
}
