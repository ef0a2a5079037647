import Course
import Foundation

/// The compiler, called as SwiftPM would call it, without SwiftPM.
struct DirectCompiler: Sendable {
  let tools: Tools

  // MARK: Plans

  /// How a module is compiled with these flags.
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

  /// How a program is linked, with the fastest linker that every toolchain of the platform has.
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
  ///   - files: Its sources.
  ///   - object: Where the code goes.
  ///   - module: Where the module goes; nil if nothing imports it.
  ///   - folders: Where imported modules are found.
  /// - Returns: The result, whatever it is.
  /// - Throws: ``DirectBuilder/Unavailable`` when the plan isn't understood; `CancellationError`.
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
      // With the source info, a symbol graph knows the file of each declaration.
      let sourceInfo = module.deletingPathExtension().appendingPathExtension("swiftsourceinfo")
      return ["-emit-module", "-emit-module-path", module.path]
        + ["-emit-module-source-info-path", sourceInfo.path]
    }
    return try await tools.run(
      commands[0] + (emission ?? []) + folders.flatMap { ["-I", $0.path] })
  }

  /// Links objects to a program; the result is that of the command that failed, or of the last.
  ///
  /// The output is a relative path: linkers replace each “%” of an absolute one by random digits.
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

/// The commands that the compiler's driver would run, with placeholders for what differs from run
/// to run.
///
/// The driver takes as long to plan as a small file takes to compile. What it plans depends on the
/// flags alone, so it is asked only once.
struct CompilerPlan: Codable, Equatable, Sendable {
  enum Placeholder: String {
    case module = "MODULE"
    case source = "/SOURCE.swift"
    case object = "/OBJECT.o"
    /// It may be a part of an argument, such as the name of a file beside the output.
    case output = "/OUTPUT"
  }

  let commands: [[String]]

  /// Reads what a driver prints for `-###`: a command a line, quoted as for a shell.
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
