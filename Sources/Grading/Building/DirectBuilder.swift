import Course
import Foundation

/// Builds one exercise, and the suite that grades it, by calling the compiler itself.
///
/// SwiftPM plans its whole build each time; here only what a save can change is looked at. Editing
/// the body of a function leaves the bytes of the exercise's module as they were, so the suite
/// needn't be compiled again.
struct DirectBuilder: Builder {
  static let folder = ".build/direct"

  /// Why the compiler can't be called directly here, whatever the text.
  struct Unavailable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  let tools: Tools
  let digests: Digests

  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult {
    do {
      let package = try await package(at: stage, lock)
      try stage.write(submission)
      let build = DirectBuild(
        submission: submission, stage: stage, package: package, tools: tools,
        libraries: libraries(package), digests: digests)
      return try await build.run(part)
    } catch let error as Unavailable {
      return .unavailable(reason: error.reason)
    }
  }

  func libraries(_ package: PackageDescription) -> Libraries {
    Libraries(compiler: DirectCompiler(tools: tools), package: package, digests: digests)
  }

  /// What Package.swift says; SwiftPM is asked for it once.
  func package(at stage: Stage, _ lock: Lock) async throws -> PackageDescription {
    let root = tools.root
    var key = tools.machine.toolchain
    key.add("\(digests[root.appending(path: "Package.swift")])")
    // Package.swift looks at these names.
    for lesson in root.appending(path: "Lessons").visibleNames {
      key.add(lesson)
      for name in root.appending(path: "Lessons/\(lesson)/Support").visibleNames { key.add(name) }
    }
    let known = Store<PackageDescription>(root: root, folder: "packages")
    if let package = known[key] { return package }
    var environment = tools.environment
    for name in ["LESSONS", "LESSON"] { environment[name] = nil }
    environment["LESSON_FILES"] = "\(key)"
    let result = try await tools.swift(
      ["package", "--scratch-path", stage.scratch, "dump-package"], environment, lock)
    if result.ending != .exited(0) { throw result.failure(of: "swift package dump-package") }
    let package = try PackageDescription(dump: Data(result.output.utf8))
    try? known.keep(package, for: key)
    return package
  }
}

/// One direct build, from the sources to a program.
private struct DirectBuild {
  /// Without answers in time, the probes ask the compiler themselves.
  private static let timeToAnswer = Duration.seconds(5)

  let submission: Submission
  let stage: Stage
  let package: PackageDescription
  let tools: Tools
  let libraries: Libraries
  let digests: Digests

  private var exercise: Exercise { submission.exercise }
  private var root: URL { tools.root }
  private var compiler: DirectCompiler { DirectCompiler(tools: tools) }
  /// Relative to the workbook's folder.
  private var path: String { "\(stage.scratch)/direct/\(exercise.id)" }
  private var folder: URL { root.appending(path: path) }
  /// All modules that the suite can import.
  private var modules: URL { folder.appending(path: "Modules") }
  private var module: URL { modules.appending(path: "\(exercise.module).swiftmodule") }
  private var program: URL { folder.appending(path: "tests") }
  /// What the suite's probes ask the compiler, and its answers.
  private var questions: URL { folder.appending(path: "questions.json") }
  private var answers: URL { folder.appending(path: "answers.json") }
  private var environment: [String: String] {
    // A malicious text could answer for the next one.
    if !tools.policy.isTrusting { return tools.environment }
    return tools.environment.merging(
      ["PROBE_QUESTIONS": questions.path, "PROBE_ANSWERS": answers.path]
    ) { $1 }
  }
  private func object(_ name: String) -> URL { folder.appending(path: "\(name).o") }

  func run(_ part: BuildPart) async throws -> BuildResult {
    let own = try package.target(exercise.module)
    let used = try package.dependencies(of: [own.name])
    let suite = try package.target("\(exercise.module)Tests")
    let needed = try package.dependencies(of: [suite.name]).filter { $0 != own }
    // What only the suite uses is compiled beside what the exercise uses.
    let first = try needed.filter { target in
      let dependencies = try package.dependencies(of: [target.name])
      return !([target] + dependencies).contains(where: used.contains)
    }
    async let all = libraries.built(first + needed.filter { !first.contains($0) })
    let ownLibraries = try await libraries.built(used)
    try use(ownLibraries)
    // With `-gline-tables-only`, a backtrace has lines. The folder of all modules isn't imported
    // from: `canImport` would find what an earlier build left there.
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
    try use(found)
    async let hasAnswers: Void = answerAhead(suite, found)
    let suiteRejection = try await compileSuite(suite, found)
    try await hasAnswers
    if let suiteRejection { return .rejected(suiteRejection) }
    let objects = [own.name, suite.name].map(object) + found.map(\.object)
    let result = try await compiler.link(objects, to: "\(path)/tests")
    if let verdict = try self.rejection(after: result) { return .rejected(verdict) }
    return .built(product)
  }

