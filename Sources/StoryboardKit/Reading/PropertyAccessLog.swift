import Synchronization

/// The properties that were read from a file's elements to create objects.
///
/// The log shows which properties are ignored, without a list that has to match the code.
nonisolated final class PropertyAccessLog: Sendable {
  private struct Accesses {
    /// The indices of the elements whose objects were created.
    var createdIndices: Set<Int> = []
    /// The attributes and values that were read, by element name.
    var properties: [String: Set<String>] = [:]
  }

  private let accesses = Mutex(Accesses())

  func logAccess(to property: String, of element: String) {
    accesses.withLock { _ = $0.properties[element, default: []].insert(property) }
  }

  func logCreation(at index: Int) {
    accesses.withLock { _ = $0.createdIndices.insert(index) }
  }

  /// Returns a note for each unread property of the elements whose objects were created.
  func ignoredPropertyNotes(in tree: ElementTree) -> [InterfaceNote] {
    var accesses = accesses.withLock { $0 }
    return accesses.createdIndices.sorted().flatMap { index -> [InterfaceNote] in
      let element = Element(tree: tree, index: index)
      return element.properties.filter { property in
        !KnownElements.isUnreported(property, of: element)
          && accesses.properties[element.name, default: []].insert(property).inserted
      }.map { InterfaceNote(.notModelled, "not modelled: \($0), left out", at: element) }
    }
  }
}

extension Element {
  /// The sorted names of attributes, then the sorted keys of children that are values.
  nonisolated fileprivate var properties: [String] {
    let values = children.filter {
      KnownElements.values.contains($0.name) && !["nil", "state"].contains($0.name)
    }
    return attributes.keys.sorted() + values.compactMap(\.key).sorted()
  }
}
