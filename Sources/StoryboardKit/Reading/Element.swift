/// An XML element, identified by its index in a tree.
nonisolated struct Element: Sendable, Hashable {
  let tree: ElementTree
  let index: Int

  private var node: ElementTree.Node { tree.nodes[index] }

  var name: String { node.name }
  var line: Int { node.line }
  var id: String? { node.attributes["id"] }
  var key: String? { node.attributes["key"] }
  var text: String { node.text }
  var attributes: [String: String] { node.attributes }

  /// The name and the id, for messages.
  var label: String { id.map { "\(name) id=\"\($0)\"" } ?? name }

  subscript(attribute: String) -> String? {
    guard let value = node.attributes[attribute] else { return nil }
    tree.accessLog.logAccess(to: attribute, of: name)
    return value
  }

  var parent: Element? { node.parent.map { Element(tree: tree, index: $0) } }
  var children: [Element] { node.children.map { Element(tree: tree, index: $0) } }

  /// Returns the first child with this name, and logs access to the child's key.
  func first(_ childName: String) -> Element? {
    let child = children.first { $0.name == childName }
    if let key = child?.key { tree.accessLog.logAccess(to: key, of: name) }
    return child
  }

  /// Returns the child with this key, and with this name unless the name is nil.
  func child(key: String, _ childName: String? = nil) -> Element? {
    tree.accessLog.logAccess(to: key, of: name)
    return children.first { $0.key == key && $0.name == childName ?? $0.name }
  }

  /// Returns the children of the first child with this name: `view.list("subviews")`.
  func list(_ name: String) -> [Element] { first(name)?.children ?? [] }

  /// The index after the last descendant; elements are in the order of their start tags.
  var end: Int {
    var last = index
    while let child = tree.nodes[last].children.last { last = child }
    return last + 1
  }

  /// All descendants, in the file's order, without recursion.
  var descendants: [Element] {
    (index + 1..<end).map { Element(tree: tree, index: $0) }
  }

  func contains(_ other: Element) -> Bool { (index..<end).contains(other.index) }

  static func == (one: Element, other: Element) -> Bool {
    one.tree === other.tree && one.index == other.index
  }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
