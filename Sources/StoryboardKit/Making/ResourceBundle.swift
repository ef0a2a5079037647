import Foundation

/// Where a file is looked for: a bundle that was named, or the place that nil stands for.
///
/// In an app nil is the main bundle. Here the main bundle comes first, too, whether nil or
/// `.main` was written; a package, whose resources lie in bundles around the program, has
/// them looked through next: that of the calling module, then one whose name begins with it,
/// then the only one that has the file.
struct ResourceBundle {
  let named: Bundle?
  let module: String
  private let beside: PackageBundles

  init(_ bundle: Bundle?, callerFileID: String, beside: PackageBundles = .ofProgram) {
    self.beside = beside
    named = bundle
    module = String(callerFileID.prefix { $0 != "/" })
  }

  init(_ bundle: Bundle?, for type: Any.Type) {
    beside = .ofProgram
    named = bundle
    module = String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The bundle of that identifier; of a package's, which have none, the module's of the last word.
  func other(identifier: String) -> ResourceBundle? {
    let module = identifier.split(separator: ".").last.map(String.init) ?? ""
    let found = Bundle(identifier: identifier) ?? beside.all.first { $0.module == module }?.bundle
    return found.map { ResourceBundle($0, callerFileID: module, beside: beside) }
  }

  /// The bundle that UIKit's texts name.
  var bundle: Bundle { named ?? .main }

  /// Whether this is the place of an app's own files, by nil or by name.
  private var isMain: Bool { named == nil || named == .main }

  /// `NSBundle <path> (loaded)`; Foundation on Linux would say `Bundle`.
  var label: String { "NSBundle <\(bundle.bundlePath)> (loaded)" }

  /// The file's place, or nil.
  func url(_ name: String, _ type: String) -> URL? {
    if let found = Self.url(name, type, in: bundle) { return found }
    guard isMain else { return nil }
    let holders = holders(of: name, type)
    let best =
      holders.first { $0.module == module }
      ?? holders.first { $0.module.hasPrefix(module) } ?? (holders.count == 1 ? holders[0] : nil)
    return best.flatMap { Self.url(name, type, in: $0.bundle) }
  }

  /// The end of a message when more than one bundle has such a file.
  func ambiguity(_ name: String, _ type: String) -> String {
    guard isMain else { return "" }
    let holders = holders(of: name, type).map(\.module)
    guard holders.count > 1 else { return "" }
    return " (several resource bundles have one, pass that of your module: \(holders.sorted()))"
  }

  /// The package's bundles that have such a file.
  private func holders(of name: String, _ type: String) -> [(module: String, bundle: Bundle)] {
    beside.all.filter { Self.url(name, type, in: $0.bundle) != nil }
  }

  /// The file in a folder that a package copies whole, or at the top of a bundle; of each also in
  /// `Base.lproj`.
  ///
  /// The folders come first: SwiftPM leaves at the top what an earlier version of a package put
  /// there. Of a program's own bundle no folder is looked into, as in UIKit.
  private static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    let top = bundle.resourceURL
    let folders = bundle == .main ? [] : plainNames(in: top)
    let places = folders.flatMap { ["\($0)/", "\($0)/Base.lproj/"] }
    return places.lazy.compactMap { file("\($0)\(name).\(type)", in: top) }.first
      ?? bundle.url(forResource: name, withExtension: type)
      ?? file("Base.lproj/\(name).\(type)", in: top)
  }

  private static func file(_ path: String, in folder: URL?) -> URL? {
    let file = folder?.appending(path: path)
    return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  /// The names without an extension: a folder's, unless it stands for a language or a bundle.
  private static func plainNames(in folder: URL?) -> [String] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }
}
