public import Testing

extension DeclarationProbe {
  /// Returns the types of the arguments that a caller has to pass, even inside another argument.
  ///
  /// A type in the inspected file is replaced with the types that its least demanding initializer
  /// requires. So a structure of dependencies can't hide its default values.
  public func needs(
    of maker: Declaration, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    needs(of: maker, keeping: [], sourceLocation)
  }

  /// Returns the types that a caller has to pass, without replacing the types in `known`.
  private func needs(
    of maker: Declaration, keeping known: [String], _ sourceLocation: SourceLocation
  ) -> [String] {
    let all = initializers(sourceLocation: sourceLocation)
    func needs(of maker: Declaration, keeping types: [String]) -> [String] {
      maker.needs.flatMap { type -> [String] in
        guard !types.contains(type) else { return [type] }
        let lists = all.filter { $0.result == type }.map { needs(of: $0, keeping: types + [type]) }
        return lists.min { $0.count < $1.count } ?? [type]
      }
    }
    return needs(of: maker, keeping: known)
  }

  /// Returns the declarations that create a type without requiring all its dependencies.
  ///
  /// They require fewer dependencies or other objects, or have a default for a dependency. Such
  /// initializers of types that store a dependency come first. Plain values, such as a title, can't
  /// contain a dependency; a protocol can contain as many as it has members, and a tuple as many as
  /// it has elements.
  func makers(
    of type: String, without dependencies: [String], sourceLocation: SourceLocation
  ) -> [Declaration] {
    let all = declarations(sourceLocation: sourceLocation)
    let makers = all.filter { maker in
      // Functions that create a pair of screens count, too.
      let isPair = maker.result.wholeMatch(of: /\((?!.*->).*\)/) != nil
      return ["init", "func", "type.method", "type.property", "var"].contains(maker.kind)
        && (maker.result == type || isPair && maker.result.mentions(type))
        && (maker.kind == "init" || !maker.parameters.contains { $0.mentions(type) })
    }
    let carriers = Set(
      all.filter { property in
        property.kind == "property"
          && dependencies.contains { [$0, "\($0)?"].contains(property.result) }
      }.map(\.owner)
    ).intersection(makers.flatMap(\.takes))
    let plain: Set = ["Bool", "Character", "Double", "Int", "String", "Substring"]
    let creators = all.filter { $0.kind == "init" && carriers.contains($0.result) } + makers
    func count(_ need: String) -> Int {
      if plain.subtracting(dependencies).contains(need) { return 0 }
      let named = all.first { $0.name == need && ["protocol", "typealias"].contains($0.kind) }
      guard let named, named.kind == "protocol" else {
        // A value of the type itself has all that the type requires.
        if need == type { return dependencies.count }
        let text = named?.text ?? need
        return max(text.split(separator: "&").count, text.elementCount)
      }
      // A protocol without members has the members of other protocols.
      let members = all.count { $0.owner == need }
      return members == 0 ? dependencies.count : members
    }
    return creators.filter {
      $0.takesIfAsked.contains(where: dependencies.contains)
        || needs(of: $0, keeping: dependencies, sourceLocation).map(count).reduce(0, +)
          < max(1, dependencies.count)
    }
  }
}

extension String {
  /// The number of elements in a tuple, or in the tuple that a closure returns; 1 for other types.
  fileprivate var elementCount: Int {
    guard hasSuffix(")") else { return 1 }
    var (count, depth) = (1, 0)
    for character in self {
      depth += "([".contains(character) ? 1 : ")]".contains(character) ? -1 : 0
      if character == ",", depth == 1 { count += 1 }
    }
    return count
  }
}
