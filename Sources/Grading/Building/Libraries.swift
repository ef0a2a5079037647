import Course
import Foundation

/// A target that was compiled once, for all exercises that use it.
struct Library: Sendable {
  let target: PackageDescription.Target
  /// The digest of all that went into it.
  let fingerprint: Fingerprint
  /// The folder that holds what came of it.
  let folder: URL

  /// The folder appears whole or not at all; a file in it may be damaged later.
  var isBuilt: Bool { SavedFiles(in: folder).areUnchanged }
  var module: URL { folder.appending(path: "\(target.name).swiftmodule") }
  var object: URL { folder.appending(path: "\(target.name).o") }
  /// The bundle of its resources, named as SwiftPM names it; nil if it has none.
  func bundle(of package: String) -> URL? {
    target.resources.isEmpty
      ? nil : folder.appending(path: "\(package)_\(target.name).resources")
  }
}

/// Compiles the targets that exercises and suites use, each once for what it is made of.
struct Libraries: Sendable {
  let compiler: DirectCompiler
  let package: PackageDescription
  private let digests = Digests()

  init(compiler: DirectCompiler, package: PackageDescription) {
    self.compiler = compiler
    self.package = package
  }

  private var root: URL { compiler.root }

  /// Compiles targets, and all that they use, unless that was done before.
  ///
  /// - Parameters:
  ///   - targets: In order: each stands behind all that it uses.
  ///   - building: Told the name of each that takes longer than a moment.
  /// - Returns: A library for each of them.
  /// - Throws: ``NotDirect`` when one does not compile; ``WorkbookError/failed(_:)`` when the
  ///   machine kept it from being compiled; `CancellationError`.
  func built(
    _ targets: [PackageDescription.Target], building: @Sendable (String) -> Void = { _ in }
  ) async throws -> [Library] {
    var libraries: [Library] = []
    for target in targets {
      let used = try package.dependencies(of: [target.name]).compactMap { dependency in
        libraries.first { $0.target == dependency }
      }
      let library = library(target, used)
      if !library.isBuilt {
        // What is graded beside this may need the same.
        let lock = library.folder.deletingLastPathComponent().appending(path: ".lock")
        try await Lock.held(lock) { _ in
          if library.isBuilt { return }
          if isLarge(target) { building(target.name) }
          try await build(library, used)
        }
      }
      libraries.append(library)
    }
    return libraries
  }

  private func isLarge(_ target: PackageDescription.Target) -> Bool {
    let files = root.appending(path: target.folder).swiftFiles
    let sizes = files.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    return sizes.reduce(0, +) > 100_000
  }

  private func library(_ target: PackageDescription.Target, _ used: [Library]) -> Library {
    let fingerprint = digests.of(target.name) {
      var fingerprint = compiler.toolchain
      for flag in target.flags { fingerprint.add(flag) }
      fingerprint.add(contentsOf: root.appending(path: target.folder))
      for library in used { fingerprint.add("\(library.fingerprint)") }
      return fingerprint
    }
    return Library(
      target: target, fingerprint: fingerprint,
      folder: root.appending(path: "\(DirectBuild.path)/libraries/\(target.name)/\(fingerprint)"))
  }

  private func build(_ library: Library, _ used: [Library]) async throws {
    let name = library.target.name
    let folder = library.folder.deletingLastPathComponent()
    // What a runner that was killed left half done; whoever has the lock is alone.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(".draft-") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let draft = folder.appending(path: ".draft-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: draft) }
    var sources = root.appending(path: library.target.folder).swiftFiles
    if let bundle = library.bundle(of: package.name) {
      let copy = draft.appending(path: bundle.lastPathComponent)
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      for resource in library.target.resources {
        try FileManager.default.copyItem(
          at: root.appending(path: "\(library.target.folder)/\(resource)"),
          to: copy.appending(path: resource))
      }
      let accessor = draft.appending(path: "BundleAccessor.swift")
      try Data(Self.accessor(of: bundle).utf8).write(to: accessor)
      sources.append(accessor)
    }
    let plan = try await compiler.compiling(library.target.flags)
    let result = try await compiler.compile(
      plan, name, sources, to: draft.appending(path: "\(name).o"),
      module: draft.appending(path: "\(name).swiftmodule"), seeing: used.map(\.folder))
    if result.isFaultOfMachine { throw SwiftPM.failure(result) }
    guard result.ending == .exited(0) else {
      throw NotDirect(
        reason: "\(name) does not compile. The compiler said:\n\(result.errors)",
        message: CompilerMessage.errors(in: result.output + result.errors).first)
    }
    try SavedFiles(in: draft).record()
    // What was made of other sources is not asked for again; and this folder, if it is there, is
    // damaged.
    for name in folder.visibleNames {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    try FileManager.default.moveItem(at: draft, to: library.folder)
  }

  /// What SwiftPM writes for a target that has resources.
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
  /// The Swift files in a folder and in those below it, in order.
  fileprivate var swiftFiles: [URL] {
    visibleNames.sorted().flatMap { name in
      let file = appending(path: name)
      return name.hasSuffix(".swift") ? [file] : file.swiftFiles
    }
  }
}
