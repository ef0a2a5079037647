import Foundation

/// A target that was compiled once, for all exercises that use it.
struct Part: Sendable {
  let target: PackageDescription.Target
  /// The digest of all that went into it.
  let fingerprint: Fingerprint
  /// The folder that holds what came of it.
  let folder: URL

  var module: URL { folder.appending(path: "\(target.name).swiftmodule") }
  var object: URL { folder.appending(path: "\(target.name).o") }
  /// The bundle of its resources, named as SwiftPM names it; nil if it has none.
  func bundle(of package: String) -> URL? {
    target.resources.isEmpty
      ? nil : folder.appending(path: "\(package)_\(target.name).resources")
  }
}

/// Compiles the targets that exercises and suites use, each once for what it is made of.
struct Parts: Sendable {
  let compiler: DirectCompiler
  let package: PackageDescription

  private var root: URL { compiler.root }

  /// Compiles targets, and all that they use, unless that was done before.
  ///
  /// - Parameters:
  ///   - targets: In order: each stands behind all that it uses.
  ///   - building: Told the name of each that is compiled.
  /// - Returns: A part for each of them.
  /// - Throws: ``NotDirect`` when one does not compile; `CancellationError`.
  func built(
    _ targets: [PackageDescription.Target], building: (String) -> Void = { _ in }
  ) async throws -> [Part] {
    var parts: [Part] = []
    for target in targets {
      let used = try package.dependencies(of: [target.name]).compactMap { dependency in
        parts.first { $0.target == dependency }
      }
      let part = part(target, used)
      // The bundle comes last, and the folder appears whole or not at all.
      if !FileManager.default.fileExists(atPath: part.folder.path) {
        building(target.name)
        try await build(part, used)
      }
      parts.append(part)
    }
    return parts
  }

  private func part(_ target: PackageDescription.Target, _ used: [Part]) -> Part {
    var fingerprint = compiler.toolchain
    for flag in target.flags { fingerprint.add(flag) }
    fingerprint.add(contentsOf: root.appending(path: target.folder))
    for part in used { fingerprint.add("\(part.fingerprint)") }
    return Part(
      target: target, fingerprint: fingerprint,
      folder: root.appending(path: "\(DirectBuild.path)/parts/\(target.name)/\(fingerprint)"))
  }

  private func build(_ part: Part, _ used: [Part]) async throws {
    let name = part.target.name
    let folder = part.folder.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: draft) }
    var sources = root.appending(path: part.target.folder).swiftFiles
    if let bundle = part.bundle(of: package.name) {
      let copy = draft.appending(path: bundle.lastPathComponent)
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      for resource in part.target.resources {
        try FileManager.default.copyItem(
          at: root.appending(path: "\(part.target.folder)/\(resource)"),
          to: copy.appending(path: resource))
      }
      let accessor = draft.appending(path: "BundleAccessor.swift")
      try Data(Self.accessor(of: bundle).utf8).write(to: accessor)
      sources.append(accessor)
    }
    let plan = try await compiler.compiling(part.target.flags)
    let result = try await compiler.compile(
      plan, name, sources, to: draft.appending(path: "\(name).o"),
      module: draft.appending(path: "\(name).swiftmodule"), seeing: used.map(\.folder))
    guard result.ending == .exited(0) else {
      throw NotDirect(reason: "\(name) does not compile. The compiler said:\n\(result.errors)")
    }
    // What was made of other sources is not asked for again.
    for name in folder.visibleNames where name != "\(part.fingerprint)" {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    do {
      try FileManager.default.moveItem(at: draft, to: part.folder)
    } catch where FileManager.default.fileExists(atPath: part.folder.path) {
      // Another stage was faster.
    }
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
