import Synchronization

/// What a file's elements were asked for when objects were made from them.
///
/// It tells what is not read without a list that would have to follow the code.
nonisolated final class PropertyAccessLog: Sendable {
  private struct Names {
    /// The places of the elements from which objects were made.
    var made: Set<Int> = []
    /// The names of attributes and values that were asked for, by the element's name.
    var properties: [String: Set<String>] = [:]
  }

  private let names = Mutex(Names())

  func note(_ property: String, of element: String) {
    names.withLock { _ = $0.properties[element, default: []].insert(property) }
  }

  func noteMade(_ index: Int) {
    names.withLock { _ = $0.made.insert(index) }
  }

  /// The properties of elements that became objects and that nobody asked for, each noted once.
  func ignored(in tree: ElementTree) -> [InterfaceNote] {
    var names = names.withLock { $0 }
    return names.made.sorted().flatMap { index -> [InterfaceNote] in
      let element = Element(tree: tree, index: index)
      return element.properties.filter { property in
        !KnownElements.passesOver(property, of: element)
          && names.properties[element.name, default: []].insert(property).inserted
      }.map { InterfaceNote(.notModelled, "not modelled: \($0), left out", at: element) }
    }
  }
}

extension Element {
  /// The names of attributes, and the keys of children that are values, sorted.
  nonisolated fileprivate var properties: [String] {
    let values = children.filter {
      KnownElements.values.contains($0.name) && !["nil", "state"].contains($0.name)
    }
    return attributes.keys.sorted() + values.compactMap(\.key).sorted()
  }
}
