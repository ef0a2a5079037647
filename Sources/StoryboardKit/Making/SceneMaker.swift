import Foundation

/// An error in creating a scene, with UIKit's message.
struct SceneCreationError: Error, CustomStringConvertible {
  let description: String
}

extension UIStoryboard {
  /// The maximum depth of controllers nested by relationship segues.
  static let deepestRelationship = 64

  /// Creates a scene's controller, without the view.
  func make(
    _ scene: SceneElements, creator: ((NSCoder) -> UIViewController?)? = nil,
    chain: [Element] = [], in surroundings: Surroundings = Surroundings()
  ) throws -> UIViewController {
    let element = scene.controller
    if chain.contains(element) {
      throw InterfaceError("a cycle: a controller would contain itself", at: element)
    }
    if chain.count >= Self.deepestRelationship {
      throw InterfaceError("controllers contain one another too deeply", at: element)
    }
    if element.name == "viewControllerPlaceholder" {
      return try makeController(
        referencedBy: element, creator: creator, chain: chain, in: surroundings)
    }
    let decoder = NibDecoder(
      file: file, storyboard: self, bundle: bundle, ownerElement: element)
    let (controller, isRead) = try makeObject(scene, decoder, creator)
    decoder.owner = controller
    // A scene that isn't read has a note already, so its properties need no notes of their own.
    if isRead { decoder.register(controller, for: element) }
    controller.keep(makeOthers(scene, decoder))
    let origin = SceneOrigin(
      storyboard: self, scene: scene, objects: ObjectTable(decoder.createdObjects), isRead: isRead)
    try finish(controller, decoder, origin, chain + [element], in: surroundings)
    return controller
  }

  /// Returns a new controller, and whether the controller's `init(coder:)` has read the scene.
  private func makeObject(
    _ scene: SceneElements, _ decoder: NibDecoder, _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> (UIViewController, isRead: Bool) {
    let type = try controllerClass(of: scene.controller)
    let coder = NibCoder(scene.controller, of: decoder)
    defer { coder.finish() }
    if let custom = creator?(coder) {
      guard coder.hasDecoded(custom) else {
        throw SceneCreationError(
          description:
            "Custom instantiated view controller must call -[super initWithCoder:]")
      }
      guard custom.isInstance(of: type) else {
        throw SceneCreationError(
          description: "Custom instantiated \(custom.classAndAddress) must be kind of class "
            + NSObject.displayName(of: type).split(separator: ".").suffix(1).joined())
      }
      return (custom, isRead: true)
    }
    guard let controller = type.init(coder: coder) else {
      throw InterfaceError("init(coder:) of \(type) returned nil", at: scene.controller)
    }
    let isRead = coder.hasDecoded(controller)
    if !isRead {
      let text = "the scene is not read: init(coder:) of \(type) does not call super.init(coder:)"
      log(.init(.broken, text, at: scene.controller))
    }
    return (controller, isRead)
  }

  /// Returns the scene's class; if the class isn't found, logs a note and returns the base class.
  private func controllerClass(of element: Element) throws -> UIViewController.Type {
    let base = ControllerKinds.base(of: element)
    guard let found = ClassLookup.customClass(of: element, in: bundle.module) else { return base }
    let name = element["customClass"] ?? ""
    guard let found else {
      log(.init(.unknownClass, ClassLookup.unknownText(name), at: element))
      return base
    }
    guard let type = found as? UIViewController.Type else {
      throw InterfaceError("the class \(name) is not a view controller", at: element)
    }
    return type
  }

  /// Creates the dock's objects that belong to the controller's nib, not to the view's nib.
  private func makeOthers(_ scene: SceneElements, _ decoder: NibDecoder) -> [NSObject] {
    scene.others.filter { $0.name == "customObject" }.map { decoder.makeObject($0) }
  }

  private func finish(
    _ controller: UIViewController, _ decoder: NibDecoder, _ origin: SceneOrigin,
    _ chain: [Element], in surroundings: Surroundings
  ) throws {
    for (element, object) in decoder.createdObjects { RuntimeAttributes.apply(element, to: object) }
    for (element, object) in decoder.createdObjects {
      if object === controller {
        decoder.connectOutlets(element, object) { !origin.belongsToView($0) }
      } else {
        decoder.connect(element, object) { !origin.belongsToView($0) }
      }
    }
    controller.origin = origin
    for relationship in origin.relationships {
      try addDestination(of: relationship, to: controller, chain, in: surroundings)
    }
    for (_, object) in decoder.createdObjects { (object as? UIResponder)?.awakeFromNib() }
  }

  /// Creates the controller to which a storyboard reference refers, from another file.
  private func makeController(
    referencedBy element: Element, creator: ((NSCoder) -> UIViewController?)?, chain: [Element],
    in surroundings: Surroundings
  ) throws -> UIViewController {
    guard let name = element["storyboardName"] else {
      throw InterfaceError("the attribute storyboardName is missing", at: element)
    }
    let bundle = element["bundleIdentifier"].flatMap(bundle.other) ?? bundle
    guard let url = bundle.url(name, "storyboard") else {
      throw InterfaceError(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.label)", at: element)
    }
    let other = UIStoryboard(
      file: try InterfaceFile(contentsOf: url), bundle: bundle.givenBundle,
      callerFileID: bundle.module)
    let identifier = element["referencedIdentifier"]
    guard let scene = identifier.map(other.file.scene(identifier:)) ?? other.file.initialScene
    else {
      throw InterfaceError(
        identifier.map(other.missingSceneMessage) ?? "no initial controller", at: element)
    }
    return try other.make(
      scene, creator: creator, chain: chain + [element], in: surroundings)
  }
}

extension NSObject {
  /// Returns whether the object's class at run time is the given class or a subclass.
  func isInstance(of type: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let here = mirror {
      if here.subjectType == type { return true }
      mirror = here.superclassMirror
    }
    return false
  }
}
