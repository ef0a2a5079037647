public import Testing

extension DeclarationProbe {
  /// Returns the types of the arguments that a caller has to pass, even inside another argument.
  ///
  /// In place of a type in the inspected file, the types are those that its least demanding
  /// initializer requires. So a struct of dependencies doesn't hide that it has defaults.
  public func needs(
    of maker: Declaration, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let all = initializers(sourceLocation: sourceLocation)
    func needs(of maker: Declaration, inside types: [String]) -> [String] {
      maker.needs.flatMap { type -> [String] in
        guard !types.contains(type) else { return [type] }
        let lists = all.filter { $0.result == type }.map { needs(of: $0, inside: types + [type]) }
        return lists.min { $0.count < $1.count } ?? [type]
      }
    }
    return needs(of: maker, inside: [])
  }
}
