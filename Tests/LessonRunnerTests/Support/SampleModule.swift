import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

/// A module that is compiled from a few lines like an exercise, for reading its wiring.
enum SampleModule {
  /// The support code of the lesson.
  private static let support = """
    public final class Manager {
      public init() {}
    }
    public protocol Repository {
      func names() -> [String]
    }
    public struct Folder {
      public init() {}
    }
    """

  /// Returns the wiring of a source text, which can use the support code.
  ///
  /// - Throws: An error if the text doesn't compile.
  static func wiring(of source: String) async throws -> Wiring {
    let folder = try TemporaryFolder(["Sample.swift": "import SampleSupport\n\n\(source)\n"])
    try folder.write(await supportModule.value, to: "\(modules)/SampleSupport.swiftmodule")
    try await compile("Sample.swift", to: "Sample", in: folder)
    let environment = ProcessInfo.processInfo.environment.merging(TemporaryFolder.environment) {
      $1
    }
    return try await BuiltModule(
      name: "Sample", folder: folder.root.appending(path: modules),
      source: folder.root.appending(path: "Sample.swift"),
      run: { command in
        if command.contains("-print-target-info") { return try await targetInfo.value }
        return try await ChildProcess(
          command, in: folder.root, environment: environment, limit: .patient
        ).run().output
      }
    ).wiring()
  }

  /// Returns the drawing of a module's wiring for a terminal that is wide enough.
  static func picture(of source: String) async throws -> String {
    try await wiring(of: source).picture(.plain)
  }

  private static let modules = "Modules"

  private static let targetInfo = Task {
    try await ChildProcess(
      ["swift", "-print-target-info"], in: TemporaryFolder.home,
      environment: ProcessInfo.processInfo.environment, limit: .patient
    ).run().output
  }

  private static let supportModule = Task {
    let folder = try TemporaryFolder(["Support.swift": support, "\(modules)/empty": ""])
    try await compile("Support.swift", to: "SampleSupport", in: folder)
    return try Data(
      contentsOf: folder.root.appending(path: "\(modules)/SampleSupport.swiftmodule"))
  }

  private static func compile(
    _ file: String, to module: String, in folder: TemporaryFolder
  ) async throws {
    let process = ChildProcess(
      [
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", module, "-swift-version",
        "6", "-default-isolation", "MainActor", "-I", modules, "-o",
        "\(modules)/\(module).swiftmodule", file,
      ], in: folder.root, environment: ProcessInfo.processInfo.environment, limit: .patient)
    let result = try await process.run()
    try #require(result.ending == .exited(0), "\(result.output)\(result.errors)")
  }
}
