public import Foundation

/// A declaration in a symbol graph.
public struct Symbol: Decodable, Sendable {
  /// The mangled name.
  public let id: String
  /// The kind without the language: `class`, `func`, `method`, `type.method`, `property`.
  public let kind: String
  /// The names of the types around it, and its own, with a function's argument labels.
  public let path: [String]
  public let isPrivate: Bool
  /// The whole declaration on one line, without a body.
  public let text: String
  /// The conditions on its generic parameters.
  public let constraints: [Constraint]
  /// The conditions on the type that its extension extends.
  public let extensionConstraints: [Constraint]
  /// The file that declares it; the compiler leaves it out for private symbols.
  public let url: URL?
  let fragments: [Fragment]

  /// The path as one text, such as `Outer.Inner.name`.
  public var name: String { path.joined(separator: ".") }

  /// A condition such as `R: Repository`.
  public struct Constraint: Decodable, Sendable {
    /// `conformance`, `superclass` or `sameType`.
    public let kind: String
    public let lhs: String
    public let rhs: String
    /// The identifier of the right side, if it is a named type.
    public let rhsPrecise: String?
  }

  /// A part of a declaration: a keyword, a name, or the text between.
  struct Fragment: Decodable, Sendable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  public init(from decoder: any Decoder) throws {
    let raw = try Raw(from: decoder)
    id = raw.identifier.precise
    kind = String(raw.kind.identifier.drop { $0 != "." }.dropFirst())
    path = raw.pathComponents
    isPrivate = ["private", "fileprivate"].contains(raw.accessLevel)
    fragments = raw.declarationFragments
    text = fragments.map(\.spelling).joined()
    constraints = raw.swiftGenerics?.constraints ?? []
    extensionConstraints = raw.swiftExtension?.constraints ?? []
    url = raw.location.flatMap { URL(string: $0.uri) }
  }

  /// A symbol with the names that the compiler uses.
  private struct Raw: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    struct Conditions: Decodable {
      let constraints: [Constraint]?
    }

    struct Location: Decodable {
      let uri: String
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]
    let swiftGenerics: Conditions?
    let swiftExtension: Conditions?
    let location: Location?
  }
}
