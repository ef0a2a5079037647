import Course
import Foundation

/// The compiler, called with SwiftPM's arguments but without SwiftPM.
extension Toolchain {
  /// Compiles files as one module, and returns the compiler's result, even if compiling failed.
  ///
  /// `module` is the file to write, or nil if no other file imports the module.
  ///
  /// - Throws: ``DirectBuilder/Unavailable`` if the compiler's plan has an unknown form, or
  ///   `CancellationError` if the task is canceled.
  func compile(
    _ files: [URL], as name: String, _ flags: [String], to object: URL, module: URL?,
    importing folders: [URL], in sandbox: BuildSandbox? = nil
  ) async throws -> ChildProcess.Result {
    func output(_ file: URL) -> String { sandbox == nil ? file.path : file.lastPathComponent }
    var library: [String] = []
    #if os(macOS)
      library = try await testLibrary().compilerArguments
    #endif
    let plan = try await plan(
      ["-c", "-wmo", "-parse-as-library", "-Onone", "-enable-testing"] + flags + library
        + ["-module-name", CompilerPlan.module, "-o", CompilerPlan.output, CompilerPlan.source])
    let commands = plan.commands(
      output: output(object),
      [CompilerPlan.module: [name], CompilerPlan.source: files.map(\.path)])
    guard commands.count == 1 else {
      throw DirectBuilder.Unavailable("“swiftc -###” prints \(commands.count) commands, not one.")
    }
    var emitArguments: [String] = []
    var created = [object]
    if let module {
      // A symbol graph takes the file of each declaration from the source info.
      let sourceInfo = module.deletingPathExtension().appendingPathExtension("swiftsourceinfo")
      emitArguments = ["-emit-module", "-emit-module-path", output(module)]
      emitArguments += ["-emit-module-source-info-path", output(sourceInfo)]
      created += [module, sourceInfo]
    }
    let command = commands[0] + emitArguments + folders.flatMap { ["-I", $0.path] }
    if let sandbox { return try await sandbox.run(command, saving: created) }
    return try await run(command)
  }

  /// Links object files, and returns the result of the first failed command, or of the last
  /// command.
  ///
  /// The output path is relative, because the workbook's path may contain “%”, which linkers
  /// replace with random digits. A stranger's objects can contain arguments for the linker, so they
  /// have to be linked in a sandbox.
  func link(
    _ objects: [URL], to output: String, in sandbox: BuildSandbox? = nil
  ) async throws -> ChildProcess.Result {
    #if os(macOS)
      let options = try await testLibrary().linkerArguments
    #else
      // LLD is the fastest linker that all toolchains for Linux contain.
      let options = ["-use-ld=lld"]
    #endif
    let plan = try await plan(options + ["-o", CompilerPlan.output, CompilerPlan.object])
    let file = root.appending(path: output)
    let commands = plan.commands(
      output: sandbox == nil ? output : file.lastPathComponent,
      [CompilerPlan.object: objects.map(\.path)])
    if let sandbox {
      let script = commands.map { $0.map(\.quotedForShell).joined(separator: " ") }
      defer { chmod(file.path, 0o755) }
      return try await sandbox.run(
        ["/bin/sh", "-c", script.joined(separator: " && ")], saving: [file])
    }
    for command in commands.dropLast() {
      let result = try await run(command)
      if result.ending != .exited(0) { return result }
    }
    return try await run(commands.last ?? [])
  }

  private func plan(_ arguments: [String]) async throws -> CompilerPlan {
    let key = Fingerprint().adding([root.realPath.path] + arguments)
    if let plan = record.content.plans[key] { return plan }
    let result = try await run(["swiftc", "-###"] + arguments)
    if result.isFaultOfMachine { throw result.failure(of: "swiftc") }
    let plan = CompilerPlan(printed: result.output)
    guard result.ending == .exited(0), !plan.commands.isEmpty else {
      throw DirectBuilder.Unavailable("“swiftc -###” failed: \(result.output)\(result.errors)")
    }
    record.change { $0.plans[key] = plan }
    return plan
  }
}

/// The commands that the compiler driver would run, with placeholders for names and paths.
///
/// Planning takes as long as compiling a small file. A plan depends only on the flags, so the
/// driver is called once for the same flags.
struct CompilerPlan: Codable, Equatable, Sendable {
  static let module = "MODULE"
  static let source = "/SOURCE.swift"
  static let object = "/OBJECT.o"
  /// The placeholder for the output's path, which can also be a part of an argument.
  static let output = "/OUTPUT"

  let commands: [[String]]

  /// Parses the output of the driver's `-###`: one command per line, quoted for a shell.
  init(printed text: String) {
    commands = text.split(separator: "\n").map(Self.arguments).filter { !$0.isEmpty }
  }

  func commands(output: String, _ values: [String: [String]]) -> [[String]] {
    commands.map { arguments in
      arguments.flatMap { values[$0] ?? [$0.replacing(Self.output, with: output)] }
    }
  }

  private static func arguments(of line: Substring) -> [String] {
    line.matches(of: /(?:'[^']*'|\\.|[^ '\\])+/).map { word in
      word.0.replacing(/'([^']*)'|\\(.)/) { $0.1 ?? $0.2 ?? "" }
    }
    .map(String.init)
  }
}
