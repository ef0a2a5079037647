import Workbook

/// Shows a lesson's introduction, or an exercise's section, readable in a terminal.
struct Show {
  let grader: Grader
  let console: Console

  func run(_ id: ExerciseID?) throws -> ExitStatus {
    guard let exercise = try grader.exercise(id) else { return console.allSolved() }
    let lesson = grader.workbook.catalog.lesson(of: exercise)
    guard let lesson, let section = lesson.section(of: exercise) else {
      throw WorkbookError.broken("\(exercise.title) has no section in its lesson's README.md.")
    }
    // Whoever reads in a terminal would never see it otherwise.
    if exercise == lesson.exercises.first { console.print("\(introduction(of: lesson))\n") }
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

  func run(lesson number: Int) throws -> ExitStatus {
    let lesson = try grader.workbook.catalog.existing(lesson: number)
    console.print(introduction(of: lesson))
    if let first = lesson.exercises.first {
      console.print("\n\(console.style.bold("Begin"))   \(Check.call) show \(first.id)")
    }
    return .success
  }

  private func introduction(of lesson: Lesson) -> String {
    """
    \(console.style.bold(lesson.text.title))

    \(ReadableMarkdown(style: console.style).text(lesson.text.introduction))
    """
  }
}
