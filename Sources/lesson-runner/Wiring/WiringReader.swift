import Course
import Grading
import Interface

/// Makes a wiring of a module's symbol graph.
struct WiringReader {
  private let graph: SymbolGraph
  private let computed: ComputedProperties
  private let types: TypeIndex
  private let members: [String: [SymbolGraph.Symbol]]
  /// The types that a type conforms to or inherits from directly.
  private let parents: [String: [String]]

  /// - Parameters:
  ///   - graph: What the module declares; the exercise's file should be alone in it.
  ///   - computed: Which of its properties are computed.
  ///   - support: The name of the module that the exercises of the lesson share.
  init(_ graph: SymbolGraph, computed: ComputedProperties, support: String) {
    self.graph = graph
    self.computed = computed
    let owners = Dictionary(
      graph.relationships.filter { ["memberOf", "requirementOf"].contains($0.kind) }
        .map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    members = Dictionary(grouping: graph.symbols) { owners[$0.id] ?? "" }
    parents = Dictionary(
      grouping: graph.relationships.filter { ["conformsTo", "inheritsFrom"].contains($0.kind) },
      by: \.source
    ).mapValues { $0.map(\.target) }
    types = TypeIndex(graph, support: support)
  }

  func wiring() -> Wiring {
    let all = graph.symbols.compactMap(part)
    // A class that declares nothing is worth seeing;
    // of others, such as a delegate's protocol, the name is.
    let parts = all.filter { !$0.links.isEmpty || $0.kind.isReference }
    let targets = Set(parts.flatMap(\.links).flatMap(\.targets))
    let silent = all.filter { $0.links.isEmpty && !$0.kind.isReference }
      .map { Wiring.Neighbor(id: $0.id, name: $0.name) }
    return Wiring(
      parts: parts, neighbors: (silent + types.neighbors).filter { targets.contains($0.id) })
  }

  private func ancestors(of id: String) -> [String] {
    (parents[id] ?? []).flatMap { [$0] + ancestors(of: $0) }
  }

  private func part(_ symbol: SymbolGraph.Symbol) -> Wiring.Part? {
    if let kind = types.kinds[symbol.id] {
      let boxes = weakBoxes
      return Wiring.Part(
        id: symbol.id, kind: kind, name: symbol.path, conditions: symbol.conditions,
        superclass: parents[symbol.id]?.first { types.kinds[$0] == .class }
          .flatMap(types.name(of:)),
        ancestors: ancestors(of: symbol.id),
        links: typeLinks(of: symbol, kind, boxes))
    }
    switch symbol.kindName {
    case "func" where !symbol.isPrivate:
      return Wiring.Part(
        id: symbol.id, kind: .function, name: symbol.path, conditions: symbol.conditions,
        links: functionLinks(of: symbol))
    case "var", "type.property":
      return Wiring.Part(
        id: symbol.id, kind: symbol.kindName == "var" ? .global : .shared, name: symbol.path,
        links: sharedLinks(of: symbol))
    default:
      return nil
    }
  }

  // MARK: Types

  private func typeLinks(
    of type: SymbolGraph.Symbol, _ kind: Wiring.Kind, _ boxes: Set<String>
  ) -> [Wiring.Link] {
    let own = members[type.id] ?? []
    var held = own.filter { $0.kindName == "property" }
      .compactMap { kind == .protocol ? requirement($0, of: type) : property($0, of: type, boxes) }
    var links: [Wiring.Link] = []
    let initializers = own.filter { $0.kindName == "init" }
    for link in initializerLinks(initializers, of: type, kind) {
      // What is handed over and held under one name is one line: the reader would join them anyway.
      if let index = held.firstIndex(where: { $0.name == link.name && link.type.is($0.type) }) {
        var joined = held.remove(at: index)
        joined.verbs = link.verbs + joined.verbs
        joined.type = link.type
        links.append(joined)
      } else {
        links.append(link)
      }
    }
    let cases = own.filter { $0.kindName == "enum.case" }.compactMap { enumCase($0, of: type) }
    let methods = own.filter { ["method", "type.method"].contains($0.kindName) && !$0.isPrivate }
      .flatMap { methodLinks(of: $0, in: type) }
    return links + held + cases + methods
  }

  private func initializerLinks(
    _ symbols: [SymbolGraph.Symbol], of type: SymbolGraph.Symbol, _ kind: Wiring.Kind
  ) -> [Wiring.Link] {
    guard kind != .protocol, kind != .enum else { return [] }
    var initializers = symbols.map { FunctionDeclaration($0).parameters }
    if initializers.contains(where: { !$0.isEmpty && $0.allSatisfy { $0.defaultValue != nil } }) {
      initializers.removeAll(where: \.isEmpty)
    }
    // The one that takes most is told line by line:
    // a screen's `init?(coder:)` is hardly the main one.
    let most = initializers.map(\.count).max() ?? 0
    guard let main = initializers.firstIndex(where: { $0.count == most }) else { return [] }
    let parameters = initializers.remove(at: main).map { link(to: $0, of: type) }
    let others = initializers.map { parameters in
      let links = parameters.map { link(to: $0, of: type) }
      return Wiring.Link(
        verbs: [.orIsHanded],
        type: links.isEmpty ? "nothing" : links.map(\.text).joined(separator: ", "),
        targets: links.flatMap(\.targets))
    }
    let nothing = Wiring.Link(verbs: [.isHanded], type: "nothing")
    return (parameters.isEmpty ? [nothing] : parameters) + others
  }

  private func property(
    _ symbol: SymbolGraph.Symbol, of type: SymbolGraph.Symbol, _ boxes: Set<String>
  ) -> Wiring.Link? {
    guard !computed.contains(symbol.path), let property = PropertyDeclaration(symbol) else {
      return nil
    }
    let targets = types.targets(of: property.type, in: type, weakBoxes: boxes)
    let isOutlet = property.attributes.contains(TypeIndex.outlet)
    let isWeak =
      property.keywords.contains("weak") || property.attributes.contains(where: boxes.contains)
      || isOutlet && !property.type.text.hasPrefix("[")
    let isUnowned = property.keywords.contains { $0.hasPrefix("unowned") }
    let matters = types.hasClosure(property.type) || types.hasReference(targets)
    let isSettable =
      matters && !symbol.isPrivate && !property.isReadOnly && !isOutlet
      && !property.keywords.contains("lazy")
    return Wiring.Link(
      verbs: [isWeak ? .holdsWeakly : isUnowned ? .holdsUnowned : .holds],
      name: property.name, type: property.type.text,
      note: isSettable
        ? "anyone may set it"
        : property.keywords.contains("lazy") ? "made when first asked for" : nil,
      targets: targets, hasClosure: types.hasClosure(property.type))
  }

  private func requirement(
    _ symbol: SymbolGraph.Symbol, of type: SymbolGraph.Symbol
  ) -> Wiring.Link? {
    PropertyDeclaration(symbol).map { property in
      Wiring.Link(
        verbs: [.asksFor], name: property.name, type: property.type.text,
        targets: types.targets(of: property.type, in: type))
    }
  }

  private func enumCase(
    _ symbol: SymbolGraph.Symbol, of type: SymbolGraph.Symbol
  ) -> Wiring.Link? {
    let tokens = [Token](symbol.declarationFragments)
    let values = DeclaredType(tokens)
    let targets = types.targets(of: values, in: type, weakBoxes: weakBoxes)
    guard !targets.isEmpty || types.hasClosure(values) else { return nil }
    return Wiring.Link(
      verbs: [.holds], type: tokens.text, targets: targets, hasClosure: types.hasClosure(values))
  }

  // MARK: Functions and methods

  private func functionLinks(of symbol: SymbolGraph.Symbol) -> [Wiring.Link] {
    let function = FunctionDeclaration(symbol)
    let parameters = function.parameters.map { link(to: $0, of: symbol) }
    let given = function.results.compactMap { gift($0.type, $0.name, of: symbol) }
    let matters = parameters.contains { $0.hasClosure || types.hasReference($0.targets) }
    return matters || !given.isEmpty ? parameters + given : []
  }

  /// The links of a method: what is handed over later to be kept, and what is made for others.
  private func methodLinks(
    of symbol: SymbolGraph.Symbol, in type: SymbolGraph.Symbol
  ) -> [Wiring.Link] {
    let method = FunctionDeclaration(symbol)
    let name = symbol.pathComponents.last ?? ""
    let handed = symbol.kindName == "type.method" ? [] : method.parameters
    let links =
      handed.filter { parameter in
        let targets = types.targets(of: parameter.type, in: symbol)
        return types.hasReference(targets)
          || types.hasClosure(parameter.type) && parameter.isEscaping
      }
      .map { link(to: $0, of: symbol) }
      + method.results.compactMap { gift($0.type, $0.name, of: symbol) }
      .filter { $0.targets != [type.id] }
    return links.map { link in
      var link = link
      link.note = "by \(name)"
      return link
    }
  }

  private func link(
    to parameter: FunctionDeclaration.Parameter, of symbol: SymbolGraph.Symbol
  ) -> Wiring.Link {
    Wiring.Link(
      verbs: [parameter.defaultValue == nil ? .isHanded : .mayBeHanded], name: parameter.name,
      type: parameter.type.text + (parameter.defaultValue.map { " = \($0)" } ?? ""),
      targets: types.targets(of: parameter.type, in: symbol),
      hasClosure: types.hasClosure(parameter.type))
  }

  private func gift(
    _ type: DeclaredType, _ name: String, of symbol: SymbolGraph.Symbol
  ) -> Wiring.Link? {
    let targets = types.targets(of: type, in: symbol).filter { types.kinds[$0] != .enum }
    return targets.isEmpty
      ? nil : Wiring.Link(verbs: [.gives], name: name, type: type.text, targets: targets)
  }

  // MARK: What the whole program shares

  private func sharedLinks(of symbol: SymbolGraph.Symbol) -> [Wiring.Link] {
    guard !computed.contains(symbol.path), let property = PropertyDeclaration(symbol) else {
      return []
    }
    let targets = types.targets(of: property.type, in: symbol)
    guard
      property.keywords.contains("var") || types.hasClosure(property.type)
        || types.hasReference(targets)
    else { return [] }
    return [
      Wiring.Link(
        verbs: [.isA], type: property.type.text, note: "one for the whole program",
        targets: targets, hasClosure: types.hasClosure(property.type))
    ]
  }

  /// The generic types that hold what they are made for weakly alone, such as `Weak<Child>`.
  private var weakBoxes: Set<String> {
    Set(
      types.kinds.keys.filter { id in
        let holding = (members[id] ?? [])
          .filter { $0.kindName == "property" && !computed.contains($0.path) }
          .compactMap(PropertyDeclaration.init)
          .filter { $0.type.mentions.contains { $0.id == nil } }
        return !holding.isEmpty && holding.allSatisfy { $0.keywords.contains("weak") }
      })
  }
}

extension String {
  /// Whether a parameter's type is that of a property, its default argument aside.
  fileprivate func `is`(_ type: String) -> Bool { self == type || hasPrefix("\(type) = ") }
}
