import Foundation

/// Builds one exercise, and the suite that grades it, by calling the compiler itself.
///
/// SwiftPM plans all of its build each time; here only what a save can change is looked at. Whoever
/// edits the body of a function leaves the exercise's module as it was, to the byte, and with it
/// the suite that was compiled against it.
struct DirectBuild {
  static let path = ".build/direct"
  /// The time for asking ahead: without answers, the probes ask for themselves.
  private static let timeAhead = Duration.seconds(5)

  let stage: Stage
  let submission: Submission
  let compiler: DirectCompiler
  let package: PackageDescription
  /// Told the name of each library that is compiled first, and takes longer than a moment.
  let building: @Sendable (String) -> Void

  private var exercise: Exercise { submission.exercise }
  private var root: URL { stage.root }
  private var folder: URL {
    root.appending(path: "\(stage.scratch)/direct/\(exercise.id)")
  }
  /// The folder of all modules that the suite can import.
  private var modules: URL { folder.appending(path: "Modules") }
  private var module: URL { modules.appending(path: "\(exercise.module).swiftmodule") }
  /// The program that runs the tests.
  private var tests: URL { folder.appending(path: "tests") }
  /// What the suite's probes ask the compiler, and what it has answered already.
  private var questions: URL { folder.appending(path: "questions.json") }
  private var answers: URL { folder.appending(path: "answers.json") }
  private var environment: [String: String] {
    // A text that means harm would answer for the next one.
    if !compiler.isTrusting { return compiler.environment }
    return compiler.environment.merging(
      ["PROBE_QUESTIONS": questions.path, "PROBE_ANSWERS": answers.path]
    ) { $1 }
  }
  private func object(_ name: String) -> URL { folder.appending(path: "\(name).o") }

