/// The elements of one file, in an array.
///
/// Children and parents are indices, so deep trees are deallocated without recursion.
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
  /// The index of the first element with each id; `ReferenceCheck` notes duplicates.
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
