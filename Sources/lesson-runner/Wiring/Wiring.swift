import Course
import Grading
import Interface

/// The declarations of an exercise's types: what they are handed, and what they hold.
///
/// It knows declarations alone. What a type reaches for in its code,
/// or what a closure captures, is not in it.
struct Wiring: Codable, Equatable, Sendable {
  /// The exercise's own functions, types and shared values that declare anything, in order.
  var parts: [Part]
  /// The other ends of links: classes and protocols of the lesson's `Support`, and the exercise's
  /// own types that declare nothing.
  var neighbors: [Neighbor]

  /// A function, a type, or a value that the whole program shares.
  struct Part: Codable, Equatable, Sendable {
    let id: String
    let kind: Kind
    /// The name with those that it is nested in, such as `Outer.Inner`.
    let name: String
    /// The conditions on its generic parameters, such as `R: Repository`.
    var conditions: [String] = []
    /// The name of the superclass, if it is one of the exercise's own.
    var superclass: String?
    /// The identifiers of all protocols that it conforms to, and of its superclasses.
    var ancestors: [String] = []
    var links: [Link] = []

    /// The kind and the name as in the source: `class FolderScreen`.
    var title: String {
      let condition = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
      return "\(kind.rawValue) \(name)\(superclass.map { ": \($0)" } ?? "")\(condition)"
    }
  }

  enum Kind: String, Codable, Sendable {
    case function = "func"
    /// A global variable, or a static property: there is one for the whole program.
    case global
    case shared = "static"
    case `class`, actor, `struct`, `enum`, `protocol`

    /// Whether objects of it are counted references, so that they can keep each other alive.
    var isReference: Bool { self == .class || self == .actor }
  }

  struct Neighbor: Codable, Equatable, Sendable {
    let id: String
    let name: String
  }
}

extension Wiring {
  /// One line of a part: a verb, a name, and a type as it is declared.
  struct Link: Codable, Equatable, Sendable {
    /// One verb, or two for what is handed over and held under the same name: "is handed, holds".
    var verbs: [Verb]
    var name = ""
    /// The declared type; with a default value, if there is one.
    var type: String
    var note: String?
    /// The identifiers of the parts and neighbors that the type leads to,
    /// and not through a closure.
    var targets: [String] = []
    /// Whether the type is a closure, or has one in it.
    var hasClosure = false

    var label: String { verbs.map(\.rawValue).joined(separator: ", ") }
    var text: String {
      [name.isEmpty ? type : "\(name): \(type)", note].compactMap { $0 }.joined(separator: " · ")
    }

    var isStrong: Bool { verbs.contains(.holds) }
    var isLoose: Bool { verbs.contains(.holdsWeakly) || verbs.contains(.holdsUnowned) }
    /// Whether what it leads to belongs below it in a picture.
    var leadsOn: Bool { isStrong || verbs == [.gives] || verbs == [.isA] }
  }

  enum Verb: String, Codable, Sendable {
    case isHanded = "is handed"
    /// By another initializer than the first.
    case orIsHanded = "or is handed"
    /// There is a default argument.
    case mayBeHanded = "may be handed"
    case holds
    case holdsWeakly = "holds weakly"
    case holdsUnowned = "holds unowned"
    /// A function or a method has it as its result.
    case gives
    /// A protocol wants it of whoever conforms.
    case asksFor = "asks for"
    case isA = "is"
  }

  func part(_ id: String) -> Part? { parts.first { $0.id == id } }

  func name(of id: String) -> String {
    part(id)?.name ?? neighbors.first { $0.id == id }?.name ?? ""
  }

  /// The names of links that hold a closure.
  var heldClosures: [String] {
    var names: [String] = []
    for link in parts.flatMap(\.links) where link.isStrong && link.hasClosure {
      let name = link.name.isEmpty ? link.type : link.name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
