import Course
import Foundation

/// The build system that SwiftPM takes here, and the place of its products.
///
/// There are two, `native` and `swiftbuild`; toolchains differ in which one they take unasked, and
/// each has a layout of its own. A workbook is graded by the one that built the runner.
struct BuildSystem: Codable, Equatable, Sendable {
  /// The name, to be asked for; nil where it is what SwiftPM takes unasked.
  let name: String?
  /// The path of the products' folder below a scratch folder.
  let products: String

  var arguments: [String] { name.map { ["--build-system", $0] } ?? [] }

  /// Finds the build system that built a program; if none did, what SwiftPM takes unasked.
  ///
  /// - Parameters:
  ///   - program: The program's own file.
  ///   - answer: Asks SwiftPM for the path of the products below a scratch folder, with these
  ///     arguments; nil if it does not know them.
  /// - Returns: The build system.
  /// - Throws: What `answer` throws when nothing in particular is asked for.
  static func of(
    _ program: URL?, answer: (_ arguments: [String]) async throws -> String?
  ) async throws -> BuildSystem? {
    let place = program?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? ""
    var unasked: BuildSystem?
    for name in [nil, "native", "swiftbuild"] {
      let arguments = name.map { ["--build-system", $0] } ?? []
      guard let products = try await answer(arguments) else { continue }
      let system = BuildSystem(name: name, products: products)
      if place.hasSuffix("/\(products)") { return system }
      unasked = unasked ?? system
    }
    return unasked
  }
}

extension Builder {
  /// The build system that built the runner; SwiftPM is asked for it once.
  func system(_ lock: Lock) async throws -> BuildSystem {
    let known = Store<BuildSystem>(root: root, folder: "build-systems")
    let program = Bundle.main.executableURL
    let fingerprint = RunnerIdentity.file(program?.resolvingSymlinksInPath())
    if let system = known[fingerprint] { return system }
    let found = try await BuildSystem.of(program) { arguments in
      let result = try await SwiftPM(root: root, environment: environment, lock: lock)
        .run(["build", "--show-bin-path"] + arguments, progress: progress)
      guard result.ending == .exited(0) else {
        if !arguments.isEmpty { return nil }
        throw SwiftPM.failure(result)
      }
      let path = result.output.split(separator: "\n").last.map(String.init) ?? ""
      return path.range(of: "/.build/", options: .backwards).map { String(path[$0.upperBound...]) }
    }
    guard let found else {
      throw WorkbookError.failed("SwiftPM does not say where it puts what it builds.")
    }
    try? known.keep(found, for: fingerprint)
    return found
  }
}
