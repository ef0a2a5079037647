import Foundation

/// Weak references to objects by element, which connect the view's nib to the controller's.
struct ObjectTable {
  private struct Weak { weak var object: NSObject? }
  private var objects: [Int: Weak] = [:]

  init(_ made: [(element: Element, object: NSObject)] = []) {
    for (element, object) in made { objects[element.index] = Weak(object: object) }
  }

  subscript(element: Element) -> NSObject? { objects[element.index]?.object }
}
