import SymbolGraphs

/// A reader that creates a wiring from a module's symbol graph.
struct WiringReader {
  private let graph: SymbolGraph
  /// The names of the module's computed properties.
  private let computed: Set<String>
  private let types: TypeIndex
  private let members: [String: [Symbol]]
  /// The direct supertypes of each type: protocols and superclass.
  private let parents: [String: [String]]
  /// The generic arguments of each class's superclass.
  private let superclassArguments: [String: [String]]

  /// Creates a reader for a module that contains only the exercise's file.
  init(
    _ graph: SymbolGraph, computed: Set<String>, superclassArguments: [String: [String]],
    support: String
  ) {
    self.graph = graph
    self.superclassArguments = superclassArguments
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
    var parts = graph.symbols.compactMap(part)
    // Types that adopt a protocol are drawn below the protocol if a link holds or returns the
    // protocol.
    let led = Set(parts.flatMap(\.links).filter(\.showsTarget).flatMap(\.targets))
    for index in parts.indices where parts[index].kind == .protocol && led.contains(parts[index].id)
    {
      parts[index].links += adopters(of: parts[index].id)
    }
    // A class is drawn even if it declares nothing.
    return Wiring(
      parts: parts.filter { !$0.links.isEmpty || $0.kind.isReference }, names: types.names)
  }

  /// Returns the links of a protocol to the exercise's types that adopt it.
  private func adopters(of id: String) -> [Wiring.Link] {
    graph.symbols.filter { types.kinds[$0.id] != nil && parents[$0.id]?.contains(id) == true }
      .map { Wiring.Link(verbs: [.adoptedBy], type: $0.name, targets: [$0.id]) }
  }

