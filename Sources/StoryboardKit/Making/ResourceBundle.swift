import Foundation

/// Where a file is looked for: a bundle that was named, or the place that nil stands for.
///
/// In an app nil is the main bundle. Here the main bundle comes first, too, whether nil or
/// `.main` was written; a package, whose resources lie in bundles beside the executable, has
/// them looked through next: that of the calling module, then one whose name begins with it,
/// then the only one that has the file.
struct ResourceBundle {
  let named: Bundle?
  let module: String

  init(_ bundle: Bundle?, callerFileID: String) {
    named = bundle
    module = String(callerFileID.prefix { $0 != "/" })
  }

  init(_ bundle: Bundle?, for type: Any.Type) {
    named = bundle
    module = String(String(reflecting: type).prefix { $0 != "." })
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
    let holders = Self.beside.filter { Self.url(name, type, in: $0.bundle) != nil }
    let best =
      holders.first { $0.module == module }
      ?? holders.first { $0.module.hasPrefix(module) } ?? (holders.count == 1 ? holders[0] : nil)
    return best.flatMap { Self.url(name, type, in: $0.bundle) }
  }

  /// The end of a message when more than one bundle has such a file.
  func ambiguity(_ name: String, _ type: String) -> String {
    guard isMain else { return "" }
    let holders = Self.beside.filter { Self.url(name, type, in: $0.bundle) != nil }.map(\.module)
    guard holders.count > 1 else { return "" }
    return " (several resource bundles have one, pass that of your module: \(holders.sorted()))"
  }

  private static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: type) { return url }
    let base = bundle.resourceURL?.appending(path: "Base.lproj/\(name).\(type)")
    return base.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  /// The resource bundles that lie beside the running program, by module: `Package_Module`.
  private static let beside: [(module: String, bundle: Bundle)] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count == 2, ["resources", "bundle"].contains(parts[1]),
        let bundle = Bundle(url: folder.appending(path: name))
      else { return nil }
      return (String(parts[0].split(separator: "_").last ?? parts[0]), bundle)
    }
  }()
}
