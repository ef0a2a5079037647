import Course
import Grading
import Interface

/// A command that grades learners' work, for teachers.
struct GradeCommand: Command {
  static let configuration = Configuration(
    name: "grade", abstract: "For teachers: grade what learners handed in.",
    discussion: """
      After a run, --report shows why a learner's files failed. It reads stored results, and runs no
      code: “grade --report ada”, or “grade --report ada 1.3” for everything about one exercise.

      A remark, such as “uses `dlsym`, which may reach the tests' own code. What for?”, shows a file
      that deserves a look. It changes no points. Correct answers seldom have one, and neither a
      remark nor its absence proves anything: a text that recognizes a test by a type's name, or
      leaks objects in a closure, has none.
      """,
    argument: .init(
      name: "dir",
      help: "A learner's checkout, or a Lessons folder. For a class: class/*", isRepeated: true),
    options: [
      .init("--format <format>", "text, json or csv; csv=grades.csv for a file. Can be repeated."),
      .init("--jobs <n>", "How many texts to grade at once. (default: one for each processor)"),
      .init("--again", "Grade the texts again that took too long the last time."),
      .init("--remarks", "List all remarks by file, and the learners whose solutions are alike."),
      .init("--report <name>", "Print what this learner reads, from the last run or from folders."),
      .init("--no-sandbox", "Run the learners' code with all of your permissions."),
    ])

  let folders: [String]
  let outputs: [HandInOutput]
  let conditions: HandInConditions
  let listsRemarks: Bool
  /// The request for a report instead of grades, or nil.
  let request: ReportRequest?

  init(_ arguments: ParsedArguments) throws {
    request = try arguments["--report"].map { try ReportRequest(on: $0, arguments) }
    folders = request?.folders ?? arguments.values
    guard request != nil || !folders.isEmpty else {
      throw UsageError("Name the folders to be graded, such as class/*.")
    }
    outputs = try HandInOutput.all(arguments.values(of: "--format"))
    let jobs = try arguments["--jobs"].map { word in
      guard let number = Int(word), (1...64).contains(number) else {
        throw UsageError("“\(word)” isn't a number of jobs. Write one from 1 to 64.")
      }
      return number
    }
    conditions = HandInConditions(
      isSandboxed: !arguments.contains("--no-sandbox"), jobs: jobs,
      repeatsTimeouts: arguments.contains("--again"))
    listsRemarks = arguments.contains("--remarks")
    if listsRemarks, !outputs.contains(where: { $0.format == .text }) {
      throw UsageError("--remarks belongs to the format text: csv and json have all remarks.")
    }
  }

  func run(
    in workbook: Workbook, _ console: Console, _ tools: HandInTools
  ) async throws -> ExitStatus {
    if let request { return try await printReport(request, in: workbook, console, tools) }
    for output in outputs { try output.check() }
    let handIns = try HandIn.all(at: folders, workbook, await tools.readStarters())
    remember(handIns, in: workbook, console)
    let grader = HandInGrader(
      workbook: workbook, grader: try await tools.makeGrader(conditions),
      read: try await remarkReader(tools, console), progress: console.note)
    let grades: [HandInGrade]
    do {
      grades = try await grader.grades(of: handIns)
    } catch let error as CancellationError {
      console.note("The grades so far are stored: the same command continues from there.")
      throw error
    }
    let lessons = workbook.catalog.lessons
    let report = HandInReport(workbook: workbook, style: .plain)
    for output in outputs {
      let text = HandInText(lessons: lessons, style: output.path == nil ? console.style : .plain)
      let document = try output.format.document(grades, lessons) { report.brief($0, $1) }
      let remarks = listsRemarks ? "\n\(text.remarks(on: grades))" : ""
      try output.write(document ?? text.table(of: grades) + remarks, console)
    }
    if let note = handIns.untouchedNote { console.note(note) }
    return conclude(grades, lessons, console)
  }

  /// Writes notes about the texts that couldn't be graded, and about how to read the first failure,
  /// and returns the status.
  private func conclude(
    _ grades: [HandInGrade], _ lessons: [Lesson], _ console: Console
  ) -> ExitStatus {
    let text = HandInText(lessons: lessons, style: console.style)
    let failures = grades.flatMap(text.failures)
    for failure in failures { console.note(failure) }
    let failed = grades.first { $0.count(of: .failed) + $0.count(of: .uncompiled) > 0 }
    if let failed {
      console.note("Why a text failed: \(Runner.adminCall) grade --report \(failed.name.shellWord)")
    }
    return failures.isEmpty ? .success : .fault
  }

  /// Stores the learners' names and folders, for a report after this run.
  private func remember(_ handIns: [HandIn], in workbook: Workbook, _ console: Console) {
    do {
      try LastClass(handIns, isSandboxed: conditions.isSandboxed).save(in: workbook)
    } catch {
      console.note("--report won't find this class. \(WorkbookError(error).text)")
    }
  }

  /// Returns the reader of remarks or, after a note, nil if this toolchain can't compile the
  /// reader.
  private func remarkReader(_ tools: HandInTools, _ console: Console) async throws -> RemarkReader
    .Read?
  {
    do {
      return try await tools.makeRemarkReader(conditions.isSandboxed)
    } catch let error as CommandError {
      let reason = error.text.split(separator: "\n").first ?? ""
      console.note("There are no remarks on what texts use. \(reason)")
      return nil
    }
  }
}
