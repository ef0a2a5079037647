import Course
import Foundation
import Grading
import Interface

/// A request for the report that a learner reads.
struct ReportRequest: Equatable, Sendable {
  /// The learner's name as in the table, or the path of the learner's folder.
  let name: String
  /// The numbers of exercises and lessons, or none for all exercises.
  let parts: [String]
  /// The folders of the class, or none for the folders of the last run.
  let folders: [String]

  init(on name: String, _ arguments: ParsedArguments) throws {
    for option in ["--again", "--format", "--jobs", "--remarks"]
    where arguments.contains(option) {
      throw UsageError("\(option) doesn't go with --report, which grades nothing.")
    }
    self.name = name
    parts = arguments.values.filter(\.isPart)
    folders = arguments.values.filter { !$0.isPart }
  }

  /// Returns the requested exercises, or none for all.
  func exercises(in catalog: Catalog) throws -> [Exercise] {
    try parts.flatMap { part in
      let chosen = catalog.exercises.filter { ["\($0.id)", "\($0.id.lesson)"].contains(part) }
      if chosen.isEmpty { throw UsageError("There's no exercise or lesson \(part).") }
      return chosen
    }
  }
}

extension GradeCommand {
  /// Prints the report that a learner reads about stored verdicts.
  func printReport(
    _ request: ReportRequest, in workbook: Workbook, _ console: Console, _ tools: HandInTools
  ) async throws -> ExitStatus {
    let exercises = try request.exercises(in: workbook.catalog)
    let starters = await tools.readStarters()
    let group: LastClass
    if request.folders.isEmpty {
      guard let last = LastClass(in: workbook) else {
        throw CommandError(
          """
          No class is known. Name its folders: \(Runner.adminCall) grade class/* --report \
          \(request.name.shellWord)
          """, .usage)
      }
      group = last
    } else {
      let handIns = try HandIn.all(at: request.folders, workbook, starters)
      group = LastClass(handIns, isSandboxed: conditions.isSandboxed)
    }
    let learner = try group.learner(request.name)
    guard learner.folder.kind != nil else {
      throw CommandError(
        "The folder of \(learner.name) isn't there: \(learner.folder.path)", .usage)
    }
    let handIn = HandIn(at: learner.folder, workbook, starters)
    let grader = try await tools.makeGrader(HandInConditions(isSandboxed: group.isSandboxed))
    let grade = HandInGrade(of: handIn, named: learner.name) { text in
      grader.storedVerdict(text).map { .success(GradedText(verdict: $0)) } ?? .failure(.unknown)
    }
    let report = HandInReport(workbook: workbook, style: console.style)
    let texts =
      exercises.isEmpty
      ? [report.text(on: grade, of: handIn)]
      : exercises.map { report.text(on: $0, in: grade, of: handIn) }
    try console.print(texts.joined(separator: "\n\n"))
    let isComplete = !grade.results.contains { exercise, result in
      guard case .failure(.unknown) = result else { return false }
      return exercises.isEmpty || exercises.contains(exercise)
    }
    if isComplete { return .success }
    console.note("To grade new and changed texts: \(Runner.adminCall) grade class/*")
    return .fault
  }
}

extension LastClass {
  /// Returns the learner with a name or a folder.
  ///
  /// - Throws: ``UsageError`` with a similar name if there is no such learner.
  fileprivate func learner(_ name: String) throws -> Learner {
    let path = URL(filePath: name).standardizedFileURL.path
    if let learner = learners.first(where: { $0.name == name || $0.folder.path == path }) {
      return learner
    }
    let names = learners.map(\.name)
    let list = names.prefix(10).joined(separator: ", ")
    let rest = names.count > 10 ? " and \(names.count - 10) more" : ""
    throw UsageError(
      "There's no learner “\(name.printable)” among \(list)\(rest).", nearest: name, among: names)
  }
}

extension String {
  /// Whether the word is the number of an exercise or of a lesson.
  fileprivate var isPart: Bool { wholeMatch(of: /\d+(\.\d+)?/) != nil }

  /// The text as one word of a shell's command line.
  var shellWord: String {
    allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } && !isEmpty
      ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
