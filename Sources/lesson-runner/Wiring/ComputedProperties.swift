import Course
import Foundation
import Grading
import Interface

/// Which properties are computed, as the parser sees them.
///
/// A symbol graph cannot tell: it shows `{ get }` for a computed property, and for a stored one
/// whose setter is private; and `{ get set }` also where a stored one has a `didSet`.
struct ComputedProperties {
  private var paths: Set<String> = []

  /// Reads what `swiftc -frontend -dump-parse -dump-ast-format json` prints.
  init(_ dump: Data) throws {
    collect(try JSONDecoder().decode(Node.self, from: dump), below: [])
  }

  /// Whether a property is computed; its path is that of its symbol, such as `Outer.Inner.name`.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  private mutating func collect(_ node: Node, below path: [String]) {
    for child in (node.items ?? []) + (node.members ?? []) {
      let path = path + [child.extended ?? child.name?.base?.name].compactMap { $0 }
      if child.kind == "var_decl" {
        let isComputed = child.accessors?.contains { $0.get ?? $0.read ?? false } ?? false
        if isComputed { paths.insert(path.joined(separator: ".")) }
      } else {
        collect(child, below: path)
      }
    }
  }

  /// A node of the syntax tree.
  private struct Node: Decodable {
    let kind: String
    let items: [Node]?
    let members: [Node]?
    let name: Name?
    let extended: String?
    let accessors: [Accessor]?

    enum CodingKeys: String, CodingKey {
      case kind = "_kind"
      case items, members, name, accessors
      case extended = "extended_type"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      kind = try values.decode(String.self, forKey: .kind)
      items = try values.decodeIfPresent([Node].self, forKey: .items)
      members = try values.decodeIfPresent([Node].self, forKey: .members)
      // Other kinds of nodes have something else by these names.
      name = try? values.decode(Name.self, forKey: .name)
      extended = try? values.decode(String.self, forKey: .extended)
      accessors = try? values.decode([Accessor].self, forKey: .accessors)
    }
  }

  private struct Name: Decodable {
    struct Base: Decodable {
      let name: String?
    }

    let base: Base?

    enum CodingKeys: String, CodingKey {
      case base = "base_name"
    }
  }

  /// An accessor bears its kind as a key: `"get": true`, `"didSet": true`.
  private struct Accessor: Decodable {
    let get: Bool?
    let read: Bool?

    enum CodingKeys: String, CodingKey {
      case get
      case read = "_read"
    }
  }
}
