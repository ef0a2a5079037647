/// The elements of one file, side by side in an array.
///
/// Children and parent are indices, so a tree of any depth is released without recursion.
nonisolated final class ElementTree: Sendable {
  struct Node: Sendable {
    let name: String
    var attributes: [String: String]
    let line: Int
    let parent: Int?
    var children: [Int] = []
    var text = ""
  }

  let file: String
  let nodes: [Node]
  let accessLog = PropertyAccessLog()
  /// The first element that bears an id; a second one is noted by `ReferenceCheck`.
  let indexByID: [String: Int]

  init(file: String, nodes: [Node]) {
    self.file = file
    self.nodes = nodes
    var indexByID: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      if let id = node.attributes["id"], indexByID[id] == nil { indexByID[id] = index }
    }
    self.indexByID = indexByID
  }

  var root: Element { Element(tree: self, index: 0) }

  func element(id: String) -> Element? {
    indexByID[id].map { Element(tree: self, index: $0) }
  }
}