  /// Builds the exercise, and then what is needed to run its tests.
  ///
  /// - Parameter isModuleEnough: Whether the exercise's module is all that is wanted.
  /// - Returns: What came of it.
  /// - Throws: ``NotDirect`` when the workbook's own parts cannot be built in this way;
  ///   ``WorkbookError`` when an exercise cannot be; `CancellationError`.
  func run(isModuleEnough: Bool = false) async throws -> Builder.Outcome {
    let libraries = Libraries(compiler: compiler, package: package)
    let own = try package.target(exercise.module)
    let used = try package.dependencies(of: [own.name])
    let suite = try package.target("\(exercise.module)Tests")
    let needed = try package.dependencies(of: [suite.name]).filter { $0 != own }
    // What the suite alone uses is compiled beside what the exercise uses.
    let first = needed.filter { $0.dependencies.isEmpty && !used.contains($0) }
    async let all = libraries.built(
      first + needed.filter { !first.contains($0) }, building: building)
    let ownLibraries = try await libraries.built(used, building: building)
    try use(ownLibraries)
    // A backtrace tells lines then.
    let flags = ["-gline-tables-only"]
    // Not the folder of all modules: what an earlier build left there, `canImport` would find.
    let refusal = try await compile(
      own, [stage.file(of: exercise)], flags, module: module, seeing: ownLibraries.map(\.folder))
    if let refusal { return .refused(refusal) }
    let built = Built(
      root: root, room: folder, source: stage.file(of: exercise), environment: environment,
      modules: modules, tests: .program(tests))
    if isModuleEnough { return .built(built) }

    let found = try await all
    try use(found)
    async let isAsked: Void = askAhead(suite, found)
    if let verdict = try await compileSuite(suite, found) { return .refused(verdict) }
    try await isAsked
    let objects = [own.name, suite.name].map(object) + found.map(\.object)
    let plan = try await compiler.linking()
    // A relative path, as linkers put random digits in the place of each “%” of an output's path.
    let output = "\(stage.scratch)/direct/\(exercise.id)/\(tests.lastPathComponent)"
    for command in plan.commands(with: [.object: objects.map(\.path), .output: [output]]) {
      let result = try await compiler.run(command)
      if let verdict = try verdict(after: result) { return .refused(verdict) }
    }
    return .built(built)
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

  /// Compiles the suite against the exercise, unless it was compiled against the very same.
  private func compileSuite(
    _ suite: PackageDescription.Target, _ libraries: [Library]
  ) async throws -> Verdict? {
    let entry = folder.appending(path: "Entry.swift")
    let mark = Mark(
      file: folder.appending(path: "suite"), of: try state(suite, libraries),
      with: object(suite.name))
    if mark.isSet { return nil }
    mark.clear()
    try Data(Self.entry.utf8).save(to: entry)
    let files = Inputs.suite(of: exercise, in: root) + [entry]
    if let verdict = try await compile(suite, files, seeing: [modules]) { return verdict }
    let uses = SuiteUses(of: exercise, in: root)
    if let text = try uses.remark(onUsesIn: object(suite.name)) {
      return Verdict(.disturbsTests(text: text))
    }
    try mark.set()
    return nil
  }

  /// Has the compiler answer what the probes will ask, beside the compilation of the suite.
  ///
  /// The program of the time before does that, without running any test. Before there is one, each
  /// probe asks for itself.
  private func askAhead(_ suite: PackageDescription.Target, _ libraries: [Library]) async throws {
    let mark = Mark(
      file: folder.appending(path: "asked"), of: try state(suite, libraries), with: answers)
    if mark.isSet { return }
    mark.clear()
    try? FileManager.default.removeItem(at: answers)
    guard compiler.isTrusting, FileManager.default.fileExists(atPath: tests.path),
      FileManager.default.fileExists(atPath: questions.path)
    else { return }
    var environment = environment
    environment["PROBE_AHEAD"] = "yes"
    let program = ChildProcess(
      [tests.path], in: root, environment: environment, limit: Self.timeAhead)
    if try await program.run().ending == .exited(0) { try mark.set() }
  }

  /// The digest of all that the suite is compiled from and against.
  private func state(_ suite: PackageDescription.Target, _ libraries: [Library]) throws
    -> Fingerprint
  {
    var fingerprint = Fingerprint()
    fingerprint.add(try Data(contentsOf: module))
    for flag in suite.flags + [Self.entry] { fingerprint.add(flag) }
    for library in libraries { fingerprint.add("\(library.fingerprint)") }
    for file in Inputs.suite(of: exercise, in: root) { fingerprint.add(contentsOf: file) }
    return fingerprint
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

  /// Compiles files as a module.
  ///
  /// - Returns: The verdict if they do not compile.
  private func compile(
    _ target: PackageDescription.Target, _ files: [URL], _ flags: [String] = [],
    module: URL? = nil, seeing folders: [URL]
  ) async throws -> Verdict? {
    let plan = try await compiler.compiling(target.flags + flags)
    let result = try await compiler.compile(
      plan, target.name, files, to: object(target.name), module: module, seeing: folders)
    return try verdict(after: result)
  }

  /// What a step means for the exercise; nil if it succeeded.
  private func verdict(after result: ChildProcess.Result) throws -> Verdict? {
    if result.ending == .exited(0) { return nil }
    if result.isFaultOfMachine { throw SwiftPM.failure(result) }
    let errors = CompilerMessage.errors(in: result.output + result.errors)
    return try stage.verdict(on: submission, result, errors)
  }
}

/// A file that says what another file was made of, and how it was left.
private struct Mark {
  let file: URL
  private let state: Fingerprint
  private let result: URL

  init(file: URL, of state: Fingerprint, with result: URL) {
    self.file = file
    self.state = state
    self.result = result
  }

  private var text: Data { Data("\(state)\n\(SavedFiles.description(of: result))".utf8) }

  var isSet: Bool { (try? Data(contentsOf: file)) == text }
  func set() throws { try text.save(to: file) }
  func clear() { try? FileManager.default.removeItem(at: file) }
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
