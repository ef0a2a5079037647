import SymbolGraphs

/// An index of an exercise's parts, and of types from its lesson's `Support` and other modules.
struct TypeIndex {
  /// The kinds of the exercise's functions, types and shared values.
  private(set) var kinds: [String: Wiring.Kind] = [:]
  /// The names of the exercise's symbols, and of the types that the symbols use.
  private(set) var names: [String: String] = [:]
  /// The generic types that hold their arguments weakly, such as `Weak` in `Weak<Child>`.
  let weakWrappers: Set<String>
  /// The beginning of the mangled names in `Support`.
  private let support: String

  init(_ graph: SymbolGraph, computed: Set<String>, support: String) {
    self.support = "s:\(support.utf8.count)\(support)"
    let generic = graph.symbols.filter { symbol in
      symbol.kind == "property" && !computed.contains(symbol.name)
        && symbol.signature.type.contains { $0.isType && $0.id == nil }
    }
    let stored = Dictionary(grouping: generic) { $0.path.dropLast() }
    let wrappers = graph.symbols.filter { symbol in
      stored[symbol.path[...]]?.allSatisfy { $0.signature.keywords.contains("weak") } == true
    }
    weakWrappers = Set(wrappers.map(\.id))
    for token in graph.symbols.flatMap(\.tokens) where token.isType {
      if let id = token.id { names[id] = token.text }
    }
    for symbol in graph.symbols {
      kinds[symbol.id] = Wiring.Kind(symbol)
      names[symbol.id] = symbol.name
    }
  }

  /// Returns whether a target is a class, an actor, or a protocol.
  func hasReference(_ targets: [String]) -> Bool {
    targets.contains { id in
      isInSupport(id) || kinds[id] == .protocol || kinds[id]?.isReference == true
    }
  }

  /// Returns the types of the exercise and of `Support` that a type refers to, each once.
  ///
  /// A generic parameter of `owner` refers to the types that constrain it.
  func targets(of type: Tokens, in owner: Symbol) -> [String] {
    var found: [String] = []
    for type in mentions(in: type) {
      let ids =
        type.id.map { [$0] }
        ?? owner.constraints.filter { $0.lhs == type.text }.compactMap(\.rhsPrecise)
      found += ids.filter { (kinds[$0] != nil || isInSupport($0)) && !found.contains($0) }
    }
    return found
  }

  /// Returns the identifiers of the exercise's and `Support`'s types with these names, sorted.
  func ids(named: [String]) -> [String] {
    names.filter { id, name in named.contains(name) && (kinds[id] != nil || isInSupport(id)) }
      .map(\.key).sorted()
  }

  /// Returns whether a type is a class or a protocol in `Support`.
  private func isInSupport(_ id: String) -> Bool {
    // A mangled name ends with C for a class or P for a protocol.
    id.hasPrefix(support) && ["C", "P"].contains(id.last)
  }

  /// Returns the types that an object of the type refers to.
  ///
  /// Metatypes, closures, and types in weak wrappers don't count.
  private func mentions(in type: Tokens, isWeak: Bool = false) -> [Token] {
    // A part with an arrow outside brackets is the type of a closure.
    type.splitAtCommas().filter { $0.firstTopLevelIndex(of: "->") == nil }.flatMap { part in
      var found: [Token] = []
      var index = part.startIndex
      while index < part.endIndex {
        let token = part[index]
        let next = part[index...].dropFirst().first?.text ?? ""
        if ["(", "[", "<"].contains(token.text) {
          let end = part.indexOfBracket(closing: index)
          let isArgument = token.text == "<" && index > part.startIndex
          found += mentions(
            in: part[(index + 1)..<end],
            isWeak: isArgument ? weakWrappers.contains(part[index - 1].id ?? "") : isWeak)
          index = end
        } else if token.isType, !isWeak, next != ".", !next.hasPrefix(".Type") {
          found.append(token)
        }
        index += 1
      }
      return found
    }
  }
}

extension Wiring.Kind {
  /// The kind of the part that a symbol declares, or nil if it declares none.
  fileprivate init?(_ symbol: Symbol) {
    switch symbol.kind {
    case "func" where symbol.isPrivate: return nil
    case "var": self = .global
    case "type.property": self = .shared
    case "class" where symbol.tokens.contains { $0.text == "actor" }: self = .actor
    default: self.init(rawValue: symbol.kind)
    }
  }
}
