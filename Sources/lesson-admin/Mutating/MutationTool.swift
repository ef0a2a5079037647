import Course
import Foundation
import Grading

/// The program in `Sources/Mutations`, which finds mutations of an answer with SwiftSyntax.
///
/// `swiftc` compiles it at first use, and again after its sources or the compiler change.
struct MutationTool: Sendable {
  private static let folder = ".build/mutations"

  private let root: URL
  private let environment: [String: String]
  private let program: URL

  init(
    in root: URL, environment: [String: String], progress: (String) -> Void
  ) async throws {
    self.root = root
    self.environment = environment
    let info = try await Self.run(["swiftc", "-print-target-info"], in: root, environment)
    guard info.ending == .exited(0),
      let target = try? TargetInfo(printed: info.output)
    else { throw AdminError.noCompiler(info.errors) }
    let modules = "\(target.paths.runtimeResourcePath)/host"
    guard FileManager.default.fileExists(atPath: "\(modules)/SwiftSyntax.swiftmodule") else {
      throw AdminError.noSwiftSyntax(in: modules)
    }
    let sources = root.appending(path: "Sources/Mutations").visibleNames
      .filter { $0.hasSuffix(".swift") }.map { root.appending(path: "Sources/Mutations/\($0)") }
    var fingerprint = Fingerprint()
    fingerprint.add(info.output)
    for source in sources { fingerprint.add(try Data(contentsOf: source)) }
    program = root.appending(path: "\(Self.folder)/mutations-\(fingerprint)")
    if FileManager.default.isExecutableFile(atPath: program.path) { return }
    progress("Compiling Sources/Mutations, which takes some seconds, once")
    try await compile(sources, with: modules)
  }

  private func compile(_ sources: [URL], with modules: String) async throws {
    let folder = program.deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unfinished = folder.appending(path: UUID().uuidString)
    let result = try await Self.run(
      ["swiftc", "-swift-version", "6", "-I", modules, "-L", modules]
        + ["-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", modules]
        + sources.map(\.path) + ["-o", unfinished.path], in: root, environment)
    guard result.ending == .exited(0) else {
      throw AdminError.mutationsDoNotCompile(result.output + result.errors)
    }
    try FileManager.default.moveItem(at: unfinished, to: program)
  }

  func mutations(of exercise: Exercise) async throws -> [Mutation] {
    let support = "Lessons/\(exercise.lessonFolder)/Support"
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: support).path)
    let files =
      [exercise.answer]
      + names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(support)/\($0)" }
    let output = root.appending(path: "\(Self.folder)/found.json")
    let result = try await Self.run([program.path, output.path] + files, in: root, environment)
    guard result.ending == .exited(0), let found = try? Data(contentsOf: output),
      let mutations = try? JSONDecoder().decode([Mutation].self, from: found)
    else { throw AdminError.mutationsFail(answer: exercise.answer, result.errors) }
    return mutations
  }

  private static func run(
    _ command: [String], in root: URL, _ environment: [String: String]
  ) async throws -> ChildProcess.Result {
    try await ChildProcess(command, in: root, environment: environment, limit: .seconds(300)).run()
  }
}

/// A small change to an answer, from the output of the tool in `Sources/Mutations`.
struct Mutation: Decodable, Equatable, Sendable {
  /// The kind of change, and the lines before and after the change.
  let name: String
  /// The complete answer with the change.
  let text: String
}

/// The mutations of an exercise's answer, with the reasons why some of them may pass.
struct MutatedExercise: Sendable {
  let exercise: Exercise
  let answer: Submission
  let mutations: [Mutation]
  let reasons: EquivalenceList

  /// The answer, and then the mutations, in place of the learner's file.
  var submissions: [Submission] {
    [answer] + mutations.map { Submission(exercise, source: Data($0.text.utf8)) }
  }

  func isExplained(_ mutation: Mutation) -> Bool {
    reasons.lines.contains { $0.matches(mutation.name) }
  }
}
