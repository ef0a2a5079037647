public import Foundation

/// A file of scenes, from which view controllers are made.
///
/// Each call makes a new controller; the storyboard keeps none of them.
open class UIStoryboard: NSObject {
  let name: String
  let bundle: ResourceBundle
  let file: InterfaceFile
  private var logged: [InterfaceNote] = []

  /// Finds and reads a storyboard; nil stands for the main bundle.
  ///
  /// It stops the program when there is none of that name, as in UIKit, and when the file cannot be
  /// read. Leave out `callerFileID`: it tells which module's resources nil means, and UIKit has no
  /// such parameter.
  public init(name: String, bundle: Bundle?, callerFileID: String = #fileID) {
    self.name = name
    self.bundle = ResourceBundle(bundle, callerFileID: callerFileID)
    guard let url = self.bundle.url(name, "storyboard") else {
      Fault.stop(
        "Could not find a storyboard named '\(name)' in bundle \(self.bundle.label)"
          + self.bundle.ambiguity(name, "storyboard"))
    }
    do throws(InterfaceError) {
      file = try InterfaceFile(contentsOf: url)
    } catch {
      Fault.stop("\(error)")
    }
    super.init()
  }

  /// A storyboard from a file that was read before, such as one that a test wrote.
  ///
  /// UIKit has no such initializer.
  public init(file: InterfaceFile, bundle: Bundle? = nil, callerFileID: String = #fileID) {
    self.name = URL(filePath: file.tree.file).deletingPathExtension().lastPathComponent
    self.bundle = ResourceBundle(bundle, callerFileID: callerFileID)
    self.file = file
    super.init()
  }

  /// The remarks on the file, and on everything that was made from it until now.
  ///
  /// UIKit writes such remarks to the console.
  public var notes: [InterfaceNote] { file.notes + logged + file.ignored }

  func log(_ note: InterfaceNote) {
    if !logged.contains(note) { logged.append(note) }
    Fault.log("\(note)")
  }

  /// The name of this object in UIKit's texts.
  nonisolated open override var description: String { named }

  // With the Objective-C runtime this overrides NSObject's own, which is nonisolated. What it
  // reads is safe there: `file` is a constant, and Sendable.
  #if canImport(ObjectiveC)
    /// Answers `identifierToNibNameMap`, the one key that apps ask a storyboard for.
    ///
    /// It maps each storyboard identifier to the name of a nib; other keys give nil.
    nonisolated open override func value(forKey key: String) -> Any? { valueOfOwn(key) }
  #else
    /// Answers `identifierToNibNameMap`, the one key that apps ask a storyboard for.
    ///
    /// It maps each storyboard identifier to the name of a nib; other keys give nil.
    nonisolated open func value(forKey key: String) -> Any? { valueOfOwn(key) }
  #endif

  nonisolated private func valueOfOwn(_ key: String) -> Any? {
    guard key == "identifierToNibNameMap" else { return nil }
    return Dictionary(uniqueKeysWithValues: file.identifiers.map { ($0, $0) })
  }

  /// Makes every scene, loads its view, and returns what would have stopped an app.
  ///
  /// UIKit has no such method; a test of an app's storyboards writes it by hand.
  public func problems() -> [String] {
    file.scenes.flatMap { scene in
      Fault.collect {
        let controller = try make(scene)
        if scene.controller.name != "viewControllerPlaceholder" { controller.loadViewIfNeeded() }
      }
    }
  }
}
