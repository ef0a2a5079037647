/// What an exercise's types declare that they take and hold.
///
/// It doesn't show what a type uses in its code, or what a closure captures.
struct Wiring: Codable, Equatable, Sendable {
  /// The exercise's own functions, types and shared values, in order.
  var parts: [Part]
  /// The names of all parts, and of the types that a link may lead to, by identifier.
  var names: [String: String]

  struct Part: Codable, Equatable, Sendable {
    let id: String
    let kind: Kind
    /// The name with those of the types around it, such as `Outer.Inner`.
    let name: String
    /// The conditions on its generic parameters, such as `R: Repository`.
    var conditions: [String] = []
    /// The name of the superclass, if it belongs to the exercise.
    var superclass: String?
    /// The identifiers of its superclasses, and of all protocols that it conforms to.
    var ancestors: [String] = []
    var links: [Link] = []

    /// The declaration: `class FolderScreen`.
    var title: String {
      let condition = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
      return "\(kind.rawValue) \(name)\(superclass.map { ": \($0)" } ?? "")\(condition)"
    }
  }

  enum Kind: String, Codable, Sendable {
    case function = "func"
    case global
    case shared = "static"
    case `class`, actor, `struct`, `enum`, `protocol`

    var isReference: Bool { self == .class || self == .actor }
  }

  /// One line of a part: verbs, a name, and a type as it is declared.
  struct Link: Codable, Equatable, Sendable {
    /// Usually one; two for a parameter that is kept in a property: “is handed, holds”.
    var verbs: [Verb]
    var name = ""
    /// The declared type, with a default argument if there is one.
    var type: String
    var note: String?
    /// The identifiers of the types that it leads to, other than through a closure.
    var targets: [String] = []
    /// Whether the type is a closure, or contains one.
    var hasClosure = false

    var label: String { verbs.map(\.rawValue).joined(separator: ", ") }
    var text: String {
      [name.isEmpty ? type : "\(name): \(type)", note].compactMap { $0 }.joined(separator: " · ")
    }

    var isStrong: Bool { verbs.contains(.holds) }
    var isLoose: Bool { verbs.contains(.holdsWeakly) || verbs.contains(.holdsUnowned) }
    /// Whether a picture shows its target below it.
    var leadsOn: Bool { isStrong || verbs == [.gives] || verbs == [.isA] }
  }

  enum Verb: String, Codable, Sendable {
    case isHanded = "is handed"
    /// By a second initializer.
    case orIsHanded = "or is handed"
    /// There is a default argument.
    case mayBeHanded = "may be handed"
    case holds
    case holdsWeakly = "holds weakly"
    case holdsUnowned = "holds unowned"
    /// As the result of a function.
    case gives
    /// A requirement of a protocol.
    case asksFor = "asks for"
    case isA = "is"
  }
}