  /// Puts libraries where the compiler, the tests and StoryboardKit look for them.
  private func use(_ libraries: [Library]) throws {
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for library in libraries {
      try modules.appending(path: library.module.lastPathComponent).link(to: library.module)
      if let bundle = library.bundle(of: package.name) {
        try folder.appending(path: bundle.lastPathComponent).link(to: bundle)
      }
    }
  }

  /// Compiles the suite with the exercise, unless it was compiled with the very same before.
  private func compileSuite(
    _ suite: PackageDescription.Target, _ libraries: [Library]
  ) async throws -> Verdict? {
    let entry = folder.appending(path: "Entry.swift")
    let stamp = BuildStamp(
      file: folder.appending(path: "suite"), state: try state(suite, libraries),
      results: object(suite.name))
    if stamp.isValid { return nil }
    stamp.remove()
    try Data(Self.entry.utf8).save(to: entry)
    let files = Inputs.suite(of: exercise, in: root) + [entry]
    if let rejection = try await compile(suite, files, importing: [modules]) { return rejection }
    try stamp.write()
    return nil
  }

  /// Has the compiler answer what the probes will ask, while the suite compiles.
  ///
  /// The program of the build before does that, without running any test. Before there is one, each
  /// probe asks for itself.
  private func answerAhead(
    _ suite: PackageDescription.Target, _ libraries: [Library]
  ) async throws {
    let stamp = BuildStamp(
      file: folder.appending(path: "asked"), state: try state(suite, libraries), results: answers)
    if stamp.isValid { return }
    stamp.remove()
    try? FileManager.default.removeItem(at: answers)
    guard tools.policy.isTrusting, program.kind != nil, questions.kind != nil else { return }
    let process = ChildProcess(
      [program.path], in: root, environment: environment.merging(["PROBE_AHEAD": "yes"]) { $1 },
      limit: Self.timeToAnswer)
    if try await process.run().ending == .exited(0) { try stamp.write() }
  }

  /// The digest of everything the suite is compiled from and with.
  private func state(
    _ suite: PackageDescription.Target, _ libraries: [Library]
  ) throws -> Fingerprint {
    var state = Fingerprint()
    state.add(try Data(contentsOf: module))
    for flag in suite.flags + [Self.entry] { state.add(flag) }
    for library in libraries { state.add("\(library.fingerprint)") }
    for file in Inputs.suite(of: exercise, in: root) { state.add("\(digests[file])") }
    return state
  }

  /// Runs the tests as the programs do that SwiftPM writes.
  private static let entry =
    "import Probes\nimport Testing\n\n" + """
      @main nonisolated struct GradedTests {
        static func main() async {
          if AskingAhead.answerIfRequested() { return }
          await Testing.__swiftPMEntryPoint() as Never
        }
      }
      """

  /// Compiles files as a module, and returns the verdict if they don't compile.
  private func compile(
    _ target: PackageDescription.Target, _ files: [URL], _ flags: [String] = [],
    module: URL? = nil, importing folders: [URL]
  ) async throws -> Verdict? {
    let result = try await compiler.compile(
      compiler.compilePlan(target.flags + flags), target.name, files, to: object(target.name),
      module: module, importing: folders)
    return try rejection(after: result)
  }

  /// The verdict after a step that failed; nil after one that succeeded.
  private func rejection(after result: ChildProcess.Result) throws -> Verdict? {
    if result.ending == .exited(0) { return nil }
    if result.isFaultOfMachine { throw result.failure(of: "swiftc") }
    return try stage.verdict(on: submission, result)
  }
}

extension URL {
  /// Makes this a link to a file, unless it is one.
  fileprivate func link(to file: URL) throws {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    if target == file.path { return }
    try? FileManager.default.removeItem(at: self)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file.path)
  }
}
