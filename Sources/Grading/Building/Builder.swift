import Course
import Foundation

/// Step 3: a builder of a program from a text and the suite that grades it.
protocol Builder: Sendable {
  /// Builds on a stage whose lock the caller holds.
  ///
  /// - Throws: ``WorkbookError`` if building fails for a reason outside the text, or
  ///   `CancellationError` if the task is canceled.
  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult
}

/// The two ways to build: with the compiler, or with SwiftPM, which takes twice as long.
package enum BuilderKind: Sendable { case direct, package }

enum BuildPart { case module, tests }

enum BuildResult: Sendable {
  case built(Product)
  /// The text doesn't compile or link, or the suite doesn't compile with the text.
  case rejected(Verdict)
  /// The builder can't build any text on this machine.
  case unavailable(reason: String)
}

/// The result of a build.
struct Product: Sendable {
  /// The folder that the tests may write to.
  let folder: URL
  /// The exercise's source file, as passed to the compiler.
  let source: URL
  let environment: [String: String]
  let modules: URL
  /// A function that returns the command for the tests, with arguments for the test library.
  let command: @Sendable (_ arguments: [String]) -> [String]
}

/// The builder to use on this machine, chosen once per toolchain and stored.
enum BuilderChoice: Codable, Equatable {
  case direct
  case package(reason: String)
}

/// The two builders, and the choice between them.
struct Builders: Sendable {
  var tools: Tools
  /// The digest of the compiler, the runner, and the builder, if it isn't the direct builder.
  let identity: Fingerprint
  private let choice: Fingerprint
  private let choices: Store<BuilderChoice>
  private let digests: Digests

  init(tools: Tools, identity: Fingerprint, digests: Digests) {
    self.tools = tools
    self.digests = digests
    var choice = identity
    choice.add("\(digests[tools.root.appending(path: "Package.swift")])")
    self.choice = choice
    choices = Store(root: tools.root, folder: "builders")
    if case .package = choices[choice] {
      var other = identity
      other.add("SwiftPM")
      self.identity = other
    } else {
      self.identity = identity
    }
  }

  /// The stored choice, or nil if there is none, which means the direct builder.
  var settled: BuilderChoice? { choices[choice] }
  private var isSettledOnPackage: Bool {
    if case .package = settled { true } else { false }
  }
  func settle(_ kind: BuilderChoice) { try? choices.keep(kind, for: choice) }

  func builder(_ kind: BuilderKind) -> any Builder {
    switch kind {
    case .direct: direct
    case .package: PackageBuilder(tools: tools)
    }
  }

  private var direct: DirectBuilder { DirectBuilder(tools: tools, digests: digests) }

  /// Builds with the chosen builder, and chooses SwiftPM if the direct builder isn't available.
  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult {
    if !isSettledOnPackage {
      let result = try await direct.build(submission, part, at: stage, lock)
      // SwiftPM would store products of untrusted texts where other builds can read them.
      guard case .unavailable(let reason) = result, tools.policy.isTrusting else { return result }
      settle(.package(reason: reason))
    }
    return try await builder(.package).build(submission, part, at: stage, lock)
  }

  /// The same builders at the lowest priority, without progress messages.
  var inBackground: Builders {
    var builders = self
    builders.tools = tools.inBackground
    return builders
  }

  /// Builds everything that the first verdict on a text requires.
  func prepare(_ submission: Submission, at stage: Stage) async throws {
    if isSettledOnPackage { return }
    let package = try await Lock.held(in: stage.home) { try await direct.package(at: stage, $0) }
    // Building the libraries takes longest; other exercises can be graded in the meantime.
    let module = submission.exercise.module
    let libraries = try package.dependencies(of: ["\(module)Tests"]).filter { $0.name != module }
    _ = try await direct.libraries(package).built(libraries)
    try await Lock.held(in: stage.home) { lock in
      _ = try await direct.build(submission, .tests, at: stage, lock)
    }
  }
}

/// Runs an operation that writes to `.build`, and names the cause if it fails.
///
/// The thrown error names a full disk or the folder's name as the cause.
///
/// On a full disk, compilers and linkers crash, omit files, or report damaged files.
func explainingDiskFull<Result>(
  in root: URL, _ body: () async throws -> Result
) async throws -> Result {
  do {
    return try await body()
  } catch {
    let build = root.appending(path: ".build")
    throw explained(error, in: root.path, free: build.freeBytes ?? root.freeBytes)
  }
}

/// Returns an error that names the cause if the disk is full, or tools can't use the path.
///
/// - Parameters:
///   - error: The original error.
///   - path: The workbook's folder.
///   - free: The free space on the disk, in bytes, or nil if unknown.
/// - Returns: The error to throw.
func explained(_ error: any Error, in path: String, free: Int?) -> any Error {
  if error is CancellationError { return error }
  let found = WorkbookError(error)
  if found.isDamage { return found }
  if case .noTests = found { return found }
  // With less than 64 MiB of free space, builds fail in many ways.
  if let free, free < 64 << 20 { return WorkbookError.diskFull(folder: path, bytes: free) }
  return path.contains("%") ? WorkbookError.percentInPath(path, cause: found) : found
}
