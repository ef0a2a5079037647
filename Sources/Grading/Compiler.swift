import Foundation

/// The Swift compiler, asked for its opinion on a source text.
///
/// It writes no code.
enum Compiler {
  enum Answer: Equatable, Sendable {
    case compiles
    /// The diagnostics of error kind, a line each, without paths.
    case refused(diagnostics: String)
    case unavailable(reason: String)
  }

  /// Type-checks a source text against the modules that were built with the running tests.
  static func typecheck(_ source: String) -> Answer {
    guard let modules = BuiltModules.folder else {
      return .unavailable(reason: "no folder “Modules” beside the running tests.")
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "probe-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(source.utf8).write(to: file)
      return try run(arguments(for: file, modules: modules), on: file)
    } catch {
      return .unavailable(reason: "\(error)")
    }
  }

  /// The frontend alone starts twice as fast as the driver; on macOS it is the driver that finds the SDK.
  private static func arguments(for file: URL, modules: URL) -> [String] {
    #if os(macOS)
      let mode = ["swiftc", "-typecheck"]
    #else
      let mode = ["swiftc", "-frontend", "-typecheck"]
    #endif
    return mode + [
      "-swift-version", "6", "-default-isolation", "MainActor",
      "-enable-upcoming-feature", "InferIsolatedConformances",
      "-I", modules.path, file.path,
    ]
  }

  private static func run(_ arguments: [String], on file: URL) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // One pipe for both, read to its end before waiting: a full pipe would stop the compiler.
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 0 { return .compiles }
    let errors = output.split(separator: "\n")
      .filter { $0.hasPrefix("\(file.path):") }
      .compactMap { line in line.range(of: " error: ").map { String(line[$0.upperBound...]) } }
    return errors.isEmpty
      ? .unavailable(reason: output) : .refused(diagnostics: errors.joined(separator: "\n"))
  }
}
