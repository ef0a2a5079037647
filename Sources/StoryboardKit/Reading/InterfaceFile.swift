public import Foundation

/// A parsed `.storyboard` or `.xib` in Xcode's format, whose objects aren't created yet.
///
/// In an app, these files are compiled. Here, the bundle contains the XML.
public nonisolated struct InterfaceFile: Sendable {
  /// The kinds of Interface Builder files for UIKit.
  public enum Kind: Sendable {
    /// Scenes with view controllers and segues.
    case storyboard
    /// Objects with a File's Owner.
    case xib
  }

  /// The kind of the file.
  public let kind: Kind
  /// The notes on broken references and unsupported elements, in the file's order.
  public let notes: [InterfaceNote]

  let tree: ElementTree
  /// The notes on ignored properties of elements whose objects were created.
  var ignoredPropertyNotes: [InterfaceNote] { tree.accessLog.ignoredPropertyNotes(in: tree) }
  /// The storyboard's scenes that have a controller.
  let scenes: [SceneElements]
  private let sceneByIdentifier: [String: Int]
  private let sceneByControllerID: [String: Int]
  /// The elements in `resources` for images and colors, by name.
  let resources: [String: Element]

  /// Reads a file, with the texts from a `.strings` file for the preferred language.
  /// - Throws: `InterfaceError` if the file is missing or malformed, or isn't a storyboard or xib.
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

  /// Reads the content of a file; messages show `file` as the file's name.
  /// - Throws: `InterfaceError` if the content is malformed, or isn't a storyboard or xib.
  public init(data: Data, file: String) throws(InterfaceError) {
    try self.init(data: data, file: file, texts: [:])
  }

  private init(data: Data, file: String, texts: [String: String]) throws(InterfaceError) {
    tree = try TreeBuilder.tree(of: data, file: file).translated(with: texts)
    kind = try Self.kind(of: tree.root)
    scenes = tree.root.list("scenes").compactMap(SceneElements.init)
    sceneByIdentifier = Self.index(scenes) { $0.controller["storyboardIdentifier"] }
    sceneByControllerID = Self.index(scenes) { $0.controller.id }
    resources = Self.named(tree.root.list("resources"))
    notes = ReferenceCheck(tree: tree, scenes: scenes).notes
  }

  /// The storyboard identifiers of the controllers, sorted.
  public var identifiers: [String] { sceneByIdentifier.keys.sorted() }

  /// The number of elements with each name.
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
