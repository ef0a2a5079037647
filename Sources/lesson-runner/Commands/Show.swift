import Course
import Grading
import Interface

/// Shows a lesson's introduction, or an exercise's section, readable in a terminal.
struct Show: Command {
  static let configuration = Configuration(
    name: "show", abstract: "Show the text of an exercise, or the introduction of a lesson.",
    argument: .init(
      name: "what", help: "An exercise (1.2) or a lesson (1). (default: the first unsolved one)",
      values: .scope))

  var exercise: ExerciseID?
  var lesson: Int?

  func run(in workbook: Workbook, _ console: Console) throws -> ExitStatus {
    let page = Page(root: workbook.path, style: console.style)
    if let lesson {
      console.print(page.text(of: try workbook.catalog.existing(lesson: lesson)))
      return .success
    }
    let learner = LearnerProgress(of: workbook.catalog, KnownVerdicts(in: workbook))
    guard let exercise = try workbook.catalog.exercise(exercise, orFirstUnsolvedOf: learner) else {
      console.print(Guide.allSolved)
      return .success
    }
    console.print(try page.text(of: exercise, in: workbook.catalog.lesson(of: exercise)))
    return .success
  }
}

extension Show {
  init(_ words: Words) throws {
    let lesson = words.value.flatMap { Int($0) }
    self.init(exercise: lesson == nil ? try words.exercise() : nil, lesson: lesson)
  }
}
