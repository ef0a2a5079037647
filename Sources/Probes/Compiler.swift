import Foundation

/// The Swift compiler, for checking source code.
enum Compiler {
  /// The compiler's answer about one source text.
  enum Answer: Codable, Equatable, Sendable {
    /// The warnings, each with its notes on separate lines.
    case compiles(warnings: [String])
    /// The errors, one per line, without paths.
    case rejected(diagnostics: String)

    var compiles: Bool {
      if case .compiles = self { true } else { false }
    }
  }

  /// The error that the compiler, or another command, gave no answer.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the answers if all are known in advance, or else type-checks the source texts.
  static func typecheck(_ sources: [String]) throws -> [Answer] {
    AskingAhead.note(sources: sources)
    let known = sources.compactMap { AskingAhead.answers[$0] }
    return known.count == sources.count ? known : try typecheckNow(sources)
  }

  /// Type-checks source texts in a single call, with the modules of the running tests.
  ///
  /// The texts are files of one module, so declarations with the same name must be private.
  ///
  /// - Throws: ``Unavailable``, or a Foundation error if the compiler can't be started.
  static func typecheckNow(_ sources: [String]) throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = sources.indices.map { folder.appending(path: "\($0).swift").path }
    for (file, source) in zip(files, sources) {
      try Data(source.utf8).write(to: URL(filePath: file))
    }
    return try check(files).map {
      $0.errors.isEmpty
        ? .compiles(warnings: $0.warnings)
        : .rejected(diagnostics: $0.errors.joined(separator: "\n"))
    }
  }

  /// Returns the warnings for the learner's file, type-checked as a separate module.
  ///
  /// - Throws: ``Unavailable``, for example if the file doesn't compile, or a Foundation error if
  ///   the compiler can't be started.
  static func warnings(inFile file: String) throws -> [String] {
    let flags = ["-parse-as-library", "-module-alias", "UIKit=StoryboardKit"]
    let found = try check([file], with: flags)[0]
    guard found.errors.isEmpty else {
      throw Unavailable(description: found.errors.joined(separator: "\n"))
    }
    return found.warnings
  }

  /// Returns the messages about each file, after one call of the compiler for all files.
  private static func check(
    _ files: [String], with flags: [String] = []
  ) throws -> [Diagnostics] {
    guard let modules = BuiltModules.folder else {
      throw Unavailable(description: "The modules that the tests were built with are not found.")
    }
    let (status, output) = try run(
      fullCommand + flags + platformArguments(modules: modules) + ["-I", modules.path] + files)
    let found = Diagnostics.of(files, in: output)
    let isExplained = found.contains { !$0.errors.isEmpty }
    guard status == 0 || isExplained else { throw Unavailable(description: output) }
    return found
  }

  private static let fullCommand =
    command + [
      "-diagnostic-style", "llvm", "-swift-version", "6", "-default-isolation", "MainActor",
      "-enable-upcoming-feature", "InferIsolatedConformances",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    ]

  /// The environment for finding the compiler, saved before tested code can change variables.
  static let environment = ProcessInfo.processInfo.environment

  /// Returns the standard output of a command.
  ///
  /// - Throws: ``Unavailable`` with the command's errors if the command fails; see also
  ///   ``run(_:errors:)``.
  static func output(of arguments: [String]) throws -> String {
    // Unlike a pipe, a file can't fill up while the output is being read.
    let file = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, output) = try run(arguments, errors: FileHandle(forWritingTo: file))
    guard status == 0 else {
      let errors = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      throw Unavailable(
        description:
          "“\(arguments.joined(separator: " "))” failed, with status \(status). \(errors)")
    }
    return output
  }

  /// Runs a command and waits for its end; by default, the output includes the errors.
  ///
  /// - Throws: ``Unavailable`` if a signal ends the command, or a Foundation error if the command
  ///   can't be started.
  static func run(
    _ arguments: [String], errors: FileHandle? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    if let errors { process.standardError = errors } else { process.standardError = pipe }
    try process.run()
    // Reads the pipe before waiting, because a full pipe would block the command.
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // After a signal, the output may be incomplete.
    guard process.terminationReason == .exit else {
      throw Unavailable(
        description: "“\(arguments[0])” was ended by signal \(process.terminationStatus).")
    }
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
