import SymbolGraphs
public import Testing

/// Lists how a type's values can be made, under whatever name.
///
/// A snippet for a ``CompilerProbe`` has to name what it calls, and a learner may choose any name
/// for a second way to make something. What the compiler wrote down of a module names them all.
///
/// ```swift
/// let makers = DeclarationProbe(module: "Locator").makers(of: "ReportViewModel")
/// #expect(makers.filter { $0.needs.count < 2 }.map(\.declaration) == [], "It needs two things.")
/// ```
public struct DeclarationProbe: Sendable {
  /// An initializer, a function or a property that gives a value.
  public struct Maker: Sendable {
    /// As it is written, with the type around it before the name.
    public let declaration: String
    public let isInitializer: Bool
    /// Whether other files cannot use it.
    public let isPrivate: Bool
    /// The types of what it cannot do without, with the object that it is called on, if there is
    /// one; without attributes and spaces: `TodoManager?`, `()->Date`.
    public let takes: [String]
    /// The types of what may be left out.
    public let takesIfAsked: [String]
    /// Whether it is an optional that comes from an object which the caller has just made.
    ///
    /// Such an object has nothing to give until other code hands it something: one that keeps what
    /// it is handed may begin empty. An object that is found by a global or a function may not be
    /// new.
    public let isEmptyAtFirst: Bool
    /// Whether each object on the way to it can be made with an initializer.
    fileprivate let isOfNew: Bool

    /// The types of what it cannot do without, and for which nil does not pass.
    public var needs: [String] {
      takes.filter { !($0.hasSuffix("?") && ($0.hasSuffix(")?") || !$0.contains("->"))) }
    }
  }

  private let module: String
  /// The only file of the module that is looked into; nil for all.
  private let file: String?

  /// Makes a probe for what `module` declares.
  ///
  /// All exercises of a lesson may be in one module. A suite `2-NameTests.swift` asks about
  /// `2-Name.swift` alone, and any other file about all of the module.
  ///
  /// - Parameters:
  ///   - module: The learner's module.
  ///   - suite: The file that asks; the caller's unless told otherwise.
  public init(module: String, suite: String = #fileID) {
    self.module = module
    let name = suite.split(separator: "/").last ?? ""
    file =
      name.first?.isNumber == true && name.hasSuffix("Tests.swift")
      ? "\(name.dropLast("Tests.swift".count)).swift" : nil
  }

  /// What gives a value of a type, or an optional of it, and may be called.
  ///
  /// For a method of one of the module's own types, what it takes to make that one counts as well.
  ///
  /// - Parameters:
  ///   - type: The name of a type.
  ///   - sourceLocation: Where an issue is recorded when the compiler does not answer.
  /// - Returns: Each way, in the order of the compiler.
  public func makers(
    of type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Maker] {
    makers(of: type, among: symbols(sourceLocation), without: [])
  }

