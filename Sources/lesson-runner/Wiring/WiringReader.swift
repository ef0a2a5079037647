import SymbolGraphs

/// A reader that creates a wiring from a module's symbol graph.
struct WiringReader {
  private let graph: SymbolGraph
  private let computed: ComputedProperties
  private let types: TypeIndex
  private let members: [String: [Symbol]]
  /// The direct supertypes of each type: protocols and superclass.
  private let parents: [String: [String]]

  /// Creates a reader for a module.
  ///
  /// - Parameters:
  ///   - graph: The symbol graph of a module that contains only the exercise's file.
  ///   - computed: The module's computed properties.
  ///   - support: The name of the module that the lesson's exercises share.
  init(_ graph: SymbolGraph, computed: ComputedProperties, support: String) {
    self.graph = graph
    self.computed = computed
    types = TypeIndex(graph, computed: computed, support: support)
    func targets(of kinds: String...) -> [String: [String]] {
      Dictionary(grouping: graph.relationships.filter { kinds.contains($0.kind) }, by: \.source)
        .mapValues { $0.map(\.target) }
    }
    let owners = targets(of: "memberOf", "requirementOf")
    members = Dictionary(grouping: graph.symbols) { owners[$0.id]?.first ?? "" }
    parents = targets(of: "conformsTo", "inheritsFrom")
  }

  func wiring() -> Wiring {
    // A class is drawn even if it declares nothing.
    let parts = graph.symbols.compactMap(part).filter { !$0.links.isEmpty || $0.kind.isReference }
    return Wiring(parts: parts, names: types.names)
  }

  private func part(_ symbol: Symbol) -> Wiring.Part? {
    let kind: Wiring.Kind
    let links: [Wiring.Link]
    if let type = types.kinds[symbol.id] {
      (kind, links) = (type, typeLinks(of: symbol, type))
    } else if symbol.kind == "func", !symbol.isPrivate {
      (kind, links) = (.function, functionLinks(of: symbol))
    } else if ["var", "type.property"].contains(symbol.kind) {
      (kind, links) = (symbol.kind == "var" ? .global : .shared, sharedLinks(of: symbol))
    } else {
      return nil
    }
    let superclass = parents[symbol.id]?.first { types.kinds[$0] == .class }
    return Wiring.Part(
      id: symbol.id, kind: kind, name: symbol.name, conditions: symbol.conditions,
      superclass: superclass.flatMap { types.names[$0] }, ancestors: ancestors(of: symbol.id),
      links: links)
  }

  private func ancestors(of id: String) -> [String] {
    (parents[id] ?? []).flatMap { [$0] + ancestors(of: $0) }
  }

  // MARK: Types

  private func typeLinks(of type: Symbol, _ kind: Wiring.Kind) -> [Wiring.Link] {
    let own = writtenMembers(of: type)
    var held = own.filter { $0.kind == "property" }
      .compactMap { kind == .protocol ? requirement($0, of: type) : property($0, of: type) }
    var links: [Wiring.Link] = []
    if kind != .protocol, kind != .enum {
      for link in initializerLinks(own.filter { $0.kind == "init" }, of: type) {
        // A parameter and the property that stores it share a line.
        let isKept = { (held: Wiring.Link) in
          held.name == link.name && link.type.matchesType(held.type)
        }
        if let index = held.firstIndex(where: isKept) {
          var joined = held.remove(at: index)
          joined.verbs = link.verbs + joined.verbs
          joined.type = link.type
          links.append(joined)
        } else {
          links.append(link)
        }
      }
    }
    let cases = own.filter { $0.kind == "enum.case" }.compactMap { enumCase($0, of: type) }
    let methods = own.filter { ["method", "type.method"].contains($0.kind) && !$0.isPrivate }
      .flatMap { methodLinks(of: $0, in: type) }
    return links + held + cases + methods
  }

  /// Returns the members of a type without those that `@Observable` generates.
  ///
  /// The macro turns each stored property into a computed one, and stores the value in a private
  /// property whose name begins with an underscore.
  private func writtenMembers(of type: Symbol) -> [Symbol] {
    let all = members[type.id] ?? []
    // No other code can declare a name with a dollar sign.
    guard all.contains(where: { $0.path.last == "_$observationRegistrar" }) else { return all }
    let properties = all.filter { $0.kind == "property" && !computed.contains($0.name) }
    let generated =
      ["_$observationRegistrar", "access(keyPath:)", "withMutation(keyPath:_:)"]
      + ["shouldNotifyObservers(_:_:)"] + properties.compactMap { $0.path.last.map { "_\($0)" } }
    return all.filter { !generated.contains($0.path.last ?? "") }
  }

  private func initializerLinks(_ symbols: [Symbol], of type: Symbol) -> [Wiring.Link] {
    var initializers = symbols.map(\.signature.parameters)
    if initializers.contains(where: { !$0.isEmpty && $0.allSatisfy { $0.defaultValue != nil } }) {
      initializers.removeAll(where: \.isEmpty)
    }
    // The longest one is shown line by line; a screen's `init?(coder:)` is rarely the main one.
    let most = initializers.map(\.count).max() ?? 0
    guard let main = initializers.firstIndex(where: { $0.count == most }) else { return [] }
    let links = initializers.remove(at: main).map { link(to: $0, of: type) }
    let others = initializers.map { parameters in
      let links = parameters.map { link(to: $0, of: type) }
      return Wiring.Link(
        verbs: [.orTakes],
        type: links.isEmpty ? "nothing" : links.map(\.text).joined(separator: ", "),
        targets: links.flatMap(\.targets))
    }
    return (links.isEmpty ? [Wiring.Link(verbs: [.takes], type: "nothing")] : links) + others
  }