  private func part(_ symbol: Symbol) -> Wiring.Part? {
    guard let kind = types.kinds[symbol.id] else { return nil }
    let links =
      switch kind {
      case .function: functionLinks(of: symbol)
      case .global, .shared: sharedLinks(of: symbol)
      default: typeLinks(of: symbol, kind: kind)
      }
    let conditions = symbol.constraints.filter { $0.lhs != "Self" && !$0.lhs.hasPrefix("some ") }
      .map { "\($0.lhs)\($0.kind == "sameType" ? " ==" : ":") \($0.rhs)" }
    return Wiring.Part(
      id: symbol.id, kind: kind, name: symbol.name,
      clauses: (superclass(of: symbol).map { ": \($0.name)" } ?? "")
        + (conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"),
      ancestors: ancestors(of: symbol.id), links: links)
  }

  private func ancestors(of id: String) -> [String] {
    (parents[id] ?? []).flatMap { [$0] + ancestors(of: $0) }
  }

  private func superclass(of type: Symbol) -> Symbol? {
    let id = parents[type.id]?.first { types.kinds[$0] == .class }
    return graph.symbols.first { $0.id == id }
  }

  // MARK: Types

  private func typeLinks(of type: Symbol, kind: Wiring.Kind) -> [Wiring.Link] {
    let own = writtenMembers(of: type)
    let cases = own.filter { $0.kind == "enum.case" }
      .map { link(.holds, "", $0.tokens[...], in: type) }
      .filter { $0.hasClosure || !$0.targets.isEmpty }
    let methods = own.filter { ["method", "type.method"].contains($0.kind) && !$0.isPrivate }
      .flatMap { methodLinks(of: $0, in: type) }
    return objectLinks(of: type, kind: kind) + cases + methods
  }

  /// Returns the links to everything that an object of a type takes and holds, the type's own links
  /// before inherited links.
  private func objectLinks(of type: Symbol, kind: Wiring.Kind) -> [Wiring.Link] {
    let own = writtenMembers(of: type)
    var held = own.filter { $0.kind == "property" }.compactMap { property in
      kind == .protocol
        ? link(.requires, property.ownName, property.signature.type, in: type)
        : heldLink(to: property, of: type)
    }
    let initializers = own.filter { $0.kind == "init" && kind != .protocol && kind != .enum }
    var taken = initializerLinks(initializers, of: type)
    for (index, link) in taken.enumerated() {
      // A parameter and the property that stores it share a line.
      let place = held.firstIndex { $0.name == link.name && $0.type == link.type }
      guard let place else { continue }
      let stored = held.remove(at: place)
      taken[index].verbs += stored.verbs
      taken[index].note = stored.note
    }
    return taken + held + inheritedLinks(of: type, hasInitializer: !initializers.isEmpty)
  }

  /// Returns the links of a class's superclass, with the superclass's generic arguments.
  ///
  /// A class with an initializer of its own is assumed to inherit no initializer.
  private func inheritedLinks(of type: Symbol, hasInitializer: Bool) -> [Wiring.Link] {
    guard let superclass = superclass(of: type) else { return [] }
    let names = superclass.genericParameters
    let arguments = Dictionary(zip(names, superclassArguments[type.name] ?? [])) { first, _ in first
    }
    return objectLinks(of: superclass, kind: .class).compactMap { link in
      var link = link
      if hasInitializer { link.verbs.removeAll { [.takes, .orTakes, .mayTake].contains($0) } }
      link.type.replace(/\w+/) { arguments[String($0.output)] ?? String($0.output) }
      link.targets += types.ids(named: arguments.values.filter(link.type.contains))
      return link.verbs.isEmpty ? nil : link
    }
  }

  /// Returns the members of a type without those that `@Observable` generates.
  ///
  /// The macro turns each stored property into a computed one, and stores the value in a private
  /// property whose name begins with an underscore.
  private func writtenMembers(of type: Symbol) -> [Symbol] {
    let all = members[type.id] ?? []
    // Only a macro can declare a name with a dollar sign.
    guard all.contains(where: { $0.ownName == "_$observationRegistrar" }) else { return all }
    let properties = all.filter { $0.kind == "property" && !computed.contains($0.name) }
    let generated =
      ["_$observationRegistrar", "access(keyPath:)", "withMutation(keyPath:_:)"]
      + ["shouldNotifyObservers(_:_:)"] + properties.map { "_\($0.ownName)" }
    return all.filter { !generated.contains($0.ownName) }
  }

  private func initializerLinks(_ symbols: [Symbol], of type: Symbol) -> [Wiring.Link] {
    var initializers = symbols.map { $0.signature.parameters.map { link(to: $0, of: type) } }
    if initializers.contains(where: { !$0.isEmpty && $0.allSatisfy { $0.defaultValue != nil } }) {
      initializers.removeAll(where: \.isEmpty)
    }
    // The initializer with the most parameters is shown line by line; a screen's `init?(coder:)` is
    // rarely that one.
    let most = initializers.map(\.count).max()
    guard let main = initializers.firstIndex(where: { $0.count == most }) else { return [] }
    let links = initializers.remove(at: main)
    let others = initializers.map { links in
      Wiring.Link(
        verbs: [.orTakes],
        type: links.isEmpty ? "nothing" : links.map(\.text).joined(separator: ", "))
    }
    return (links.isEmpty ? [Wiring.Link(verbs: [.takes], type: "nothing")] : links) + others
  }

  /// Returns the link to a stored property, or nil if the property is computed.
  private func heldLink(to symbol: Symbol, of type: Symbol) -> Wiring.Link? {
    guard !computed.contains(symbol.name) else { return nil }
    let property = symbol.signature
    let isOutlet = property.attributes.contains(Self.outlet)
    let isWeak =
      property.keywords.contains("weak")
      || property.attributes.contains(where: types.weakWrappers.contains)
    let isUnowned = property.keywords.contains { $0.hasPrefix("unowned") }
    var link = link(
      isWeak ? .holdsWeakly : isUnowned ? .holdsUnowned : .holds, symbol.ownName, property.type,
      in: type)
    if property.keywords.contains("lazy") {
      link.note = "made when first asked for"
    } else if leadsToObject(link), !symbol.isPrivate, !property.isReadOnly, !isOutlet {
      link.note = "anyone may set it"
    }
    return link
  }

  // MARK: Functions, methods and shared values

  private func functionLinks(of symbol: Symbol) -> [Wiring.Link] {
    let parameters = symbol.signature.parameters.map { link(to: $0, of: symbol) }
    let given = results(of: symbol)
    return parameters.contains(where: leadsToObject) || !given.isEmpty ? parameters + given : []
  }

  /// Returns the links of a method: the objects and closures that it takes, and the objects that it
  /// returns.
  private func methodLinks(of symbol: Symbol, in type: Symbol) -> [Wiring.Link] {
    let parameters = symbol.kind == "type.method" ? [] : symbol.signature.parameters
    let taken = parameters.compactMap { parameter in
      let link = link(to: parameter, of: symbol)
      let isEscaping =
        link.type.hasSuffix("?") || parameter.type.contains { $0.text.hasPrefix("@escaping") }
      return types.hasReference(link.targets) || link.hasClosure && isEscaping ? link : nil
    }
    let given = results(of: symbol).filter { $0.targets != [type.id] }
    return (taken + given).map { link in
      var link = link
      link.note = "by \(symbol.ownName)"
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

  private func sharedLinks(of symbol: Symbol) -> [Wiring.Link] {
    let property = symbol.signature
    var link = link(.isA, "", property.type, in: symbol)
    link.note = "one for the whole program"
    let isShown = leadsToObject(link) || property.keywords.contains("var")
    return isShown && !computed.contains(symbol.name) ? [link] : []
  }

  // MARK: All links

  private func leadsToObject(_ link: Wiring.Link) -> Bool {
    link.hasClosure || types.hasReference(link.targets)
  }

  private func link(to parameter: Signature.Parameter, of symbol: Symbol) -> Wiring.Link {
    var link = link(.takes, parameter.name, parameter.type, in: symbol)
    link.defaultValue = parameter.defaultValue?.text
    if link.defaultValue != nil { link.verbs = [.mayTake] }
    return link
  }

  private func link(
    _ verb: Wiring.Verb, _ name: String, _ type: Tokens, in owner: Symbol
  ) -> Wiring.Link {
    Wiring.Link(
      verbs: [verb], name: name, type: type.text, targets: types.targets(of: type, in: owner),
      hasClosure: type.contains { $0.text == "->" })
  }

  /// The identifier of the property wrapper for an `@IBOutlet`, which a storyboard connects.
  private static let outlet = "s:13StoryboardKit6OutletV"
}

extension Symbol {
  /// The name without the enclosing types.
  fileprivate var ownName: String { path.last ?? "" }
}
