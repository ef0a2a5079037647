package import Course
package import Foundation

extension Sandbox {
  /// The sandbox of this machine, seen to work.
  ///
  /// - Parameters:
  ///   - root: The workbook's folder.
  ///   - environment: What the runner runs in.
  /// - Returns: The sandbox.
  /// - Throws: ``WorkbookError/failed(_:)`` when there is none, or it does not work here.
  package static func found(
    in root: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws -> Sandbox {
    #if os(macOS)
      let maker = Maker.seatbelt
    #else
      let maker = Maker.bubblewrap
    #endif
    let run = { (command: [String]) in
      try await ChildProcess(
        command, in: root, environment: environment, limit: .seconds(60)
      ).run()
    }
    guard try await run(["sh", "-c", "command -v \(maker.rawValue)"]).ending == .exited(0) else {
      throw WorkbookError.failed(
        "\(maker.rawValue) is not found. \(Self.why) On Debian and Ubuntu, “apt install "
          + "bubblewrap” installs it. \(Self.without)")
    }
    let library = try await TestLibrary.current(in: environment) { command in
      let result = try await run(command)
      guard result.ending == .exited(0) else {
        throw WorkbookError.failed("“\(command.joined(separator: " "))” failed: \(result.errors)")
      }
      return result.output
    }
    let sandbox = Sandbox(
      maker: maker, toolchain: library.usr.realPath,
      libraries: root.appending(path: "\(DirectBuild.path)/libraries"),
      cache: cache(of: root))
    if let fault = try await sandbox.fault(in: root) {
      throw WorkbookError.failed(
        "\(maker.rawValue) is here, but it cannot make a sandbox. \(Self.why) It said: \(fault)\n"
          + "In a container, and on Ubuntu 24.04, the system may forbid it: .github/TEACHING.md "
          + "says what to do. \(Self.without)")
    }
    return sandbox
  }

  /// A cache that holds nothing else, for compilers inside and outside.
  package static func cache(of root: URL) -> URL { root.appending(path: ".build/hand-ins/cache") }

  /// What the sandbox says when the compiler cannot be started in it; nil if it can.
  private func fault(in root: URL) async throws -> String? {
    let room = root.appending(path: ".build/hand-ins/trial")
    let folder = room.appending(path: "run")
    for folder in [folder, cache, libraries] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let compiler = ChildProcess(["swiftc", "-version"], in: root, limit: .seconds(60))
    let result = try await around(compiler, in: folder, seeing: [room]).run()
    return result.ending == .exited(0)
      ? nil : result.errors.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let why =
    "It keeps strangers' code from your files, from the network, and from each other."
  private static let without =
    "To grade without it, on a machine that can be thrown away, or because you trust these "
    + "learners as yourself: --no-sandbox."
}
