import Workbook

/// Shows an exercise's section of its lesson's text, readable in a terminal.
struct Show {
  let grader: Grader
  let console: Console

  func run(_ id: ExerciseID?) throws -> ExitStatus {
    guard let exercise = try grader.exercise(id) else { return console.allSolved() }
    guard let section = grader.workbook.catalog.lesson(of: exercise)?.section(of: exercise) else {
      throw WorkbookError.broken("\(exercise.title) has no section in its lesson's README.md.")
    }
    let file = console.style.link(exercise.file, in: grader.workbook.path)
    console.print(
      """
      \(console.style.bold(section.title))

      \(ReadableMarkdown(style: console.style).text(section.body))

      \(console.style.bold("Open"))    \(file)
      \(console.style.bold("Check"))   \(Check.call) check \(exercise.id)
      \(console.style.bold("Stuck?"))  \(Check.call) hint \(exercise.id)
      """)
    return .success
  }
}
