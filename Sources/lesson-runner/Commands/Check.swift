import Course
import Grading
import Interface

/// A command that grades exercises, and shows their verdicts.
struct Check: Command {
  static let configuration = Configuration(
    name: "check", abstract: "Grade from the first unsolved exercise on, or what you name.",
    argument: .init(
      name: "what",
      help: "A lesson (1), an exercise (1.2), or all. With all, failures don't stop it.",
      values: .scope),
    options: [
      .init("--all-messages", "Show the messages of all failing tests, not only of the first."),
      .format(ReportFormat.self),
    ])

  var scope = Scope.fromFirstUnsolved
  var showsAll = false
  var format = ReportFormat.text

  func run(in app: App) async throws -> ExitStatus {
    app.console.noteStrays(of: app.workbook.catalog)
    var checking = Checking(try exercises(in: app.workbook.catalog), app, showsAll: showsAll)
    if let document = format.document {
      try await checking.checkAll(stopsAtFailure: scope != .all)
      try app.console.print(try document(checking.grade))
      if let error = checking.error, let text = ErrorText.text(for: error) {
        app.console.note(text)
      }
    } else if scope == .all {
      try await checking.reportAll()
    } else {
      try await checking.report(skipsSolved: scope == .fromFirstUnsolved)
    }
    // The failure may come from the builder, so check the builder. Everything is already printed.
    if checking.grade.firstFailure != nil { await checking.grader.prepare([]) }
    if let error = checking.error { return ExitStatus(of: error) }
    return switch checking.grade.firstFailure?.outcome {
    case nil, .passed: .success
    case .doesNotCompile, .doesNotFit: .doesNotCompile
    case .failed, .crashed, .testNotSeen, .ranTooLong, .notGraded: .failure
    }
  }

  private func exercises(in catalog: Catalog) throws -> [Exercise] {
    switch scope {
    case .fromFirstUnsolved, .all: catalog.exercises
    case .exercise(let id): [try catalog.existing(id)]
    case .lesson(let number): try catalog.existing(lesson: number).exercises
    }
  }
}

extension Check {
  init(_ arguments: ParsedArguments) throws {
    self.init(
      scope: try arguments.scope() ?? .fromFirstUnsolved,
      showsAll: arguments.contains("--all-messages"), format: try arguments.format() ?? .text)
  }
}
