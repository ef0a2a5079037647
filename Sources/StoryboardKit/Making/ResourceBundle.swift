import Foundation

/// A bundle to search for a file, or the default bundles if the bundle is nil or `.main`.
///
/// The first default is the main bundle, as in an app. A package's resources are in other bundles,
/// so a search for a file continues there, in this order:
/// - the calling module's bundle
/// - the bundle of a module whose name starts with the calling module's name
/// - the bundle that has the file, if no other bundle has the file
struct ResourceBundle {
  let givenBundle: Bundle?
  let module: String
  private let packageBundles: PackageBundles

  init(_ bundle: Bundle?, callerFileID: String, packageBundles: PackageBundles = .ofProgram) {
    self.packageBundles = packageBundles
    givenBundle = bundle
    module = String(callerFileID.prefix { $0 != "/" })
  }

  init(_ bundle: Bundle?, for type: Any.Type) {
    packageBundles = .ofProgram
    givenBundle = bundle
    module = String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Returns the bundle with this identifier, whose last part names the module in a package.
  func other(identifier: String) -> ResourceBundle? {
    let module = identifier.split(separator: ".").last.map(String.init) ?? ""
    let found = Bundle(identifier: identifier) ?? packageBundles.all.of(module)?.bundle
    return found.map { ResourceBundle($0, callerFileID: module, packageBundles: packageBundles) }
  }

  /// The bundle to search first, which is also the bundle in UIKit's messages.
  var bundle: Bundle { givenBundle ?? .main }

  /// A Boolean value indicating whether this is the app's own bundle: nil or `.main`.
  private var isMain: Bool { givenBundle == nil || givenBundle == .main }

  /// The bundle's description on Apple platforms; on Linux, Foundation writes `Bundle`.
  var label: String { "NSBundle <\(bundle.bundlePath)> (loaded)" }

  /// Returns the file's URL, or nil if there is none.
  func url(_ name: String, _ type: String) -> URL? {
    if let found = Self.url(name, type, in: bundle) { return found }
    guard isMain else { return nil }
    let holders = holders(of: name, type)
    let best =
      holders.of(module) ?? holders.first { $0.isOfModule(startingWith: module) }
      ?? (holders.count == 1 ? holders[0] : nil)
    return best.flatMap { Self.url(name, type, in: $0.bundle) }
  }

  /// Returns an addition to an error message, which is empty unless several bundles have the file.
  func ambiguity(_ name: String, _ type: String) -> String {
    guard isMain else { return "" }
    let holders = holders(of: name, type).map(\.name)
    guard holders.count > 1 else { return "" }
    return " (several resource bundles have one, pass that of your module: \(holders.sorted()))"
  }

  /// Returns the package's bundles that have the file.
  private func holders(of name: String, _ type: String) -> [PackageBundle] {
    packageBundles.all.filter { Self.url(name, type, in: $0.bundle) != nil }
  }

  /// Returns the file's URL, in a folder that a package copies or at the top of the bundle.
  ///
  /// Folders come first, because SwiftPM doesn't remove files that an earlier version of the
  /// package put at the top. As in UIKit, folders of a program's own bundle aren't searched.
  private static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    guard let top = bundle.resourceURL else { return nil }
    let folders = bundle == .main ? [] : namesWithoutExtension(in: top)
    // As in UIKit, a file without a language comes first, then the user's language, then `Base`,
    // and then the language in which the app is developed.
    // (On Linux, `developmentLocalization` traps if the bundle has no Info.plist.)
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let languages =
      [""] + Translation.folders + ["Base.lproj"] + Translation.folders(of: region)
    let places = (folders + [""]).lazy.flatMap { folder in languages.lazy.map { (folder, $0) } }
    return places.map { folder, language in
      [folder, language, "\(name).\(type)"].reduce(top) { $1.isEmpty ? $0 : $0.appending(path: $1) }
    }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the names without an extension, which excludes language folders and bundles.
  private static func namesWithoutExtension(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }
}

extension [PackageBundle] {
  /// Returns the module's bundle: `Book_App`, and not `Book_My_App`, for the module `App`.
  fileprivate func of(_ module: String) -> PackageBundle? {
    compactMap { bundle in bundle.place(of: module).map { (bundle, $0) } }.min { $0.1 < $1.1 }?.0
  }
}
