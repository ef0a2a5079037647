import Course
import Grading
import Interface

/// Grades exercises, and tells what came of it.
struct Check: Command {
  static let configuration = Configuration(
    name: "check", abstract: "Grade from the first unsolved exercise, or what you name.",
    argument: .init(
      name: "what",
      help: "A lesson (1), an exercise (1.2), or all. With all, no failure stops it.",
      values: .scope),
    options: [
      .init("--all-messages", "Let every test that fails have its say, not the first alone."),
      .format(ReportFormat.self),
    ])

  var scope = Scope.fromFirstUnsolved
  var saysAll = false
  var format = ReportFormat.text

  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    console.noteStrays(of: workbook)
    let exercises = try exercises(in: workbook.catalog)
    var checking = Checking(exercises, in: workbook, console, saysAll: saysAll)
    if let document = format.document {
      try await checking.checkAll(stops: scope != .all)
      console.print(try document(checking.grade))
    } else if scope == .all {
      try await checking.tellAll()
    } else {
      try await checking.tell(skipsSolved: scope == .fromFirstUnsolved)
    }
    if let fault = checking.fault {
      return format == .text ? ExitStatus(of: fault) : console.report(fault)
    }
    return switch checking.grade.firstRefusal?.outcome {
    case nil, .passed: .success
    case .doesNotCompile, .doesNotFit: .doesNotCompile
    case .failed, .crashed, .disturbsTests, .ranTooLong, .notGraded: .failure
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
  init(_ words: Words) throws {
    self.init(
      scope: try words.scope() ?? .fromFirstUnsolved,
      saysAll: words.contains("--all-messages"), format: try words.format() ?? .text)
  }
}