  private func property(_ symbol: Symbol, of type: Symbol) -> Wiring.Link? {
    guard !computed.contains(symbol.name) else { return nil }
    let property = symbol.signature
    let isLazy = property.keywords.contains("lazy")
    let isOutlet = property.attributes.contains(Self.outlet)
    let isWeak =
      property.keywords.contains("weak") || isOutlet && !property.type.text.hasPrefix("[")
      || property.attributes.contains(where: types.weakWrappers.contains)
    let isUnowned = property.keywords.contains { $0.hasPrefix("unowned") }
    var link = link(
      isWeak ? .holdsWeakly : isUnowned ? .holdsUnowned : .holds, symbol.path.last ?? "",
      property.type, in: type)
    if isLazy {
      link.note = "made when first asked for"
    } else if link.hasClosure || types.hasReference(link.targets), !symbol.isPrivate,
      !property.isReadOnly, !isOutlet
    {
      link.note = "anyone may set it"
    }
    return link
  }

  private func requirement(_ symbol: Symbol, of type: Symbol) -> Wiring.Link {
    link(.requires, symbol.path.last ?? "", symbol.signature.type, in: type)
  }

  private func enumCase(_ symbol: Symbol, of type: Symbol) -> Wiring.Link? {
    let link = link(.holds, "", symbol.tokens, in: type)
    return link.hasClosure || !link.targets.isEmpty ? link : nil
  }

  // MARK: Functions and methods

  private func functionLinks(of symbol: Symbol) -> [Wiring.Link] {
    let parameters = symbol.signature.parameters.map { link(to: $0, of: symbol) }
    let given = results(of: symbol)
    let matters = parameters.contains { $0.hasClosure || types.hasReference($0.targets) }
    return matters || !given.isEmpty ? parameters + given : []
  }

  /// Returns the links of a method: the objects it takes to keep, and the objects it creates.
  private func methodLinks(of symbol: Symbol, in type: Symbol) -> [Wiring.Link] {
    let parameters = symbol.kind == "type.method" ? [] : symbol.signature.parameters
    let taken = parameters.filter { parameter in
      let isEscaping = parameter.type.contains { $0.text.hasPrefix("@escaping") }
      return types.hasReference(types.targets(of: parameter.type, in: symbol))
        || types.hasClosure(parameter.type)
          && (isEscaping || parameter.type.text.hasSuffix("?"))
    }
    let given = results(of: symbol).filter { $0.targets != [type.id] }
    return (taken.map { link(to: $0, of: symbol) } + given).map { link in
      var link = link
      link.note = "by \(symbol.path.last ?? "")"
      return link
    }
  }

  /// Returns the links to a function's result, or to each element of a tuple.
  private func results(of symbol: Symbol) -> [Wiring.Link] {
    symbol.signature.type.elements.compactMap { name, type in
      var link = link(.returns, name, type, in: symbol)
      link.targets.removeAll { types.kinds[$0] == .enum }
      return link.targets.isEmpty ? nil : link
    }
  }

  private func link(to parameter: Signature.Parameter, of symbol: Symbol) -> Wiring.Link {
    var link = link(
      parameter.defaultValue == nil ? .takes : .mayTake, parameter.name, parameter.type,
      in: symbol)
    if let value = parameter.defaultValue { link.type += " = \(value.text)" }
    return link
  }

  // MARK: Shared values

  private func sharedLinks(of symbol: Symbol) -> [Wiring.Link] {
    guard !computed.contains(symbol.name) else { return [] }
    let property = symbol.signature
    var link = link(.isA, "", property.type, in: symbol)
    link.note = "one for the whole program"
    let matters = link.hasClosure || types.hasReference(link.targets)
    return matters || property.keywords.contains("var") ? [link] : []
  }

  private func link(
    _ verb: Wiring.Verb, _ name: String, _ type: [Token], in owner: Symbol
  ) -> Wiring.Link {
    Wiring.Link(
      verbs: [verb], name: name, type: type.text, targets: types.targets(of: type, in: owner),
      hasClosure: types.hasClosure(type))
  }

  /// The wrapper for a weak `@IBOutlet`; for an array, it holds the elements.
  private static let outlet = "s:13StoryboardKit6OutletV"
}

extension Symbol {
  fileprivate var conditions: [String] {
    constraints.filter { $0.lhs != "Self" && !$0.lhs.hasPrefix("some ") }
      .map { "\($0.lhs)\($0.kind == "sameType" ? " ==" : ":") \($0.rhs)" }
  }
}

extension String {
  /// Returns whether a parameter's type equals a property's, without the default argument.
  fileprivate func matchesType(_ type: String) -> Bool { self == type || hasPrefix("\(type) = ") }
}
