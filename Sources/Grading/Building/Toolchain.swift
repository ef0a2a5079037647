import Course
import Foundation

/// The toolchain's programs, run in the workbook's folder, and fingerprints of the workbook's
/// files.
struct Toolchain: Sendable {
  let root: URL
  let machine: Machine
  let limits: Limits
  let fingerprints = FileFingerprints()
  let record: ToolchainRecord
  var runsAtNormalPriority = true
  var progress: @Sendable (Progress) -> Void

  init(
    root: URL, machine: Machine, limits: Limits, progress: @escaping @Sendable (Progress) -> Void
  ) {
    self.root = root
    self.machine = machine
    self.limits = limits
    self.progress = progress
    record = ToolchainRecord(root: root, toolchain: machine.toolchainFingerprint)
  }

  var environment: [String: String] {
    // Untrusted texts share no cache with trusted texts.
    limits.isTrusting
      ? machine.environment
      : machine.environment.merging(["XDG_CACHE_HOME": Sandbox.cache(of: root).path]) { $1 }
  }

  func run(_ command: [String]) async throws -> ChildProcess.Result {
    let priority = runsAtNormalPriority ? [] : ["nice", "-n", "19"]
    let limiter = limits.isTrusting ? [] : Self.compilerLimits
    // The largest module compiles in ten seconds.
    return try await ChildProcess(
      priority + limiter + command, in: root, environment: environment, limit: .seconds(300)
    ).run()
  }

  /// Returns a command's standard output, or throws ``WorkbookError`` if the command fails.
  func output(of command: [String]) async throws -> String {
    let result = try await run(command)
    guard result.ending == .exited(0) else {
      throw result.failure(of: command.joined(separator: " "))
    }
    return result.output
  }

  /// Runs a `swift` subcommand, which holds the stage's lock, even if the runner is killed.
  func swift(
    _ arguments: [String], _ environment: [String: String], _ lock: Lock
  ) async throws -> ChildProcess.Result {
    // A first build on a slow machine takes much less than this limit.
    var process = ChildProcess(
      ["swift"] + arguments, in: root, environment: environment, limit: .seconds(600))
    process.input = lock.handle
    return try await process.run { [progress] text in
      if let wait = text.firstMatch(of: /Another instance of SwiftPM(?: \(PID: (\d+)\))?/) {
        progress(.waitingForSwiftPM(process: wait.1.flatMap { Int($0) }))
      }
    }
  }

  /// Returns the toolchain's `usr` folder, and on a Mac the test library, found once per toolchain.
  func testLibrary() async throws -> TestLibrary {
    if let library = record.content.testLibrary { return library }
    let info = try await output(of: ["swift", "-print-target-info"])
    // Without Xcode, there is no platform folder.
    let platform = try? await output(of: ["xcrun", "--sdk", "macosx", "--show-sdk-platform-path"])
    try Task.checkCancellation()
    let library = try TestLibrary(
      targetInfo: info, platform: (platform ?? "").trimmingCharacters(in: .whitespacesAndNewlines))
    // On Linux, or for a temporary reason, no library is found. That result isn't stored.
    if !library.libraries.isEmpty { record.change { $0.testLibrary = library } }
    return library
  }

  /// The command that limits a compiler's time, and on Linux its memory.
  ///
  /// If a Linux machine runs out of memory, the system ends the compiler first.
  private static var compilerLimits: [String] {
    #if os(Linux)
      ["choom", "-n", "1000", "--", "prlimit", "--as=\(8 << 30)", "--cpu=120", "--core=0", "--"]
    #else
      ["/bin/sh", "-c", "ulimit -t 120; exec \"$@\"", "sh"]
    #endif
  }
}

extension ChildProcess.Result {
  func failure(of tool: String) -> WorkbookError {
    let failure: WorkbookError.ToolFailure =
      switch ending {
      case .ranTooLong: .ranTooLong
      case .exceededMemory: .exceededMemory
      case .signalled(let signal): .signalled(signal)
      case .exited: .failed
      }
    return .tool(name: tool, failure, output: output + errors)
  }
}

/// The part of the output of `swift -print-target-info` that the runner uses.
package struct TargetInfo: Decodable, Sendable {
  package struct Target: Decodable, Sendable { package let triple: String }
  package struct Paths: Decodable, Sendable { package let runtimeResourcePath: String }

  package let target: Target
  package let paths: Paths

  /// Parses the command's output, or throws `DecodingError`.
  package init(printed text: String) throws {
    self = try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
  }
}
