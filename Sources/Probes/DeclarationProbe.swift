import Foundation
import Synchronization
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

    /// The types of what it cannot do without, and for which nil does not pass.
    public var needs: [String] {
      takes.filter { !($0.hasSuffix("?") && ($0.hasSuffix(")?") || !$0.contains("->"))) }
    }
  }

  private let module: String

  /// Makes a probe for what `module` declares.
  public init(module: String) {
    self.module = module
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
    do {
      return try makers(of: type, among: Symbols.of(module), without: [])
    } catch {
      Issue.record("The compiler could not be asked: \(error)", sourceLocation: sourceLocation)
      return []
    }
  }

  /// The types of what each function takes that one of the module's protocols requires or has.
  ///
  /// - Parameter sourceLocation: Where an issue is recorded when the compiler does not answer.
  /// - Returns: The functions as they are written, each with the types.
  public func protocolFunctions(
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [(declaration: String, takes: [String])] {
    do {
      let symbols = try Symbols.of(module)
      let protocols = Set(symbols.filter { $0.kindName == "protocol" }.map(\.path))
      return symbols.filter { protocols.contains($0.owner) && $0.kindName == "method" }.map {
        ($0.maker.declaration, Signature($0.text).parameters.map(\.type))
      }
    } catch {
      Issue.record("The compiler could not be asked: \(error)", sourceLocation: sourceLocation)
      return []
    }
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
    do {
      return try Symbols.of(module)
        .filter { $0.kindName == "init" && (type ?? $0.owner) == $0.owner }.map(\.maker)
    } catch {
      Issue.record("The compiler could not be asked: \(error)", sourceLocation: sourceLocation)
      return []
    }
  }

  private func makers(
    of type: String, among symbols: [Symbol], without seen: Set<String>
  ) -> [Maker] {
    guard !seen.contains(type) else { return [] }
    let owned = Set(
      symbols.filter { ["class", "struct", "enum", "actor"].contains($0.kindName) }.map(\.path))
    return symbols.filter { $0.gives(type) }.flatMap { symbol -> [Maker] in
      let maker = symbol.maker
      guard symbol.isOfInstance, owned.contains(symbol.owner) else { return [maker] }
      return makers(of: symbol.owner, among: symbols, without: seen.union([type])).map {
        Maker(
          declaration: maker.declaration, isInitializer: false,
          isPrivate: maker.isPrivate || $0.isPrivate,
          takes: $0.takes + maker.takes.dropFirst(), takesIfAsked: maker.takesIfAsked)
      }
    }
  }
}

/// What a module declares, as the compiler writes it into a symbol graph.
private enum Symbols {
  private static let known = Mutex<[String: [Symbol]]>([:])

  static func of(_ module: String) throws -> [Symbol] {
    // Tests that run beside each other ask once.
    try known.withLock { known in
      if let symbols = known[module] { return symbols }
      let symbols = try extract(module)
      known[module] = symbols
      return symbols
    }
  }

  private static func extract(_ module: String) throws -> [Symbol] {
    guard let modules = BuiltModules.folder else {
      throw Compiler.Unavailable(
        description: "The modules that the tests were built with are not found.")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "declarations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, output) = try Compiler.run(
      ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path]
        + ["-minimum-access-level", "private", "-skip-synthesized-members"]
        + ["-output-dir", folder.path] + platform + Compiler.platform(modules))
    guard status == 0 else { throw Compiler.Unavailable(description: output) }
    // What extends other modules' types stands in files of its own: Locator@Swift.symbols.json
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".symbols.json") }
      .flatMap { name in
        let data = try Data(contentsOf: folder.appending(path: name))
        return try JSONDecoder().decode(Graph.self, from: data).symbols
      }
  }

  /// The target, which this tool does not know by itself.
  private static var platform: [String] {
    #if os(macOS)
      []
    #elseif arch(arm64)
      ["-target", "aarch64-unknown-linux-gnu"]
    #else
      ["-target", "x86_64-unknown-linux-gnu"]
    #endif
  }
}

private struct Graph: Decodable {
  let symbols: [Symbol]
}

private struct Symbol: Decodable, Sendable {
  struct Kind: Decodable {
    let identifier: String
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Extension: Decodable {
    struct Constraint: Decodable {
      let rhs: String
    }

    let constraints: [Constraint]?
  }

  let kindName: String
  let pathComponents: [String]
  let isPrivate: Bool
  /// The whole declaration, without its body.
  let text: String
  /// What an extension asks of its type: `TodoManager` for one of `TodoManager?`.
  private let conditions: [String]

