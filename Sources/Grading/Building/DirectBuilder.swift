import Course
import Foundation

/// A builder that calls the compiler directly for one exercise and the suite that grades it.
///
/// SwiftPM plans its whole build each time; the direct builder checks only files that a save can
/// change. Editing a function's body doesn't change the exercise's compiled module, so the suite
/// doesn't have to be compiled again.
struct DirectBuilder {
  /// An error with the reason why direct builds don't work on this machine, for any text.
  struct Unavailable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  let toolchain: Toolchain

  /// Builds a text's module, or the module and its tests.
  ///
  /// - Throws: ``Unavailable``, ``WorkbookError`` or `CancellationError`.
  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult {
    let package = try await package(at: stage, lock)
    try stage.write(submission)
    return try await DirectBuild(
      submission: submission, stage: stage, package: package, toolchain: toolchain
    ).run(part)
  }

  /// Returns the package's description, which is stored until Package.swift or its input changes.
  func package(at stage: Stage, _ lock: Lock) async throws -> PackageDescription {
    let root = toolchain.root
    let lessons = root.appending(path: "Lessons")
    // Package.swift creates targets from the folders in these lists.
    let folders = lessons.visibleNames.flatMap {
      [$0] + lessons.appending(path: "\($0)/Support").visibleNames
    }
    let key = toolchain.machine.toolchainFingerprint.adding(
      ["\(toolchain.fingerprints[root.appending(path: "Package.swift")])"] + folders)
    if let package = toolchain.record.content.packages[key] { return package }
    var environment = toolchain.environment
    for name in ["LESSONS", "LESSON"] { environment[name] = nil }
    environment["LESSON_FILES"] = "\(key)"
    let result = try await toolchain.swift(
      ["package", "--scratch-path", stage.scratch, "dump-package"], environment, lock)
    if result.ending != .exited(0) { throw result.failure(of: "swift package dump-package") }
    let package = try PackageDescription(dump: Data(result.output.utf8))
    toolchain.record.change { $0.packages = [key: package] }
    return package
  }
}

private struct DirectBuild {
  let submission: Submission
  let stage: Stage
  let package: PackageDescription
  let toolchain: Toolchain

  private var exercise: Exercise { submission.exercise }
  private var root: URL { toolchain.root }
  /// The build folder, relative to the workbook's folder.
  private var path: String { "\(stage.scratch)/direct/\(exercise.id)" }
  private var folder: URL { root.appending(path: path) }
  /// The folder of all modules that the suite can import.
  private var modules: URL { folder.appending(path: "Modules") }
  private var module: URL { modules.appending(path: "\(exercise.module).swiftmodule") }
  private var program: URL { folder.appending(path: "tests") }
  /// The file of the compiler calls that the suite's probes need; `answers` has the results.
  private var questions: URL { folder.appending(path: "questions.json") }
  private var answers: URL { folder.appending(path: "answers.json") }
  private var environment: [String: String] {
    // A malicious text could forge the answers for the next text.
    if !toolchain.limits.isTrusting { return toolchain.environment }
    return toolchain.environment.merging(
      ["PROBE_QUESTIONS": questions.path, "PROBE_ANSWERS": answers.path]
    ) { $1 }
  }
  private func objectFile(named name: String) -> URL { folder.appending(path: "\(name).o") }
  /// The sandbox for all commands that read the text or its build products, or nil for none.
  private var buildSandbox: BuildSandbox? {
    toolchain.limits.sandbox.map { sandbox in
      BuildSandbox(
        sandbox: sandbox, folder: folder.appending(path: "room"),
        places: [stage.file(of: exercise), folder] + Inputs.suiteFiles(of: exercise, in: root),
        secondsAllowed: toolchain.limits.seconds)
    }
  }

  func run(_ part: BuildPart) async throws -> BuildResult {
    let own = try package.target(exercise.module)
    let used = try package.dependencies(of: own.name)
    let suite = try package.target("\(exercise.module)Tests")
    let needed = try package.dependencies(of: suite.name).filter { $0 != own }
    // The suite's libraries that share nothing with the exercise's libraries come first, so that
    // both groups are compiled in parallel.
    let first = try needed.filter { target in
      let dependencies = try package.dependencies(of: target.name)
      return !([target] + dependencies).contains(where: used.contains)
    }
    let libraries = Libraries(toolchain: toolchain, package: package)
    async let all = libraries.build(first + needed.filter { !first.contains($0) })
    let ownLibraries = try await libraries.build(used)
    try createLinks(to: ownLibraries)
    // `-gline-tables-only` adds line numbers to backtraces. The folder of all modules isn't a
    // search path, because there, `canImport` would find modules from earlier builds.
    let rejection = try await compile(
      own, [stage.file(of: exercise)], ["-gline-tables-only"], module: module,
      importing: ownLibraries.map(\.folder))
    if let rejection { return .rejected(rejection) }
    let program = program.path
    let product = Product(
      folder: folder, source: stage.file(of: exercise), environment: environment,
      modules: modules, command: { [program, "--testing-library", "swift-testing"] + $0 })
    if part == .module { return .built(product) }

    let found = try await all
    try createLinks(to: found)
    let inputs = try fingerprint(of: suite, found)
    async let hasAnswers: Void = answerAhead(inputs)
    let suiteRejection = try await compileSuite(suite, inputs)
    try await hasAnswers
    if let suiteRejection { return .rejected(suiteRejection) }
    let objects = [own.name, suite.name].map(objectFile(named:)) + found.map(\.object)
    let result = try await toolchain.link(objects, to: "\(path)/tests", in: buildSandbox)
    if let verdict = try self.rejection(after: result) { return .rejected(verdict) }
    return .built(product)
  }

