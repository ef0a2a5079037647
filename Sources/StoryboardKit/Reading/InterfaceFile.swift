public import Foundation

/// A `.storyboard` or `.xib` as Xcode writes it, read but not yet made into objects.
///
/// In an app these files are compiled; here the XML itself is in the bundle.
public nonisolated struct InterfaceFile: Sendable {
  /// The two kinds of file that Interface Builder writes for UIKit.
  public enum Kind: Sendable {
    /// Scenes with controllers and segues.
    case storyboard
    /// Objects around a File's Owner.
    case xib
  }

  /// Which of the two this is.
  public let kind: Kind
  /// The remarks on everything that is not modelled or is broken, in the file's order.
  public let notes: [InterfaceNote]

  let tree: ElementTree
  /// The remarks on what stands at elements that were made into objects, and has no effect.
  var ignored: [InterfaceNote] { tree.accessLog.ignored(in: tree) }
  /// Of a storyboard, one for each scene that has a controller.
  let scenes: [SceneElements]
  private let sceneByIdentifier: [String: Int]
  private let sceneByControllerID: [String: Int]
  /// The element named `resources`: images and colors with their values.
  let resources: [String: Element]

  /// Reads a file, with the texts that a `.strings` file beside it has in the language asked for.
  /// - Throws: `InterfaceError` when it is missing, is not well-formed, or is no such document.
  public init(contentsOf url: URL) throws(InterfaceError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw InterfaceError(
        file: url.path, line: 0, element: "", message: "the file cannot be read or is not there")
    }
    try self.init(data: data, file: url.path, texts: Translation.texts(of: url))
  }

  /// Reads a file's content; `file` is the name that messages show.
  /// - Throws: `InterfaceError` when it is not well-formed, or is no such document.
  public init(data: Data, file: String) throws(InterfaceError) {
    try self.init(data: data, file: file, texts: [:])
  }

  private init(data: Data, file: String, texts: [String: String]) throws(InterfaceError) {
    tree = try TreeBuilder.tree(of: data, file: file).with(texts)
    kind = try Self.kind(of: tree.root)
    scenes = tree.root.list("scenes").compactMap(SceneElements.init)
    sceneByIdentifier = Self.index(scenes) { $0.controller["storyboardIdentifier"] }
    sceneByControllerID = Self.index(scenes) { $0.controller.id }
    resources = Self.named(tree.root.list("resources"))
    notes = ReferenceCheck(tree: tree, scenes: scenes).notes
  }

  /// The identifiers under which a storyboard's controllers can be asked for, sorted.
  public var identifiers: [String] { sceneByIdentifier.keys.sorted() }

  /// The names of all elements, each with how often it stands in the file.
  public var elementCounts: [String: Int] {
    tree.nodes.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  }

  func scene(identifier: String) -> SceneElements? {
    sceneByIdentifier[identifier].map { scenes[$0] }
  }

  func scene(controllerID: String) -> SceneElements? {
    sceneByControllerID[controllerID].map { scenes[$0] }
  }

  var initialScene: SceneElements? {
    tree.root["initialViewController"].flatMap(scene(controllerID:))
  }

  private static func kind(of root: Element) throws(InterfaceError) -> Kind {
    guard root.name == "document" else {
      throw InterfaceError("this is no storyboard and no xib: the root is no <document>", at: root)
    }
    if let type = root["type"] {
      if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard") { return .storyboard }
      if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") { return .xib }
      throw InterfaceError("“\(type)” is not a document of UIKit's Interface Builder", at: root)
    }
    if root.first("scenes") != nil { return .storyboard }
    if root.first("objects") != nil { return .xib }
    throw InterfaceError("the document has neither scenes nor objects", at: root)
  }

  private static func index(
    _ scenes: [SceneElements], by key: (SceneElements) -> String?
  ) -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      if let key = key(scene), result[key] == nil { result[key] = index }
    }
    return result
  }

  private static func named(_ elements: [Element]) -> [String: Element] {
    elements.reduce(into: [:]) { result, element in
      if let name = element["name"] { result[name] = element }
    }
  }
}
