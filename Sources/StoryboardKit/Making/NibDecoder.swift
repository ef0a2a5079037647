import Foundation

/// A decoder that creates the objects of one nib: a scene's controller, its view, or a xib.
///
/// As in UIKit, the decoder calls `init(coder:)` on every object, then sets the runtime attributes,
/// then connects the outlets and actions, then calls `awakeFromNib`.
final class NibDecoder {
  let file: InterfaceFile
  let storyboard: UIStoryboard?
  let bundle: ResourceBundle
  /// The owner of the file's objects: the scene's controller, or a xib's File's Owner.
  weak var owner: NSObject?
  /// The owner's element in a storyboard, or nil for a xib.
  let ownerElement: Element?
  /// The objects created by an earlier nib of the same scene.
  private let earlierObjects: ObjectTable
  private(set) var createdObjects: [(element: Element, object: NSObject)] = []
  private var indices: [Int: Int] = [:]

  init(
    file: InterfaceFile, storyboard: UIStoryboard? = nil, bundle: ResourceBundle,
    owner: NSObject? = nil, ownerElement: Element? = nil,
    earlierObjects: ObjectTable = ObjectTable()
  ) {
    self.file = file
    self.storyboard = storyboard
    self.bundle = bundle
    self.owner = owner
    self.ownerElement = ownerElement
    self.earlierObjects = earlierObjects
  }

  func register(_ object: NSObject, for element: Element) {
    element.tree.accessLog.logCreation(at: element.index)
    indices[element.index] = createdObjects.count
    createdObjects.append((element, object))
  }

  /// Returns the object with this id, or nil if the id is unknown or the object wasn't created.
  func object(id: String) -> NSObject? {
    guard let element = file.tree.element(id: id) else { return nil }
    if element == ownerElement { return owner }
    if element.name == "placeholder" {
      return element["placeholderIdentifier"] == "IBFilesOwner" ? owner : nil
    }
    return indices[element.index].map { createdObjects[$0].object } ?? earlierObjects[element]
  }

  /// Creates an object of the element's custom class, or else of its standard class.
  func make<Object: NibDecodable>(_ element: Element, as base: Object.Type) -> Object {
    let type = customClass(of: element, base: base)
    let coder = NibCoder(element, of: self)
    defer { coder.finish() }
    if let object = type.init(coder: coder) {
      register(object, for: element)
      return object
    }
    storyboard?.log(.init(.broken, "init(coder:) returned nil; UIKit's own is used", at: element))
    guard let object = base.init(coder: NibCoder(element, of: self)) else {
      Fault.stop("init(coder:) of UIKit failed")
    }
    register(object, for: element)
    return object
  }

  private func customClass<Object: NibDecodable>(
    of element: Element, base: Object.Type
  ) -> Object.Type {
    guard let found = ClassLookup.customClass(of: element, in: bundle.module) else { return base }
    if let type = found as? Object.Type { return type }
    let name = element["customClass"] ?? ""
    if found == nil {
      let isPlain = KnownElements.plainViews.contains(element.name)
      let advice = " A <\(element.name)> is a plain view here: a class for it derives from UIView."
      let text = ClassLookup.unknownText(name) + (isPlain ? advice : "")
      report(.init(.unknownClass, text, at: element))
    } else {
      let expected = NSObject.displayName(of: base)
      report(.init(.unknownClass, "\(name) is no \(expected); a \(expected) is used", at: element))
    }
    return base
  }

  /// Logs the classes of collection view cells, which aren't created.
  func reportCells(_ element: Element) {
    for cell in element.list("cells") {
      guard let name = cell["customClass"] else { continue }
      let text = "\(name) is not made: a collection view is a plain view here, without cells."
      report(.init(.notModelled, text, at: cell))
    }
  }

  func report(_ note: InterfaceNote) {
    if let storyboard { storyboard.log(note) } else { Fault.log("\(note)") }
  }

  /// Sets runtime attributes, connects outlets and actions, and calls `awakeFromNib`.
  func finish() {
    for (element, object) in createdObjects { RuntimeAttributes.apply(element, to: object) }
    for (element, object) in createdObjects { connect(element, object) }
    for (_, object) in createdObjects where object !== owner {
      (object as? UIResponder)?.awakeFromNib()
    }
  }
}

/// An object that a coder can create from a file.
protocol NibDecodable: NSObject {
  init?(coder: NSCoder)
}

extension UIView: NibDecodable {}
extension UIViewController: NibDecodable {}
extension UIBarItem: NibDecodable {}
extension UINavigationItem: NibDecodable {}
extension UIGestureRecognizer: NibDecodable {}
