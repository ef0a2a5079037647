import Course
import Foundation

/// The compiler, called with SwiftPM's arguments but without SwiftPM.
struct DirectCompiler: Sendable {
  let tools: Tools

  // MARK: Plans

  /// Returns the plan for compiling a module with the given flags.
  func compilePlan(_ flags: [String]) async throws -> CompilerPlan {
    var library: [String] = []
    #if os(macOS)
      library = try await tools.testLibrary().compiling
    #endif
    return try await plan(
      ["-c", "-wmo", "-parse-as-library", "-Onone", "-enable-testing"] + flags + library
        + ["-module-name", CompilerPlan.Placeholder.module.rawValue]
        + ["-o", CompilerPlan.Placeholder.output.rawValue]
        + [CompilerPlan.Placeholder.source.rawValue])
  }

  /// Returns the plan for linking with the fastest linker that the platform's toolchains share.
  func linkPlan() async throws -> CompilerPlan {
    #if os(macOS)
      let options = try await tools.testLibrary().linking
    #else
      let options = ["-use-ld=lld"]
    #endif
    return try await plan(
      options + ["-o", CompilerPlan.Placeholder.output.rawValue]
        + [CompilerPlan.Placeholder.object.rawValue])
  }

  private func plan(_ arguments: [String]) async throws -> CompilerPlan {
    var key = tools.machine.toolchain
    key.add(tools.root.realPath.path)
    for argument in arguments { key.add(argument) }
    let known = Store<CompilerPlan>(root: tools.root, folder: "plans")
    if let plan = known[key] { return plan }
    let result = try await tools.run(["swiftc", "-###"] + arguments)
    if result.isFaultOfMachine { throw result.failure(of: "swiftc") }
    let plan = CompilerPlan(printed: result.output)
    guard result.ending == .exited(0), !plan.commands.isEmpty else {
      throw DirectBuilder.Unavailable("“swiftc -###” failed: \(result.output)\(result.errors)")
    }
    try? known.keep(plan, for: key)
    return plan
  }

  // MARK: Calls

  /// Compiles files as one module.
  ///
  /// - Parameters:
  ///   - plan: A compile plan.
  ///   - name: The module's name.
  ///   - files: The module's source files.
  ///   - object: The object file to write.
  ///   - module: The module file to write, or nil if nothing imports the module.
  ///   - folders: The folders to search for imported modules.
  /// - Returns: The compiler's result, even if it failed.
  /// - Throws: ``DirectBuilder/Unavailable`` if the plan has an unknown form, or
  ///   `CancellationError` if the task is canceled.
  func compile(
    _ plan: CompilerPlan, _ name: String, _ files: [URL], to object: URL, module: URL?,
    importing folders: [URL]
  ) async throws -> ChildProcess.Result {
    let commands = plan.commands(with: [
      .module: [name], .source: files.map(\.path), .output: [object.path],
    ])
    guard commands.count == 1 else {
      throw DirectBuilder.Unavailable("“swiftc -###” prints \(commands.count) commands, not one.")
    }
    let emission = module.map { module in
      // The source info tells a symbol graph the file of each declaration.
      let sourceInfo = module.deletingPathExtension().appendingPathExtension("swiftsourceinfo")
      return ["-emit-module", "-emit-module-path", module.path]
        + ["-emit-module-source-info-path", sourceInfo.path]
    }
    return try await tools.run(
      commands[0] + (emission ?? []) + folders.flatMap { ["-I", $0.path] })
  }

  /// Links object files, and returns the result of the first failed command, or of the last one.
  ///
  /// The output path is relative: linkers replace each “%” in an absolute path with random digits.
  func link(_ objects: [URL], to output: String) async throws -> ChildProcess.Result {
    let commands = try await linkPlan()
      .commands(with: [.object: objects.map(\.path), .output: [output]])
    for command in commands.dropLast() {
      let result = try await tools.run(command)
      if result.ending != .exited(0) { return result }
    }
    return try await tools.run(commands.last ?? [])
  }
}

/// The commands that the compiler driver would run, with placeholders for the values that change.
///
/// The driver takes as long to plan as to compile a small file. The plan depends only on the flags,
/// so the driver is called only once.
struct CompilerPlan: Codable, Equatable, Sendable {
  enum Placeholder: String {
    case module = "MODULE"
    case source = "/SOURCE.swift"
    case object = "/OBJECT.o"
    /// The output's path. It can also appear inside an argument, for example in the path of a file
    /// beside the output.
    case output = "/OUTPUT"
  }

  let commands: [[String]]

  /// Parses the output of the driver's `-###`: one command per line, quoted for a shell.
  init(printed text: String) {
    commands = text.split(separator: "\n").map(Self.arguments).filter { !$0.isEmpty }
  }

  func commands(with values: [Placeholder: [String]]) -> [[String]] {
    commands.map { arguments in
      arguments.flatMap { argument in
        if let value = Placeholder(rawValue: argument).flatMap({ values[$0] }) { return value }
        guard let output = values[.output]?.first else { return [argument] }
        return [argument.replacing(Placeholder.output.rawValue, with: output)]
      }
    }
  }

  private static func arguments(of line: Substring) -> [String] {
    var arguments: [String] = []
    var argument: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        argument = (argument ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        argument = argument ?? ""
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else if character == " ", !isQuoted {
        argument.map { arguments.append($0) }
        argument = nil
      } else {
        argument = (argument ?? "") + String(character)
      }
    }
    return arguments + (argument.map { [$0] } ?? [])
  }
}
