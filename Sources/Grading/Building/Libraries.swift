import Course
import Foundation

/// A target that is compiled once for all exercises that use it.
struct Library: Sendable {
  let target: PackageDescription.Target
  let fingerprint: Fingerprint
  let folder: URL

  /// The stamp that detects later damage.
  ///
  /// The library's folder is created completely or not at all.
  var stamp: BuildStamp {
    BuildStamp(
      file: folder.appending(path: ".stamp"), state: fingerprint, results: folder)
  }
  var module: URL { folder.appending(path: "\(target.name).swiftmodule") }
  var object: URL { folder.appending(path: "\(target.name).o") }
  /// Returns the resource bundle, named as SwiftPM names it, or nil if there are no resources.
  func bundle(of package: String) -> URL? {
    target.resources.isEmpty
      ? nil : folder.appending(path: "\(package)_\(target.name).resources")
  }
}

/// The targets that exercises and suites use, each compiled only once per content.
struct Libraries: Sendable {
  /// The size of a library's sources, in bytes, above which compiling it takes some seconds.
  private static let largeSize = 100_000

  let compiler: DirectCompiler
  let package: PackageDescription
  let digests: Digests

  private var root: URL { compiler.tools.root }

  /// Compiles targets and their dependencies, unless they're already compiled.
  ///
  /// - Parameter targets: The targets, each after its dependencies.
  /// - Returns: A library for each target.
  /// - Throws: ``DirectBuilder/Unavailable`` if a target doesn't compile, `CancellationError` if
  ///   the task is canceled, or ``WorkbookError``.
  func built(_ targets: [PackageDescription.Target]) async throws -> [Library] {
    var libraries: [Library] = []
    for target in targets {
      let used = try package.dependencies(of: target.name).compactMap { dependency in
        libraries.first { $0.target == dependency }
      }
      let library = library(target, used)
      if !library.stamp.isValid {
        // Another exercise, graded at the same time, may need the same library.
        let lock = library.folder.deletingLastPathComponent().appending(path: ".lock")
        try await Lock.held(lock) { _ in
          if !library.stamp.isValid { try await build(library, used) }
        }
      }
      libraries.append(library)
    }
    return libraries
  }

  private func library(_ target: PackageDescription.Target, _ used: [Library]) -> Library {
    var fingerprint = compiler.tools.machine.toolchain
    fingerprint.add(root.realPath.path)
    for flag in target.flags { fingerprint.add(flag) }
    fingerprint.add("\(digests[root.appending(path: target.folder)])")
    for library in used { fingerprint.add("\(library.fingerprint)") }
    let path = "\(DirectBuilder.folder)/libraries/\(target.name)/\(fingerprint)"
    return Library(target: target, fingerprint: fingerprint, folder: root.appending(path: path))
  }

  private func build(_ library: Library, _ used: [Library]) async throws {
    let target = library.target
    var sources = root.appending(path: target.folder).swiftFiles
    let sizes = sources.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    if sizes.reduce(0, +) > Self.largeSize {
      compiler.tools.progress(.compiling(library: target.name))
    }
    // Remove everything that was built from other sources, is damaged, or is incomplete because its
    // runner was killed. The lock keeps other runners out.
    let folder = library.folder.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name != ".lock" {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let draft = folder.appending(path: ".draft")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    if let bundle = library.bundle(of: package.name) {
      let copy = draft.appending(path: bundle.lastPathComponent)
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      for resource in target.resources {
        try FileManager.default.copyItem(
          at: root.appending(path: "\(target.folder)/\(resource)"),
          to: copy.appending(path: resource))
      }
      let accessor = draft.appending(path: "BundleAccessor.swift")
      try Data(Self.accessor(of: bundle).utf8).write(to: accessor)
      sources.append(accessor)
    }
    let result = try await compiler.compile(
      compiler.compilePlan(target.flags), target.name, sources,
      to: draft.appending(path: "\(target.name).o"),
      module: draft.appending(path: "\(target.name).swiftmodule"), importing: used.map(\.folder))
    if result.isFaultOfMachine { throw result.failure(of: "swiftc") }
    if let message = result.errorMessages.first?.relative(to: root) {
      throw WorkbookError.partDoesNotCompile(message.place, message: message.text)
    }
    guard result.ending == .exited(0) else {
      throw DirectBuilder.Unavailable("\(target.name) does not compile: \(result.errors)")
    }
    try FileManager.default.moveItem(at: draft, to: library.folder)
    // If a source was saved during the build, the fingerprint doesn't match the library.
    if digests.areUnchanged([root.appending(path: target.folder)]) { try library.stamp.write() }
  }

  /// Returns the code that SwiftPM generates for a target with resources.
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
