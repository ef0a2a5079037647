import SymbolGraphs

/// Distinguishes an exercise's types from those of its lesson's `Support` and of other modules.
struct TypeIndex {
  /// The kinds of the exercise's own types.
  private(set) var kinds: [String: Wiring.Kind] = [:]
  /// The names of the exercise's own symbols, and of the classes and protocols of `Support` that
  /// it uses.
  private(set) var names: [String: String] = [:]
  /// The generic types that hold their arguments weakly, such as `Weak<Child>`.
  private(set) var weakWrappers: Set<String> = []
  private var neighbors: Set<String> = []
  private var aliases: [String: [Token]] = [:]

  init(_ graph: SymbolGraph, computed: ComputedProperties, support: String) {
    // A mangled name begins with its module, and ends with C for a class, P for a protocol.
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

  /// Whether one of them is a class, an actor, or a protocol, behind which there may be one.
  func hasReference(_ targets: [String]) -> Bool {
    targets.contains { id in
      neighbors.contains(id) || kinds[id] == .protocol || kinds[id]?.isReference ?? false
    }
  }

  /// Whether a type is a closure, or has one in it, be it by another name.
  func hasClosure(_ type: [Token]) -> Bool {
    type.contains { $0.text == "->" || $0.id.flatMap { aliases[$0] }.map(hasClosure) ?? false }
  }

  /// The exercise's own types, and its neighbors, that a type leads to, each once.
  ///
  /// A generic parameter, which belongs to `owner`, leads to its constraints.
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

  /// The mentions, with those of a type alias in its place; an alias can't lead back to itself.
  private func mentions(in type: [Token], wrapper: String? = nil) -> [Mention] {
    type.mentions(in: wrapper).flatMap { mention in
      aliases[mention.type.id ?? ""].map { mentions(in: $0, wrapper: mention.wrapper) }
        ?? [mention]
    }
  }
}
