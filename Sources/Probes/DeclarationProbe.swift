import SymbolGraphs
public import Testing

/// A probe that lists the declarations of the learner's module.
///
/// A snippet for a ``CompilerProbe`` has to name the functions that it calls, but learners can
/// choose any names for their functions. The compiler's symbol graph lists all declarations.
///
/// ```swift
/// let makers = DeclarationProbe().makers(of: "ReportViewModel")
/// #expect(makers.filter { $0.needs.count < 2 }.map(\.text) == [], "It has two dependencies.")
/// ```
public struct DeclarationProbe: Sendable {
  private let module: String
  /// The only file to inspect, or nil for the whole module.
  private let file: String?

  /// Creates a probe for the declarations of `module`.
  ///
  /// All exercises of a lesson may be in one module. A probe in `2-NameTests.swift` or
  /// `2-NameChecks.swift` inspects only `2-Name.swift`; elsewhere, a probe inspects the whole
  /// module.
  ///
  /// - Parameters:
  ///   - module: The learner's module; by default, the module of the exercise that `suite` grades.
  ///   - suite: The calling file. Only tests of this probe pass another file.
  public init(module: String? = nil, suite: String = #fileID) {
    self.module = module ?? Lesson(suite: suite).module
    file = Lesson.exerciseFile(of: suite)
  }

  /// Returns the declarations that create a value of a type.
  ///
  /// The list contains the type's initializers, and the global and static functions and properties
  /// of exactly that type, except private declarations. Correct designs have other declarations,
  /// too: a property or a method of an object needs that object; an optional may be nil; and a
  /// function that takes a value of the type doesn't create the first value.
  ///
  /// - Parameters:
  ///   - type: The name of a type, without generic arguments.
  ///   - sourceLocation: The location of the issue that is recorded if the compiler doesn't answer.
  /// - Returns: The declarations, in the compiler's order.
  public func makers(
    of type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration] {
    declarations(sourceLocation: sourceLocation).filter { maker in
      if maker.kind == "init" { return maker.result == type }
      return ["func", "type.method", "type.property", "var"].contains(maker.kind)
        && maker.result.withoutGenericArguments == type
        && !maker.parameters.contains { $0.mentions(type) }
    }
  }

  /// Returns the declarations that create a value of a type, except the type's initializers.
  public func factories(
    of type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration] {
    makers(of: type, sourceLocation: sourceLocation).filter { $0.kind != "init" }
  }

  /// Returns the initializers of a type or of all types, including private initializers.
  public func initializers(
    of type: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration] {
    allDeclarations(sourceLocation).filter { $0.kind == "init" && (type ?? $0.result) == $0.result }
  }

  /// Returns the declarations, including extensions of other types, by default without private
  /// ones.
  public func declarations(
    includingPrivate: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration] {
    allDeclarations(sourceLocation).filter { includingPrivate || !$0.isPrivate }
  }

  private func allDeclarations(_ sourceLocation: SourceLocation) -> [Declaration] {
    let symbols = symbols(sourceLocation)
    let hidden = Set(symbols.lazy.filter(\.isPrivate).map(\.path))
    return symbols.map { symbol in
      // The compiler calls a private type's members internal.
      Declaration(symbol, isPrivate: symbol.pathsOutwards.contains(where: hidden.contains))
    }
  }

  /// Returns the symbols of the file or module, or records an issue.
  func symbols(_ sourceLocation: SourceLocation) -> [Symbol] {
    do {
      let symbols = try ModuleSymbols.of(module)
      guard let file else { return symbols }
      // The compiler omits the file of a private symbol, but not the file of the type that contains
      // the symbol.
      let files = Dictionary(symbols.map { ($0.path, $0.file) }) { $0 ?? $1 }
      return symbols.filter { symbol in
        let around = symbol.pathsOutwards.lazy.compactMap { files[$0] ?? nil }
        return (symbol.file ?? around.first ?? file) == file
      }
    } catch {
      Issue.recordNoAnswer(error, at: sourceLocation)
      return []
    }
  }
}

extension Symbol {
  /// The symbol's path, then the paths of the types that contain it, from the inside out.
  fileprivate var pathsOutwards: [[String]] {
    Array(sequence(first: path) { $0.isEmpty ? nil : Array($0.dropLast()) })
  }
}

extension String {
  fileprivate var withoutGenericArguments: String { String(prefix { $0 != "<" }) }
}
