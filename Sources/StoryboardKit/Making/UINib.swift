public import Foundation

/// The objects of a `.xib`, made anew at each `instantiate`.
open class UINib: NSObject {
  private let bundle: ResourceBundle
  private let source: Source
  private lazy var file = read()

  private enum Source {
    case name(String)
    case content(Data)
  }

  /// A xib of that name; whether there is one shows when it is instantiated, as in UIKit.
  ///
  /// Leave out `callerFileID`, which UIKit does not have.
  public init(nibName name: String, bundle: Bundle?, callerFileID: String = #fileID) {
    self.bundle = ResourceBundle(bundle, callerFileID: callerFileID)
    source = .name(name)
    super.init()
  }

  /// A xib from its content; whether it is one shows when it is instantiated.
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

  /// Reads the file; when there is none, or it is broken, the program stops.
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

  /// The remarks on everything in the file that is not modelled or is broken.
  public var notes: [InterfaceNote] { file.notes + file.ignored }

  /// A key of the options; none has an effect here.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
  }

  /// Makes the file's top-level objects and connects them, and the owner's outlets, to one another.
  ///
  /// Placeholders are not among the result. The owner's `view` outlet fills a controller's `view`.
  @discardableResult
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let owner = owner as? NSObject
    let decoder = NibDecoder(file: file, bundle: bundle, owner: owner)
    let objects = file.tree.root.list("objects").filter { $0.name != "placeholder" }
    let made = objects.map { element -> NSObject in
      // Apps from before storyboards have controllers in xibs.
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
  /// Makes the top-level objects of a xib; when there is none of that name, the program stops.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
