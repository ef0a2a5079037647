public import Foundation

/// The content of a `.xib`, from which each `instantiate` creates new objects.
open class UINib: NSObject {
  private let bundle: ResourceBundle
  private let source: Source
  private lazy var file = read()

  private enum Source {
    case name(String)
    case content(Data)
  }

  /// Creates a nib by name; as in UIKit, the file is read when you instantiate the nib.
  ///
  /// Omit `callerFileID`, which UIKit doesn't have.
  public init(nibName name: String, bundle: Bundle?, callerFileID: String = #fileID) {
    self.bundle = ResourceBundle(bundle, callerFileID: callerFileID)
    source = .name(name)
    super.init()
  }

  /// Creates a nib from its content, which is parsed when you instantiate the nib.
  public init(data: Data, bundle: Bundle?, callerFileID: String = #fileID) {
    self.bundle = ResourceBundle(bundle, callerFileID: callerFileID)
    source = .content(data)
    super.init()
  }

  init(name: String, in bundle: ResourceBundle) {
    self.bundle = bundle
    source = .name(name)
    super.init()
  }

  /// Reads the file, or traps if it's missing or broken.
  private func read() -> InterfaceFile {
    do throws(InterfaceError) {
      switch source {
      case .content(let data): return try InterfaceFile(data: data, file: "data.xib")
      case .name(let name):
        guard let url = bundle.url(name, "xib") else {
          Fault.stop(
            "Could not load NIB in bundle: '\(bundle.label)' with name '\(name)'"
              + bundle.ambiguity(name, "xib"))
        }
        return try InterfaceFile(contentsOf: url)
      }
    } catch {
      Fault.stop("\(error)")
    }
  }

  /// The notes on broken or unsupported parts of the file.
  public var notes: [InterfaceNote] { file.notes + file.ignoredPropertyNotes }

  /// A key of the options, which have no effect.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
  }

  /// Creates the file's top-level objects, and connects them and the owner's outlets.
  ///
  /// The result doesn't include placeholders. If the owner is a controller, the owner's `view`
  /// outlet sets the `view` property.
  @discardableResult
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let owner = owner as? NSObject
    let decoder = NibDecoder(file: file, bundle: bundle, owner: owner)
    let objects = file.tree.root.list("objects").filter { $0.name != "placeholder" }
    let made = objects.map { element -> NSObject in
      // Before storyboards, apps had controllers in xibs.
      if element.isController {
        return decoder.make(element, as: ControllerKinds.base(of: element))
      }
      return KnownElements.isView(element)
        ? decoder.makeView(element) : decoder.makeObject(element)
    }
    let placeholder = file.tree.root.list("objects").first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    if let placeholder, let owner { decoder.connectOutlets(placeholder, owner) { _ in true } }
    decoder.finish()
    return made
  }
}

extension Bundle {
  /// Creates the top-level objects of a xib, or traps if there is no xib of that name.
  ///
  /// Omit `callerFileID`, which UIKit doesn't have.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil,
    callerFileID: String = #fileID
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, callerFileID: callerFileID)
      .instantiate(withOwner: owner, options: options)
  }
}
