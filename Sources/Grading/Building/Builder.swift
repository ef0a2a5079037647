import Course
import Foundation

/// Step 3: turns a text, and the suite that grades it, into a program.
protocol Builder: Sendable {
  /// Builds on a stage, whose lock the caller holds.
  ///
  /// - Throws: ``WorkbookError`` when that can't be done, through no fault of the text;
  ///   `CancellationError`.
  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult
}

/// There are two builders: the compiler called directly, and SwiftPM, which takes twice as long.
package enum BuilderKind: Sendable { case direct, package }

enum BuildPart { case module, tests }

enum BuildResult: Sendable {
  case built(Product)
  /// The text doesn't compile or link, or its suite doesn't compile with it.
  case rejected(Verdict)
  /// This builder can't build here, whatever the text.
  case unavailable(reason: String)
}

/// What a build leaves.
struct Product: Sendable {
  /// The folder that a run may write into.
  let folder: URL
  /// The exercise's source, as the compiler read it.
  let source: URL
  let environment: [String: String]
  let modules: URL
  /// Starts the tests, with arguments for the test library.
  let command: @Sendable (_ arguments: [String]) -> [String]
}

/// The builder that is used here: settled once per toolchain, and stored.
enum BuilderChoice: Codable, Equatable {
  case direct
  case package(reason: String)
}

/// The two builders, and the choice between them.
struct Builders: Sendable {
  var tools: Tools
  /// Stands for the compiler, the runner, and the builder, if it isn't the direct one.
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

  /// The choice that was made; nil while it is open, and the direct builder is used.
  var settled: BuilderChoice? { choices[choice] }
  func settle(_ kind: BuilderChoice) { try? choices.keep(kind, for: choice) }

  func builder(_ kind: BuilderKind) -> any Builder {
    switch kind {
    case .direct: direct
    case .package: PackageBuilder(tools: tools)
    }
  }

  private var direct: DirectBuilder { DirectBuilder(tools: tools, digests: digests) }

  /// Builds with the chosen builder; where the direct one isn't available, SwiftPM is chosen.
  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult {
    try await explainingDiskFull(in: tools.root) {
      if case .package = settled {
      } else {
        let result = try await direct.build(submission, part, at: stage, lock)
        // SwiftPM would leave what it built of strangers' texts where others see it.
        guard case .unavailable(let reason) = result, tools.policy.isTrusting else { return result }
        settle(.package(reason: reason))
      }
      return try await builder(.package).build(submission, part, at: stage, lock)
    }
  }

  /// The same builders at the lowest priority, without a word.
  var inBackground: Builders {
    var builders = self
    builders.tools = tools.inBackground
    return builders
  }

  /// Builds what the first verdict on a text will need.
  func prepare(_ submission: Submission, at stage: Stage) async throws {
    if case .package = settled { return }
    let package = try await Lock.held(in: stage.home) { try await direct.package(at: stage, $0) }
    // The largest part, for which nobody who has another exercise graded has to wait.
    let module = submission.exercise.module
    let libraries = try package.dependencies(of: ["\(module)Tests"]).filter { $0.name != module }
    _ = try await direct.libraries(package).built(libraries)
    try await Lock.held(in: stage.home) { lock in
      _ = try await direct.build(submission, .tests, at: stage, lock)
    }
  }
}

/// Does something that writes into `.build`; if it fails and the disk or the folder's name is the
/// cause, the error says so.
///
/// On a full disk, compilers and linkers crash, leave files out, or say that a file is damaged.
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

/// An error, with the cause if the disk is full, or the folder's name is one that tools can't use.
///
/// - Parameters:
///   - error: What was thrown.
///   - path: The workbook's folder.
///   - free: The bytes that are left on the disk; nil if that isn't known.
/// - Returns: The error to throw.
func explained(_ error: any Error, in path: String, free: Int?) -> any Error {
  if error is CancellationError { return error }
  let found = WorkbookError(error)
  if found.isDamage { return found }
  if case .noTests = found { return found }
  // With less than 64 MiB, a build fails in many ways.
  if let free, free < 64 << 20 { return WorkbookError.diskFull(folder: path, bytes: free) }
  return path.contains("%") ? WorkbookError.percentInPath(path, cause: found) : found
}
