import Foundation

/// The names of a file's computed properties, from the parser.
///
/// A symbol graph shows `{ get }` both for computed properties and for stored ones with a private
/// setter, and it shows `{ get set }` even for a stored one with a `didSet`.
struct ComputedProperties {
  private var names: Set<String> = []

  /// Parses the output of `swiftc -frontend -dump-parse -dump-ast-format json`.
  init(_ dump: String) throws {
    collect(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? Node ?? [:], below: [])
  }

  /// Returns whether a property is computed, by its symbol's name, such as `Outer.Inner.name`.
  func contains(_ name: String) -> Bool { names.contains(name) }

  private typealias Node = [String: Any]

  private mutating func collect(_ node: Node, below path: [String]) {
    for child in ["items", "members"].flatMap({ node[$0] as? [Node] ?? [] }) {
      let base = (child["name"] as? Node)?["base_name"] as? Node
      let name = child["extended_type"] as? String ?? base?["name"] as? String
      let path = path + [name].compactMap { $0 }
      if child["_kind"] as? String == "var_decl" {
        let accessors = child["accessors"] as? [Node] ?? []
        let isComputed = accessors.contains { $0["get"] != nil || $0["_read"] != nil }
        if isComputed { names.insert(path.joined(separator: ".")) }
      } else {
        collect(child, below: path)
      }
    }
  }
}
