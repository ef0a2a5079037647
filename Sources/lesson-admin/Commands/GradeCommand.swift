import Course
import Interface

/// Grades learners' work, for teachers.
struct GradeCommand: Command {
  static let configuration = Configuration(
    name: "grade", abstract: "For teachers: grade what learners handed in.",
    discussion: """
      A remark, such as “uses `dlsym`, which may reach the tests' own code. What for?”, shows a file
      that deserves a look. It changes no points. Correct answers seldom have one, and neither a
      remark nor its absence proves anything: a text that recognizes a test by a type's name, or
      leaks objects in a closure, has none.
      """,
    argument: .init(
      name: "dir",
      help: "A learner's checkout, or a Lessons folder. For a class: class/*",
      values: .folder, isOptional: false, isRepeated: true),
    options: [
      .format(HandInFormat.self),
      .init("--jobs <n>", "How many texts to grade at once. (default: one for each processor)"),
      .init("--remarks", "List all remarks by file, and the learners whose solutions are alike."),
      .init("--no-sandbox", "Run the learners' code with all of your permissions."),
    ])

  let folders: [String]
  let format: HandInFormat
  let jobs: Int?
  let isSandboxed: Bool
  let listsRemarks: Bool

  init(_ arguments: ParsedArguments) throws {
    guard !arguments.values.isEmpty else {
      throw UsageError("Name the folders to be graded, such as class/*.")
    }
    folders = arguments.values
    format = try arguments.format() ?? .text
    jobs = try arguments["--jobs"].map { word in
      guard let number = Int(word), (1...64).contains(number) else {
        throw UsageError("“\(word)” isn't a number of jobs. Write one from 1 to 64.")
      }
      return number
    }
    isSandboxed = !arguments.contains("--no-sandbox")
    listsRemarks = arguments.contains("--remarks")
    if listsRemarks, format != .text {
      throw UsageError("--remarks belongs to the format text: csv and json have all remarks.")
    }
  }

  func run(in app: App) async throws -> ExitStatus {
    let handIns = try HandIn.all(at: folders, app.workbook)
    let grader = HandInGrader(
      workbook: app.workbook,
      grader: try await app.makeGrader(.handIns(isSandboxed: isSandboxed, jobs: jobs)),
      read: try await remarkReader(app), progress: app.console.note)
    let lessons = app.workbook.catalog.lessons
    let text = HandInText(lessons: lessons, style: app.console.style)
    let grades: [HandInGrade]
    do {
      grades = try await grader.grades(of: handIns) { grade in
        if format == .text { try? app.console.print(text.line(for: grade)) }
      }
    } catch let error as CancellationError {
      app.console.note("The grades so far are stored: the same command continues from there.")
      throw error
    }
    try app.console.print(try format.document(grades, lessons) ?? text.table(of: grades))
    if listsRemarks { try app.console.print(text.remarks(on: grades)) }
    let failures = grades.flatMap(text.failures)
    for failure in failures { app.console.note(failure) }
    return failures.isEmpty ? .success : .fault
  }

  /// Returns the reader of remarks, or nil, with a note, if this toolchain can't compile it.
  private func remarkReader(_ app: App) async throws -> RemarkReader.Read? {
    do {
      return try await app.makeRemarkReader(isSandboxed)
    } catch let error as CommandError {
      let reason = error.text.split(separator: "\n").first ?? ""
      app.console.note("There are no remarks on what texts use. \(reason)")
      return nil
    }
  }
}
