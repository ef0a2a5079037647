import Foundation

/// Weak references by element, through which the view's nib finds the controller nib's objects.
struct ObjectTable {
  private struct Weak { weak var object: NSObject? }
  private var objects: [Int: Weak] = [:]

  init(_ made: [(element: Element, object: NSObject)] = []) {
    for (element, object) in made { objects[element.index] = Weak(object: object) }
  }

  /// Returns the objects that aren't deallocated, in the file's order.
  func all(in tree: ElementTree) -> [(element: Element, object: NSObject)] {
    objects.keys.sorted().compactMap { index in
      objects[index]?.object.map { (Element(tree: tree, index: index), $0) }
    }
  }

  subscript(element: Element) -> NSObject? { objects[element.index]?.object }
}
