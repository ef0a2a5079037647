public import Foundation

/// A declaration in a symbol graph.
public struct Symbol: Decodable, Sendable {
  /// The mangled name.
  public let id: String
  /// The kind without the language, such as `class`, `func`, `method`, `type.method` or `property`.
  public let kind: String
  /// The names of the enclosing types, then the symbol's name with its argument labels.
  public let path: [String]
  public let isPrivate: Bool
  /// The declaration without its body.
  public let tokens: [Token]
  /// The names of the generic parameters, including those of enclosing types.
  public let genericParameters: [String]
  /// The constraints on the generic parameters.
  public let constraints: [Constraint]
  /// The file that contains the declaration, or nil for private symbols.
  public let url: URL?

  /// The path as a text, such as `Outer.Inner.name`.
  public var name: String { path.joined(separator: ".") }

  /// The complete declaration without its body, on one line.
  public var text: String { tokens.map(\.text).joined() }

  /// A constraint such as `R: Repository`.
  public struct Constraint: Decodable, Sendable {
    /// The kind: `conformance`, `superclass` or `sameType`.
    public let kind: String
    public let lhs: String
    public let rhs: String
    /// The identifier of the right-hand side, if it's a named type.
    public let rhsPrecise: String?
  }

  public init(from decoder: any Decoder) throws {
    let raw = try Raw(from: decoder)
    id = raw.identifier.precise
    kind = String(raw.kind.identifier.drop { $0 != "." }.dropFirst())
    path = raw.pathComponents
    isPrivate = ["private", "fileprivate"].contains(raw.accessLevel)
    tokens = raw.declarationFragments.flatMap { fragment in
      fragment.kind == "text"
        ? fragment.text.pieces.map { Token(text: String($0), kind: "text", id: nil) } : [fragment]
    }
    genericParameters = (raw.swiftGenerics?.parameters ?? []).map(\.name)
    constraints = raw.swiftGenerics?.constraints ?? []
    url = raw.location.flatMap { URL(string: $0.uri) }
  }

  /// A symbol with the keys that the compiler uses.
  private struct Raw: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Generics: Decodable {
      struct Parameter: Decodable { let name: String }

      let parameters: [Parameter]?
      let constraints: [Constraint]?
    }
    struct Location: Decodable { let uri: String }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    /// The keywords, the names, and the texts between them; such a text can be several tokens.
    let declarationFragments: [Token]
    let swiftGenerics: Generics?
    let location: Location?
  }
}
