import Course
import Foundation

/// A target that is compiled once for all exercises that use it.
struct Library: Sendable {
  let target: PackageDescription.Target
  let fingerprint: Fingerprint
  let folder: URL

  /// The stamp that detects later damage; the folder itself is created completely or not at all.
  var stamp: BuildStamp {
    BuildStamp(file: folder.appending(path: ".stamp"), inputs: fingerprint, results: folder)
  }
  var module: URL { folder.appending(path: "\(target.name).swiftmodule") }
  var object: URL { folder.appending(path: "\(target.name).o") }
  /// Returns the resource bundle, named as SwiftPM names it, or nil if there are no resources.
  func bundle(of package: String) -> URL? {
    target.resources.isEmpty
      ? nil : folder.appending(path: "\(package)_\(target.name).resources")
  }
}

/// The targets that exercises and suites use, each compiled only once from the same inputs.
struct Libraries: Sendable {
  static let folder = ".build/direct/libraries"

  let toolchain: Toolchain
  let package: PackageDescription

  private var root: URL { toolchain.root }

  /// Compiles targets that aren't compiled yet, each after its dependencies.
  ///
  /// - Throws: ``WorkbookError`` if a source has an error, or the machine fails;
  ///   ``DirectBuilder/Unavailable`` if compiling fails otherwise.
  func build(_ targets: [PackageDescription.Target]) async throws -> [Library] {
    var libraries: [Library] = []
    for target in targets {
      let used = try package.dependencies(of: target.name).compactMap { dependency in
        libraries.first { $0.target == dependency }
      }
      let fingerprint = toolchain.machine.toolchainFingerprint.adding(
        [root.realPath.path] + target.flags + [
          "\(toolchain.fingerprints[root.appending(path: target.folder)])"
        ]
          + used.map { "\($0.fingerprint)" })
      let folder = root.appending(path: "\(Self.folder)/\(target.name)")
      let library = Library(
        target: target, fingerprint: fingerprint, folder: folder.appending(path: "\(fingerprint)"))
      if !library.stamp.isValid {
        // Another exercise, graded at the same time, may need the same library.
        try await Lock.hold(folder.appending(path: ".lock")) { _ in
          if !library.stamp.isValid { try await compile(library, with: used) }
        }
      }
      libraries.append(library)
    }
    return libraries
  }

  private func compile(_ library: Library, with used: [Library]) async throws {
    let target = library.target
    var sources = root.appending(path: target.folder).swiftFiles
    let sizes = sources.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    // More than 100 kB of sources take some seconds to compile.
    if sizes.reduce(0, +) > 100_000 { toolchain.progress(.compiling(library: target.name)) }
    let files = FileManager.default
    let folder = library.folder.deletingLastPathComponent()
    let draft = folder.appending(path: ".draft")
    makeRoom(for: library, in: folder)
    try files.createDirectory(at: draft, withIntermediateDirectories: true)
    if let bundle = library.bundle(of: package.name) {
      let copy = draft.appending(path: bundle.lastPathComponent)
      try files.createDirectory(at: copy, withIntermediateDirectories: true)
      for resource in target.resources {
        let original = root.appending(path: "\(target.folder)/\(resource)")
        try files.copyItem(at: original, to: copy.appending(path: resource))
      }
      let accessor = draft.appending(path: "BundleAccessor.swift")
      try Data(Self.accessor(of: bundle).utf8).write(to: accessor)
      sources.append(accessor)
    }
    let result = try await toolchain.compile(
      sources, as: target.name, target.flags, to: draft.appending(path: "\(target.name).o"),
      module: draft.appending(path: "\(target.name).swiftmodule"), importing: used.map(\.folder))
    if result.isFaultOfMachine { throw result.failure(of: "swiftc") }
    if let message = result.errorMessages.first?.relative(to: root) {
      throw WorkbookError.partDoesNotCompile(message.place, message: message.text)
    }
    guard result.ending == .exited(0) else {
      throw DirectBuilder.Unavailable("\(target.name) does not compile: \(result.errors)")
    }
    try files.moveItem(at: draft, to: library.folder)
    // If a source was saved during the build, the library doesn't match its fingerprint, so the
    // library gets no stamp.
    if toolchain.fingerprints.areUnchanged([root.appending(path: target.folder)]) {
      try library.stamp.write()
    }
  }

  /// Removes an invalid build of the library, the draft of a killed runner, and builds of other
  /// sources after an hour.
  ///
  /// A runner that started before a source was saved may still use the library from then. The lock
  /// keeps out runners that compile.
  private func makeRoom(for library: Library, in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name != ".lock" {
      let url = folder.appending(path: name)
      let built = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      let isOld = (built ?? .distantPast) < Date(timeIntervalSinceNow: -3600)
      if isOld || [".draft", library.folder.lastPathComponent].contains(name) {
        try? FileManager.default.removeItem(at: url)
      }
    }
  }

  /// Returns code like the accessor that SwiftPM generates for a target with resources.
  private static func accessor(of bundle: URL) -> String {
    """
    import Foundation

    extension Bundle {
      nonisolated static let module: Bundle = {
        guard let bundle = Bundle(path: \(bundle.path.debugDescription)) else {
          fatalError("The resources are gone.")
        }
        return bundle
      }()
    }
    """
  }
}

extension URL {
  /// The Swift files in this folder and its subfolders, sorted.
  fileprivate var swiftFiles: [URL] {
    visibleNames.flatMap { name in
      let file = appending(path: name)
      return name.hasSuffix(".swift") ? [file] : file.swiftFiles
    }
  }
}
