import Course
import Foundation

/// Runs the toolchain's programs in the workbook's folder.
struct Tools: Sendable {
  /// Five minutes: the largest part compiles in ten seconds.
  private static let compilerLimit = Duration.seconds(300)
  /// Ten minutes: a first build on a slow machine ends long before, an endless one never.
  private static let packageLimit = Duration.seconds(600)

  let root: URL
  let machine: Machine
  let policy: Policy
  var runsAtNormalPriority = true
  var progress: @Sendable (Progress) -> Void

  var inBackground: Tools {
    var tools = self
    tools.runsAtNormalPriority = false
    tools.progress = { _ in }
    return tools
  }

  var environment: [String: String] {
    // Strangers' texts share no cache with others.
    policy.isTrusting
      ? machine.environment
      : machine.environment.merging(["XDG_CACHE_HOME": Sandbox.cache(of: root).path]) { $1 }
  }

  /// Runs a command of the compiler.
  func run(_ command: [String]) async throws -> ChildProcess.Result {
    let limits =
      (runsAtNormalPriority ? [] : ["nice", "-n", "19"])
      + (policy.isTrusting ? [] : Self.limits)
    return try await ChildProcess(
      limits + command, in: root, environment: environment, limit: Self.compilerLimit
    ).run()
  }

  /// What a command prints to its standard output.
  ///
  /// - Throws: ``WorkbookError`` when it fails.
  func output(of command: [String]) async throws -> String {
    let result = try await run(command)
    guard result.ending == .exited(0) else {
      throw result.failure(of: command.joined(separator: " "))
    }
    return result.output
  }

  /// Runs a subcommand of `swift`, which holds the stage's lock even if it outlives the runner.
  func swift(
    _ arguments: [String], _ environment: [String: String], _ lock: Lock
  ) async throws -> ChildProcess.Result {
    let process = ChildProcess(
      ["swift"] + arguments, in: root, environment: environment, input: lock.handle,
      limit: Self.packageLimit)
    return try await process.run { [progress] text in
      guard let wait = text.firstMatch(of: /Another instance of SwiftPM(?: \(PID: (\d+)\))?/) else {
        return
      }
      progress(.waitingForSwiftPM(process: wait.1.flatMap { Int($0) }))
    }
  }

  /// Where a Mac's toolchain keeps the test library; asked for once per toolchain.
  func testLibrary() async throws -> TestLibrary {
    let known = Store<TestLibrary>(root: root, folder: "toolchains")
    if let library = known[machine.toolchain] { return library }
    let info = try await output(of: ["swift", "-print-target-info"])
    // Without Xcode, there is no platform.
    let platform = try? await output(of: ["xcrun", "--sdk", "macosx", "--show-sdk-platform-path"])
    try Task.checkCancellation()
    let library = try TestLibrary(
      targetInfo: info,
      platform: (platform ?? "").trimmingCharacters(in: .whitespacesAndNewlines))
    // Where nothing is found, something may be wrong that isn't so the next time.
    if !library.libraries.isEmpty { try? known.keep(library, for: machine.toolchain) }
    return library
  }

  /// Keeps a text from using the compiler for long, and from filling the memory: if that becomes
  /// scarce, the compiler ends first.
  private static var limits: [String] {
    #if os(Linux)
      ["choom", "-n", "1000", "--", "prlimit", "--as=\(8 << 30)", "--cpu=120", "--core=0", "--"]
    #else
      ["/bin/sh", "-c", "ulimit -t 120; exec \"$@\"", "sh"]
    #endif
  }
}

extension ChildProcess.Result {
  /// The error for a tool that failed through no fault of a source file.
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
