import Course
import Interface

/// A command that lists the lessons and exercises, with their states according to stored verdicts.
struct List: Command {
  static let configuration = Configuration(
    name: "list", abstract: "List all exercises, with their state.")

  func run(
    in workbook: Workbook, _ console: Console, _ learner: LearnerProgress
  ) throws -> ExitStatus {
    console.noteUngradedItems(of: workbook.catalog)
    let guide = Guide(workbook: workbook, learner: learner, style: console.style)
    try console.print(guide.list)
    return .success
  }
}

extension List {
  init(_ arguments: ParsedArguments) {}
}
