import SymbolGraphs

/// An index of an exercise's types, and of types from its lesson's `Support` and other modules.
struct TypeIndex {
  /// The kinds of the exercise's types.
  private(set) var kinds: [String: Wiring.Kind] = [:]
  /// The names of the exercise's symbols, and of the classes and protocols it uses from `Support`.
  private(set) var names: [String: String] = [:]
  /// The generic types that hold their arguments weakly, such as `Weak` in `Weak<Child>`.
  private(set) var weakWrappers: Set<String> = []
  private var neighbors: Set<String> = []
  private var aliases: [String: [Token]] = [:]

  init(_ graph: SymbolGraph, computed: ComputedProperties, support: String) {
    // A mangled name begins with its module, and ends with C for a class or P for a protocol.
    let beginning = "s:\(support.utf8.count)\(support)"
    var isWeak: [[String]: Bool] = [:]
    for symbol in graph.symbols {
      names[symbol.id] = symbol.name
      let tokens = symbol.tokens
      for token in tokens where token.isType {
        guard let id = token.id, id.hasPrefix(beginning), ["C", "P"].contains(id.last) else {
          continue
        }
        names[id] = token.text
        neighbors.insert(id)
      }
      switch symbol.kind {
      case "class":
        kinds[symbol.id] = tokens.contains { $0.text == "actor" } ? .actor : .class
      case "struct", "enum", "protocol":
        kinds[symbol.id] = Wiring.Kind(rawValue: symbol.kind)
      case "typealias":
        aliases[symbol.id] = symbol.signature.type
      case "property" where !computed.contains(symbol.name):
        let property = symbol.signature
        if property.type.contains(where: { $0.isType && $0.id == nil }) {
          isWeak[symbol.path.dropLast(), default: true] =
            property.keywords.contains("weak") && isWeak[symbol.path.dropLast(), default: true]
        }
      default: break
      }
    }
    weakWrappers = Set(graph.symbols.filter { isWeak[$0.path] == true }.map(\.id))
  }

  /// Returns whether a target is a class, an actor, or a protocol that one of them can adopt.
  func hasReference(_ targets: [String]) -> Bool {
    targets.contains { id in
      neighbors.contains(id) || kinds[id] == .protocol || kinds[id]?.isReference ?? false
    }
  }

  /// Returns whether a type is or contains a closure, even through a type alias.
  func hasClosure(_ type: [Token]) -> Bool {
    type.contains { $0.text == "->" || $0.id.flatMap { aliases[$0] }.map(hasClosure) ?? false }
  }

  /// Returns the types of the exercise and of `Support` that a type refers to, each once.
  ///
  /// A generic parameter, which belongs to `owner`, refers to its constraints.
  func targets(of type: [Token], in owner: Symbol) -> [String] {
    var found: [String] = []
    for (type, wrapper) in mentions(in: type) where !weakWrappers.contains(wrapper ?? "") {
      let ids =
        type.id.map { [$0] }
        ?? owner.constraints.filter { $0.lhs == type.text }.compactMap(\.rhsPrecise)
      found += ids.filter { (kinds[$0] != nil || neighbors.contains($0)) && !found.contains($0) }
    }
    return found
  }

  /// Returns the types that `type` mentions, with aliases resolved.
  ///
  /// No alias can mention itself.
  private func mentions(in type: [Token], wrapper: String? = nil) -> [Mention] {
    type.mentions(in: wrapper).flatMap { mention in
      aliases[mention.type.id ?? ""].map { mentions(in: $0, wrapper: mention.wrapper) }
        ?? [mention]
    }
  }
}