  /// Creates links to libraries where the compiler, the tests and StoryboardKit look for them.
  private func createLinks(to libraries: [Library]) throws {
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for library in libraries {
      try modules.appending(path: library.module.lastPathComponent).link(to: library.module)
      if let bundle = library.bundle(of: package.name) {
        try folder.appending(path: bundle.lastPathComponent).link(to: bundle)
      }
    }
  }

  /// Compiles the suite with the exercise, unless identical inputs were compiled before.
  ///
  /// Returns nil, or a verdict if the suite doesn't compile.
  private func compileSuite(
    _ suite: PackageDescription.Target, _ inputs: Fingerprint
  ) async throws -> Verdict? {
    let entry = folder.appending(path: "Entry.swift")
    let stamp = BuildStamp(
      file: folder.appending(path: "suite"), inputs: inputs, results: objectFile(named: suite.name))
    if stamp.isValid { return nil }
    stamp.remove()
    try Data(Self.entry.utf8).save(to: entry)
    let files = Inputs.suiteFiles(of: exercise, in: root) + [entry]
    if let rejection = try await compile(suite, files, importing: [modules]) { return rejection }
    if isSuiteUnchanged { try stamp.write() }
    return nil
  }

  /// Answers the probes' compiler calls in advance, while the suite compiles.
  ///
  /// The program of the previous build makes the calls that its last run recorded, and runs no
  /// test. Without a previous build, each probe calls the compiler itself.
  private func answerAhead(_ inputs: Fingerprint) async throws {
    let stamp = BuildStamp(file: folder.appending(path: "asked"), inputs: inputs, results: answers)
    if stamp.isValid { return }
    stamp.remove()
    try? FileManager.default.removeItem(at: answers)
    guard toolchain.limits.isTrusting, program.kind != nil, questions.kind != nil else { return }
    // If the calls take longer than this limit, the probes call the compiler themselves.
    let process = ChildProcess(
      [program.path], in: root, environment: environment.merging(["PROBE_AHEAD": "yes"]) { $1 },
      limit: .seconds(5))
    if try await process.run().ending == .exited(0), isSuiteUnchanged { try stamp.write() }
  }

  /// Returns the fingerprint of the suite's flags, and of everything that the suite is compiled
  /// from.
  private func fingerprint(
    of suite: PackageDescription.Target, _ libraries: [Library]
  ) throws -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(try Data(contentsOf: module))
    return fingerprint.adding(
      suite.flags + [Self.entry] + libraries.map { "\($0.fingerprint)" }
        + Inputs.suiteFiles(of: exercise, in: root).map { "\(toolchain.fingerprints[$0])" })
  }

  /// Whether the suite's files still match their fingerprint, so that a stamp may be written.
  private var isSuiteUnchanged: Bool {
    toolchain.fingerprints.areUnchanged(Inputs.suiteFiles(of: exercise, in: root))
  }

  /// The source of a main function that runs the tests as SwiftPM's generated programs do.
  private static let entry =
    "import Probes\nimport Testing\n\n" + """
      @main nonisolated struct GradedTests {
        static func main() async {
          if AskingAhead.answerIfRequested() { return }
          await Testing.__swiftPMEntryPoint() as Never
        }
      }
      """

  private func compile(
    _ target: PackageDescription.Target, _ files: [URL], _ flags: [String] = [],
    module: URL? = nil, importing folders: [URL]
  ) async throws -> Verdict? {
    func compiled(in sandbox: BuildSandbox?) async throws -> ChildProcess.Result {
      try await toolchain.compile(
        files, as: target.name, target.flags + flags, to: objectFile(named: target.name),
        module: module, importing: folders, in: sandbox)
    }
    if let buildSandbox, submission.path == exercise.answer {
      // The answer fills the compiler's cache for these flags, which takes seconds. A stranger's
      // text may not write to that cache.
      try await buildSandbox.sandbox.fillCache(for: target.flags) {
        _ = try await compiled(in: nil)
      }
    }
    return try rejection(after: await compiled(in: buildSandbox))
  }

  private func rejection(after result: ChildProcess.Result) throws -> Verdict? {
    if result.ending == .exited(0) { return nil }
    guard let buildSandbox else {
      if result.isFaultOfMachine { throw result.failure(of: "swiftc") }
      return try stage.verdict(on: submission, result)
    }
    // In the sandbox, whose limits are strict, either the text or the machine can make a tool fail.
    if let verdict = try? stage.verdict(on: submission, result) { return verdict }
    let verdict = Verdict(.toolFailed(ToolEnd(of: result, within: buildSandbox.secondsAllowed)))
    throw DoubtfulVerdict(verdict: verdict, cause: result.failure(of: "swiftc"))
  }
}

extension URL {
  /// Makes the item at this URL a symbolic link to `file`, unless that link exists.
  fileprivate func link(to file: URL) throws {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    if target == file.path { return }
    try? FileManager.default.removeItem(at: self)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file.path)
  }
}
