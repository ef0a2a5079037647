/// The types that an exercise's declarations take and hold.
///
/// A wiring doesn't show which types a type uses in its code, or what a closure captures.
struct Wiring: Equatable, Sendable {
  /// The exercise's functions, types and shared values, in the order of the file.
  var parts: [Part]
  /// The names of all parts, and of the types that a link can refer to, by identifier.
  var names: [String: String]

  struct Part: Equatable, Sendable {
    let id: String
    let kind: Kind
    /// The name, preceded by the enclosing types, such as `Outer.Inner`.
    let name: String
    /// The superclass, if the exercise declares it, and the constraints on generic parameters.
    var clauses = ""
    /// The identifiers of the superclasses, and of all protocols that the type conforms to.
    var ancestors: [String] = []
    var links: [Link] = []

    /// The declaration, such as `class FolderScreen`.
    var title: String { "\(kind.rawValue) \(name)\(clauses)" }

    /// Returns whether values of this part's type can be used as the given type.
    func isA(_ type: String) -> Bool { id == type || ancestors.contains(type) }
  }

  enum Kind: String, Sendable {
    case function = "func"
    case global
    case shared = "static"
    case `class`, actor, `struct`, `enum`, `protocol`

    var isReference: Bool { self == .class || self == .actor }
  }

  /// One line of a part: verbs, a name, and a declared type.
  struct Link: Equatable, Sendable {
    /// The verbs: usually one, or two for a parameter stored in a property, such as “takes, holds”.
    var verbs: [Verb]
    var name = ""
    var type: String
    var defaultValue: String?
    var note: String?
    /// The identifiers of the types that the link refers to, except through a closure.
    var targets: [String] = []
    /// Whether the type is or contains a closure.
    var hasClosure = false

    var label: String { verbs.map(\.rawValue).joined(separator: ", ") }
    var title: String { name.isEmpty ? type : name }
    var text: String {
      (name.isEmpty ? "" : "\(name): ") + type + (defaultValue.map { " = \($0)" } ?? "")
        + (note.map { " · \($0)" } ?? "")
    }

    var isStrong: Bool { verbs.contains(.holds) }
    var isWeakOrUnowned: Bool { verbs.contains(.holdsWeakly) || verbs.contains(.holdsUnowned) }
    /// Whether a drawing shows the link's target below the link.
    var showsTarget: Bool { isStrong || [[.returns], [.isA], [.adoptedBy]].contains(verbs) }
  }

  enum Verb: String, Sendable {
    case takes
    /// A parameter of a second initializer.
    case orTakes = "or takes"
    /// A parameter with a default argument.
    case mayTake = "may take"
    case holds
    case holdsWeakly = "holds weakly"
    case holdsUnowned = "holds unowned"
    case returns
    /// A protocol's requirement.
    case requires
    case isA = "is"
    /// A type that adopts a protocol.
    case adoptedBy = "adopted by"
  }
}
