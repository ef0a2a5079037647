import Course
import Grading
import Interface

/// Tells the types of an exercise from those of its lesson's `Support` and of all other modules.
struct TypeIndex {
  /// The wrapper that stands for a weak `@IBOutlet`; of an array it holds the elements.
  static let outlet = "s:13StoryboardKit6OutletV"

  /// The kinds of the exercise's own types.
  let kinds: [String: Wiring.Kind]
  /// The classes and protocols of `Support` that the exercise names, in order.
  let neighbors: [Wiring.Neighbor]

  private let names: [String: String]
  private let aliases: [String: DeclaredType]
  /// The constraints on generic parameters, by the identifiers of what declares them.
  private let constraints: [String: [SymbolGraph.Constraint]]
  private let references: Set<String>

  init(_ graph: SymbolGraph, support: String) {
    var kinds: [String: Wiring.Kind] = [:]
    var aliases: [String: DeclaredType] = [:]
    for symbol in graph.symbols {
      switch symbol.kindName {
      case "class":
        let isActor = symbol.declarationFragments.contains { $0.spelling == "actor" }
        kinds[symbol.id] = isActor ? .actor : .class
      case "struct", "enum", "protocol":
        kinds[symbol.id] = Wiring.Kind(rawValue: symbol.kindName)
      case "typealias":
        let tokens = [Token](symbol.declarationFragments)
        let equals = tokens.firstIndex(outside: "=").map { $0 + 1 } ?? tokens.count
        aliases[symbol.id] = DeclaredType(Array(tokens[equals...]))
      default: break
      }
    }
    var neighbors: [Wiring.Neighbor] = []
    // A mangled name begins with its module, and ends with its kind:
    // C for a class, P for a protocol.
    let beginning = "s:\(support.utf8.count)\(support)"
    for fragment in graph.symbols.flatMap(\.declarationFragments) {
      guard fragment.kind == "typeIdentifier", let id = fragment.preciseIdentifier,
        id.hasPrefix(beginning), let kind = id.last, kind == "C" || kind == "P",
        !neighbors.contains(where: { $0.id == id })
      else { continue }
      neighbors.append(Wiring.Neighbor(id: id, name: fragment.spelling))
    }
    names = Dictionary(
      graph.symbols.map { ($0.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    self.kinds = kinds
    self.aliases = aliases
    self.neighbors = neighbors
    constraints = Dictionary(
      graph.symbols.map { ($0.id, $0.swiftGenerics?.constraints ?? []) },
      uniquingKeysWith: { first, _ in first })
    references = Set(neighbors.map(\.id)).union(
      kinds.filter { $0.value.isReference || $0.value == .protocol }.keys)
  }

  func name(of id: String) -> String? { names[id] }

  /// Whether one of them is a class, an actor, or a protocol behind which there may be one.
  func hasReference(_ targets: [String]) -> Bool { targets.contains(where: references.contains) }

  /// Whether a type is a closure, or has one in it, be it by another name.
  func hasClosure(_ type: DeclaredType) -> Bool {
    type.hasClosure
      || type.mentions.compactMap(\.id).compactMap { aliases[$0] }.contains(where: hasClosure)
  }

  /// The exercise's own types, and its neighbors, that a type leads to, and not through a closure.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - owner: What declares the generic parameters in it;
  ///     one of them leads to what it conforms to.
  ///   - weakBoxes: Generic types that hold nothing of what they are made for.
  /// - Returns: Their identifiers, each once.
  func targets(
    of type: DeclaredType, in owner: SymbolGraph.Symbol, weakBoxes: Set<String> = []
  ) -> [String] {
    var found: [String] = []
    for mention in resolved(type.mentions) {
      guard !mention.isInClosure, !mention.isMetatype,
        !(mention.argumentOf.map(weakBoxes.contains) ?? false)
      else { continue }
      let ids =
        mention.id.map { [$0] }
        ?? (constraints[owner.id] ?? []).filter { $0.lhs == mention.name }
        .compactMap(\.rhsPrecise)
      for id in ids where kinds[id] != nil || neighbors.contains(where: { $0.id == id }) {
        if !found.contains(id) { found.append(id) }
      }
    }
    return found
  }

  /// The mentions with those of a type alias in its place; an alias cannot lead back to itself.
  private func resolved(_ mentions: [DeclaredType.Mention]) -> [DeclaredType.Mention] {
    mentions.flatMap { mention -> [DeclaredType.Mention] in
      guard let alias = mention.id.flatMap({ aliases[$0] }) else { return [mention] }
      return resolved(alias.mentions).map { inner in
        var inner = inner
        inner.isInClosure = inner.isInClosure || mention.isInClosure
        inner.argumentOf = inner.argumentOf ?? mention.argumentOf
        return inner
      }
    }
  }
}
