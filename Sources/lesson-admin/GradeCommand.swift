import Course
import Grading
import Interface

/// Grades, for teachers, what learners handed in.
struct GradeCommand: Command {
  static let configuration = Configuration(
    name: "grade",
    abstract: "For teachers: grade what learners handed in.",
    argument: .init(
      name: "dir",
      help: "A learner's checkout, or a folder Lessons. Of a class: class/*",
      values: .folder, isOptional: false, isRepeated: true),
    options: [
      .format(HandInFormat.self),
      .init("--jobs <n>", "How many texts to grade at once. (default: one for each processor)"),
      .init("--no-sandbox", "Run the learners' code with all that you may do."),
    ])

  var folders: [String]
  var format = HandInFormat.text
  var jobs: Int?
  var isSandboxed = true

  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    let handIns = try workbook.handIns(at: folders)
    let grader = try await HandInGrader(
      workbook, isSandboxed: isSandboxed, jobs: jobs, progress: console.note)
    let text = HandInText(lessons: workbook.catalog.lessons, style: console.style)
    let grades: [HandInGrade]
    do {
      grades = try await grader.grades(of: handIns) { grade in
        if format == .text { console.print(text.line(for: grade)) }
      }
    } catch is CancellationError {
      console.note("What is graded so far is kept: the same command goes on from there.")
      throw CancellationError()
    }
    console.print(try format.document?(grades, workbook.catalog.lessons) ?? text.table(of: grades))
    let faults = grades.flatMap(text.faults)
    for fault in faults { console.note(fault) }
    return faults.isEmpty ? .success : .fault
  }
}

extension GradeCommand {
  init(_ words: Words) throws {
    guard !words.values.isEmpty else {
      throw UsageError("Say which folders are to be graded, such as class/*.")
    }
    var jobs: Int?
    if let word = words["--jobs"] {
      guard let number = Int(word), (1...64).contains(number) else {
        throw UsageError("'\(word)' is no number of jobs. Write one from 1 to 64.")
      }
      jobs = number
    }
    self.init(
      folders: words.values, format: try words.format() ?? .text, jobs: jobs,
      isSandboxed: !words.contains("--no-sandbox"))
  }
}
