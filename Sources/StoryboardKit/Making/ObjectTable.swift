import Foundation

/// Objects by their element, held weakly: the controller's nib hands them to the view's.
struct ObjectTable {
  private struct Weak { weak var object: NSObject? }
  private var objects: [Int: Weak] = [:]

  init(_ made: [(element: Element, object: NSObject)] = []) {
    for (element, object) in made { objects[element.index] = Weak(object: object) }
  }

  subscript(element: Element) -> NSObject? { objects[element.index]?.object }
}
