import Foundation

/// The Swift compiler, asked for its opinion on source texts.
enum Compiler {
  enum Answer: Codable, Equatable, Sendable {
    /// What it warns of, each with its notes, a line each.
    case compiles(warnings: [String])
    /// The diagnostics of error kind, a line each, without paths.
    case refused(diagnostics: String)

    var compiles: Bool {
      if case .compiles = self { true } else { false }
    }
  }

  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// Type-checks source texts, as ``ask(_:)`` does, unless that was done ahead.
  static func typecheck(_ sources: [String]) throws -> [Answer] {
    AskingAhead.note(sources: sources)
    let known = sources.compactMap { AskingAhead.answers[$0] }
    return known.count == sources.count ? known : try ask(sources)
  }

  /// Type-checks source texts, all in one call, against the modules of the running tests.
  ///
  /// They are files of one module, so their declarations must differ.
  ///
  /// - Throws: ``Unavailable``, or an error of Foundation when the compiler cannot be started.
  static func ask(_ sources: [String]) throws -> [Answer] {
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
        : .refused(diagnostics: $0.errors.joined(separator: "\n"))
    }
  }

  /// Type-checks a file of the learner's, as a module of its own.
  ///
  /// - Throws: ``Unavailable``, also when the file does not compile, or an error of Foundation when
  ///   the compiler cannot be started.
  static func warnings(inFile file: String) throws -> [String] {
    let flags = ["-parse-as-library", "-module-alias", "UIKit=StoryboardKit"]
    let found = try check([file], with: flags)[0]
    guard found.errors.isEmpty else {
      throw Unavailable(description: found.errors.joined(separator: "\n"))
    }
    return found.warnings
  }

  private static func check(
    _ files: [String], with flags: [String] = []
  ) throws -> [Diagnostics] {
    guard let modules = BuiltModules.folder else {
      throw Unavailable(description: "The modules that the tests were built with are not found.")
    }
    let (status, output) = try run(
      command + flags + platform(modules) + ["-I", modules.path] + files)
    let found = files.map { Diagnostics(of: $0, in: output) }
    let isExplained = found.contains { !$0.errors.isEmpty }
    guard status == 0 || isExplained else { throw Unavailable(description: output) }
    return found
  }

  private static let command =
    mode + [
      "-diagnostic-style", "llvm", "-swift-version", "6", "-default-isolation", "MainActor",
      "-enable-upcoming-feature", "InferIsolatedConformances",
    ]

  /// The environment that tells where the compiler is, before what is tested may change it.
  static let surroundings = ProcessInfo.processInfo.environment

  /// What a command prints to its standard output alone.
  ///
  /// - Throws: ``Unavailable``, with its errors, when it fails; and as ``run(_:errors:)`` does.
  static func output(of arguments: [String]) throws -> String {
    // A file takes any amount while the output is read.
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

  /// Runs a command to its end; its errors are a part of the output unless told otherwise.
  ///
  /// - Throws: ``Unavailable`` when a signal ended it, or an error of Foundation when it cannot be
  ///   started.
  static func run(
    _ arguments: [String], errors: FileHandle? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = surroundings
    let pipe = Pipe()
    process.standardOutput = pipe
    if let errors { process.standardError = errors } else { process.standardError = pipe }
    try process.run()
    // The pipe is read to its end before waiting: a full pipe would stop the compiler.
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // What it said before it was ended is not its answer.
    guard process.terminationReason == .exit else {
      throw Unavailable(
        description: "“\(arguments[0])” was ended by signal \(process.terminationStatus).")
    }
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
