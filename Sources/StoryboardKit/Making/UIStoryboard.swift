public import Foundation

/// A file of scenes, from which you create view controllers.
///
/// Each `instantiate…` call creates a new controller, which the storyboard doesn't keep.
open class UIStoryboard: NSObject {
  let name: String
  let bundle: ResourceBundle
  let file: InterfaceFile
  private var logged: [InterfaceNote] = []

  /// Creates a storyboard from the file with this name; a nil bundle means the main bundle.
  ///
  /// Traps if there is no such storyboard, as in UIKit, or if the file can't be read. Omit
  /// `callerFileID`, which UIKit doesn't have. For a nil bundle, resources of the caller's module
  /// are searched, too.
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

  /// Creates a storyboard from a file that you've read, such as a file that a test wrote.
  ///
  /// Not in UIKit.
  public init(file: InterfaceFile, bundle: Bundle? = nil, callerFileID: String = #fileID) {
    self.name = URL(filePath: file.tree.file).deletingPathExtension().lastPathComponent
    self.bundle = ResourceBundle(bundle, callerFileID: callerFileID)
    self.file = file
    super.init()
  }

  /// Creates the initial view controller, or returns nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    file.initialScene.map { obtain($0) }
  }

  /// Creates the controller with this storyboard identifier, or traps if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    obtain(scene(identifier: identifier))
  }

  /// The notes on the file, and on the objects created from the file so far.
  ///
  /// UIKit logs such notes to the console.
  public var notes: [InterfaceNote] { file.notes + logged + file.ignoredPropertyNotes }

  func log(_ note: InterfaceNote) {
    if !logged.contains(note) { logged.append(note) }
    Fault.log("\(note)")
  }

  /// The name of this object in UIKit's messages.
  nonisolated open override var description: String { classAndAddress }

  // With the Objective-C runtime, `value(forKey:)` overrides NSObject's method, which is
  // nonisolated. The override only reads `file`, which is a Sendable constant.
  #if canImport(ObjectiveC)
    /// Returns a dictionary for the key `identifierToNibNameMap`, and nil for all other keys.
    ///
    /// The dictionary's keys are the storyboard identifiers. Here, each nib name is the identifier.
    nonisolated open override func value(forKey key: String) -> Any? { valueOfOwn(key) }
  #else
    /// Returns a dictionary for the key `identifierToNibNameMap`, and nil for all other keys.
    ///
    /// The dictionary's keys are the storyboard identifiers. Here, each nib name is the identifier.
    nonisolated open func value(forKey key: String) -> Any? { valueOfOwn(key) }
  #endif

  nonisolated private func valueOfOwn(_ key: String) -> Any? {
    guard key == "identifierToNibNameMap" else { return nil }
    return Dictionary(uniqueKeysWithValues: file.identifiers.map { ($0, $0) })
  }

  /// Creates each scene, loads its view, and returns the errors that would crash an app.
  ///
  /// Not in UIKit, where you'd write this check as a test of your app's storyboards.
  public func problems() -> [String] {
    file.scenes.flatMap { scene in
      Fault.collect {
        let controller = try make(scene)
        if scene.controller.name != "viewControllerPlaceholder" { controller.loadOnce() }
      }
    }
  }
}