  private enum CodingKeys: String, CodingKey {
    case kind, pathComponents, accessLevel, declarationFragments, swiftExtension
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try values.decode(Kind.self, forKey: .kind).identifier
    kindName = String(kind.drop { $0 != "." }.dropFirst())
    pathComponents = try values.decode([String].self, forKey: .pathComponents)
    let access = try values.decode(String.self, forKey: .accessLevel)
    isPrivate = access == "private" || access == "fileprivate"
    text = try values.decode([Fragment].self, forKey: .declarationFragments)
      .map(\.spelling).joined()
    conditions =
      try values.decodeIfPresent(Extension.self, forKey: .swiftExtension)?
      .constraints?.map(\.rhs) ?? []
  }

  var path: String { pathComponents.joined(separator: ".") }
  var owner: String { pathComponents.dropLast().joined(separator: ".") }
  var isOfInstance: Bool { ["method", "property"].contains(kindName) }

  func gives(_ type: String) -> Bool {
    switch kindName {
    case "init": owner == type
    case "func", "method", "type.method", "property", "type.property", "var":
      // Most declarations do not speak of the type, and to take one apart is slow.
      (text.contains(type) || owner == type)
        && (result == type || result == "Self" && owner == type)
    default: false
    }
  }

  private var result: String {
    var result = Signature(text).result
    while result.last == "?" || result.last == "!" { result.removeLast() }
    return result
  }

  var maker: DeclarationProbe.Maker {
    let parameters = Signature(text).parameters
    let object = owner == "Optional" ? "\(conditions.first ?? "")?" : owner
    return DeclarationProbe.Maker(
      declaration: (owner.isEmpty ? "" : "\(object): ") + text,
      isInitializer: kindName == "init", isPrivate: isPrivate,
      takes: (isOfInstance ? [object] : [])
        + parameters.filter { !$0.hasDefault }.map(\.type),
      takesIfAsked: parameters.filter(\.hasDefault).map(\.type))
  }
}

/// The types in a declaration.
private struct Signature {
  var parameters: [(type: String, hasDefault: Bool)] = []
  var result = ""

  init(_ declaration: String) {
    guard let keyword = declaration.firstMatch(of: /\b(func|init|let|var)\b/) else { return }
    let rest = declaration[keyword.range.upperBound...]
    if ["let", "var"].contains(keyword.1) {
      let type = rest.drop { $0 != ":" }.dropFirst()
      result = Self.bare(type.prefix { $0 != "{" && $0 != "=" })
      return
    }
    // A generic function has its parameters in angle brackets, without round ones among them.
    guard let open = rest.firstIndex(of: "("),
      let close = Self.end(of: rest[rest.index(after: open)...])
    else { return }
    let list = Self.split(rest[rest.index(after: open)..<close])
    parameters = list.compactMap { parameter in
      guard let colon = parameter.firstIndex(of: ":") else { return nil }
      let parts = Self.split(parameter[parameter.index(after: colon)...], at: "=")
      return (Self.bare(parts[0]), parts.count > 1)
    }
    if let arrow = rest[close...].range(of: "->") {
      let type = rest[arrow.upperBound...]
      result = Self.bare(type[..<(type.range(of: " where ")?.lowerBound ?? type.endIndex)])
    }
  }

  /// Where the bracket is closed that was opened before `text`.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// The parts between separators that stand in no bracket.
  private static func split(
    _ text: Substring, at separator: Character = ","
  ) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth, last) = (text.startIndex, 0, Character(" "))
    for index in text.indices {
      let sign = text[index]
      if "([{<".contains(sign) { depth += 1 }
      if ")]}".contains(sign) || sign == ">" && last != "-" { depth -= 1 }
      if sign == separator, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      last = sign
    }
    return (parts + [text[start...]]).filter { $0.contains { !$0.isWhitespace } }
  }

  /// A type without attributes, spaces, and the words that tell how it is passed.
  private static func bare(_ type: Substring) -> String {
    type.replacing(/@\w+(\([^)]*\))?/, with: "")
      .replacing(/\b(inout|borrowing|consuming|sending|isolated|any|some)\b/, with: "")
      .filter { !$0.isWhitespace }
      .replacing(/^\((\w+)\)\?$/) { "\($0.1)?" }
      .replacing(/^Optional<(.*)>$/) { "\($0.1)?" }
  }
}
