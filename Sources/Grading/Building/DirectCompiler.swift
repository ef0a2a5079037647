import Course
import Foundation

/// The compiler, called as SwiftPM would call it, without SwiftPM.
package struct DirectCompiler: Sendable {
  /// Five minutes: the largest part takes ten seconds.
  static let limit = Duration.seconds(300)

  let root: URL
  let environment: [String: String]
  /// Whether somebody waits for it; otherwise it gives way to whatever else the machine does.
  var isAwaited = true
  /// Whether no text is thought to mean harm.
  var isTrusting = true

  /// The toolchain that is found, as far as it can be told without asking it.
  var toolchain: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add("\(RunnerIdentity.current(in: root))")
    fingerprint.add(root.realPath.path)
    for name in Self.variables { fingerprint.add(environment[name] ?? "") }
    return fingerprint
  }

  /// The variables by which a shell finds a toolchain.
  static let variables = ["PATH", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]

  // MARK: Plans

  /// How a module of some files is compiled with these flags.
  func compiling(_ flags: [String]) async throws -> CompilerPlan {
    try await plan(
      ["-c", "-wmo", "-parse-as-library", "-Onone", "-enable-testing"] + flags
        + (try await platform().compiling)
        + ["-module-name", CompilerPlan.Mark.module.rawValue]
        + ["-o", CompilerPlan.Mark.output.rawValue, CompilerPlan.Mark.source.rawValue])
  }

  /// How a program is linked.
  func linking() async throws -> CompilerPlan {
    try await plan(
      Self.linker + (try await platform().linking)
        + ["-o", CompilerPlan.Mark.output.rawValue, CompilerPlan.Mark.object.rawValue])
  }

  /// The fastest linker that every toolchain of the platform has.
  private static var linker: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }

  private func plan(_ arguments: [String]) async throws -> CompilerPlan {
    var fingerprint = toolchain
    for argument in arguments { fingerprint.add(argument) }
    let known = Store<CompilerPlan>(root: root, folder: "plans")
    if let plan = known[fingerprint] { return plan }
    let plan = CompilerPlan(printed: try await output(of: ["swiftc", "-###"] + arguments))
    if plan.commands.isEmpty { throw NotDirect(reason: "“swiftc -###” tells of no command.") }
    try? known.keep(plan, for: fingerprint)
    return plan
  }

  /// What is needed on this platform to find the test library.
  private func platform() async throws -> (compiling: [String], linking: [String]) {
    #if os(macOS)
      let library = try await TestLibrary.current(in: environment) { try await output(of: $0) }
      return (library.compiling, library.linking)
    #else
      return ([], [])
    #endif
  }

  /// What a command prints.
  ///
  /// - Throws: ``NotDirect`` when it does not do its part; ``WorkbookError/failed(_:)`` when the
  ///   machine keeps it from doing so.
  private func output(of command: [String]) async throws -> String {
    let result = try await run(command)
    if result.isFaultOfMachine { throw SwiftPM.failure(result) }
    guard result.ending == .exited(0) else {
      throw NotDirect(
        reason: "“\(command.joined(separator: " "))” failed. It said: "
          + "\(result.output)\(result.errors)".trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return result.output
  }

  // MARK: Calls

  /// Compiles files as one module.
  ///
  /// - Parameters:
  ///   - plan: How, as ``compiling(_:)`` told.
  ///   - name: The module's name.
  ///   - files: Its sources.
  ///   - object: Where the code goes.
  ///   - module: Where the module goes; nil where nothing imports it.
  ///   - folders: Where other modules are found.
  /// - Returns: What came of it.
  /// - Throws: ``NotDirect`` when the plan is another than is known; `CancellationError`.
  func compile(
    _ plan: CompilerPlan, _ name: String, _ files: [URL], to object: URL, module: URL?,
    seeing folders: [URL]
  ) async throws -> ChildProcess.Result {
    let commands = plan.commands(with: [
      .module: [name], .source: files.map(\.path), .output: [object.path],
    ])
    guard commands.count == 1 else {
      throw NotDirect(reason: "“swiftc -###” tells of \(commands.count) commands in place of one.")
    }
    let emission = module.map { module in
      // With the source info, a symbol graph tells in which file a declaration stands.
      let sourceInfo = module.deletingPathExtension().appendingPathExtension("swiftsourceinfo")
      return ["-emit-module", "-emit-module-path", module.path]
        + ["-emit-module-source-info-path", sourceInfo.path]
    }
    return try await run(commands[0] + (emission ?? []) + folders.flatMap { ["-I", $0.path] })
  }

  /// Runs a command of a plan.
  func run(_ command: [String]) async throws -> ChildProcess.Result {
    let limits = (isAwaited ? [] : ["nice", "-n", "19"]) + (isTrusting ? [] : Self.limits)
    return try await ChildProcess(
      limits + command, in: root, environment: environment, limit: Self.limit
    ).run()
  }

  /// What keeps a text from keeping the compiler busy for long, and from filling the memory: should
  /// that become scarce all the same, the compiler ends first.
  private static var limits: [String] {
    #if os(Linux)
      ["choom", "-n", "1000", "--", "prlimit", "--as=\(8 << 30)", "--cpu=120", "--core=0", "--"]
    #else
      ["/bin/sh", "-c", "ulimit -t 120; exec \"$@\"", "sh"]
    #endif
  }
}