  /// The types of what each function takes that one of the module's protocols requires or has.
  ///
  /// - Parameter sourceLocation: Where an issue is recorded when the compiler does not answer.
  /// - Returns: The functions as they are written, each with the types.
  public func protocolFunctions(
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [(declaration: String, takes: [String])] {
    let symbols = symbols(sourceLocation)
    let protocols = Set(
      symbols.filter { $0.kind == "protocol" }.map(\.name))
    return symbols.filter { protocols.contains($0.owner) && $0.kind == "method" }
      .map { ($0.maker.declaration, $0.signature.parameters.map(\.type.bare)) }
  }

  /// The initializers that a module declares and that may be called, private ones too.
  ///
  /// - Parameters:
  ///   - type: The name of a type; without it, those of all types.
  ///   - sourceLocation: Where an issue is recorded when the compiler does not answer.
  /// - Returns: Each of them, in the order of the compiler.
  public func initializers(
    of type: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Maker] {
    symbols(sourceLocation)
      .filter { $0.kind == "init" && (type ?? $0.owner) == $0.owner }.map(\.maker)
  }

  /// What others may use, in the module and in its extensions of other types.
  ///
  /// - Parameter sourceLocation: Where an issue is recorded when the compiler does not answer.
  /// - Returns: Each declaration, in the order of the compiler.
  public func declarations(
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration] {
    symbols(sourceLocation).filter { !$0.isPrivate }.map(Declaration.init)
  }

  /// The functions, initializers and static properties that somebody can get a `type` from.
  ///
  /// It may come with something else. What an object hands out of itself is no source.
  ///
  /// - Parameters:
  ///   - type: The name of the type.
  ///   - sourceLocation: Where an issue is recorded when the compiler does not answer.
  /// - Returns: The declarations, in the order of the compiler.
  public func sources(
    of type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration] {
    let kinds: Set = ["func", "init", "type.method", "type.property", "type.subscript", "var"]
    return declarations(sourceLocation: sourceLocation)
      .filter { kinds.contains($0.kind) && $0.result.mentions(type) }
  }

  func symbols(_ sourceLocation: SourceLocation) -> [Symbol] {
    do {
      let symbols = try ModuleSymbols.of(module)
      guard let file else { return symbols }
      // Of what is private the compiler does not tell the file; the type around it stands in one.
      let files = Dictionary(symbols.map { ($0.path, $0.file) }) { $0 ?? $1 }
      return symbols.filter { symbol in
        let around = sequence(first: symbol.path) { $0.isEmpty ? nil : Array($0.dropLast()) }
        return (symbol.file ?? around.lazy.compactMap { files[$0] ?? nil }.first ?? file) == file
      }
    } catch {
      Issue.recordNoAnswer(error, at: sourceLocation)
      return []
    }
  }

  private func makers(
    of type: String, among symbols: [Symbol], without seen: Set<String>
  ) -> [Maker] {
    guard !seen.contains(type) else { return [] }
    let owned = Set(
      symbols.filter { ["class", "struct", "enum", "actor"].contains($0.kind) }
        .map(\.name))
    return symbols.filter { $0.gives(type) }.flatMap { symbol -> [Maker] in
      let maker = symbol.maker
      guard symbol.isOfInstance, owned.contains(symbol.owner) else { return [maker] }
      return makers(of: symbol.owner, among: symbols, without: seen.union([type])).map {
        Maker(
          declaration: maker.declaration, isInitializer: false,
          isPrivate: maker.isPrivate || $0.isPrivate,
          takes: $0.takes + maker.takes.dropFirst(), takesIfAsked: maker.takesIfAsked,
          isEmptyAtFirst: $0.isEmptyAtFirst || $0.isOfNew && symbol.givesOptional,
          isOfNew: $0.isOfNew)
      }
    }
  }
}

extension Symbol {
  /// Whether it gives a value of a type, or an optional of it.
  fileprivate func gives(_ type: String) -> Bool {
    switch kind {
    case "init": owner == type
    case "func", "method", "type.method", "property", "type.property", "var":
      // Most declarations do not speak of the type, and to take one apart is slow.
      (text.contains(type) || owner == type)
        && (result == type || result == "Self" && owner == type)
    default: false
    }
  }

  fileprivate var givesOptional: Bool {
    ["?", "!"].contains(signature.type.bare.last)
  }

  private var result: String {
    var result = signature.type.bare
    while result.last == "?" || result.last == "!" { result.removeLast() }
    return result
  }

  fileprivate var maker: DeclarationProbe.Maker {
    let parameters = signature.parameters
    let object = owner == "Optional" ? "\(extensionConstraints.first?.rhs ?? "")?" : owner
    return DeclarationProbe.Maker(
      declaration: (owner.isEmpty ? "" : "\(object): ") + text,
      isInitializer: kind == "init", isPrivate: isPrivate,
      takes: (isOfInstance ? [object] : [])
        + parameters.filter { $0.defaultValue == nil }.map(\.type.bare),
      takesIfAsked: parameters.filter { $0.defaultValue != nil }.map(\.type.bare),
      isEmptyAtFirst: false,
      isOfNew: kind == "init")
  }
}
