import Course
import Foundation
import Grading
import Interface

/// The graph that `swift symbolgraph-extract` writes of a module, as far as a wiring needs it.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]
    let swiftGenerics: Generics?

    var id: String { identifier.precise }
    /// The kind without the language: `class`, `property`, `type.method`.
    var kindName: String { String(kind.identifier.drop { $0 != "." }.dropFirst()) }
    /// The names from the outermost type on, such as `Outer.Inner.name`.
    var path: String { pathComponents.joined(separator: ".") }
    /// The conditions on its generic parameters, such as `R: Repository`.
    var conditions: [String] {
      (swiftGenerics?.constraints ?? []).filter { $0.lhs != "Self" && !$0.lhs.hasPrefix("some ") }
        .map(\.text)
    }
    var isPrivate: Bool { accessLevel == "private" || accessLevel == "fileprivate" }
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  /// A piece of a declaration: a keyword, a name, or the signs between them.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  struct Generics: Decodable {
    let constraints: [Constraint]?
  }

  /// A condition on a generic parameter: `lhs` conforms to `rhs`, inherits from it, or is the same.
  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
    let rhsPrecise: String?

    var text: String { "\(lhs)\(kind == "sameType" ? " ==" : ":") \(rhs)" }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  /// Reads the graph of a module, and those of what it extends, from a folder.
  init(of module: String, in folder: URL) throws {
    symbols = []
    relationships = []
    let names = folder.visibleNames.filter { $0.hasSuffix(".symbols.json") }
    // The module's own file first; “BadWay@Support.symbols.json” holds extensions of other types.
    for name in names.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
      let graph = try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: folder.appending(path: name)))
      symbols += graph.symbols
      relationships += graph.relationships
    }
    guard !names.isEmpty else {
      throw WorkbookError.other("The compiler wrote no symbol graph of \(module).")
    }
  }
}
