import Workbook

/// The pages of a lesson's text, readable in a terminal.
struct Page {
  /// The workbook's folder, for links.
  let root: String
  let style: TextStyle

  /// An exercise's section, behind the lesson's introduction if it is the first.
  ///
  /// - Throws: ``WorkbookError/broken(_:)`` when there is none.
  func text(of exercise: Exercise, in lesson: Lesson?) throws -> String {
    guard let lesson, let section = lesson.section(of: exercise) else {
      throw WorkbookError.broken("\(exercise.title) has no section in its lesson's README.md.")
    }
    let text = """
      \(style.bold(section.title))

      \(ReadableMarkdown(style: style).text(section.body))

      \(style.bold("Open"))    \(style.link(exercise.file, in: root))
      \(style.bold("Check"))   \(Runner.call) check \(exercise.id)
      \(style.bold("Stuck?"))  \(Runner.call) hint \(exercise.id)
      """
    // Whoever reads in a terminal would never see it otherwise.
    return exercise == lesson.exercises.first ? "\(introduction(of: lesson))\n\n\(text)" : text
  }

  /// A lesson's introduction, and how to begin.
  func text(of lesson: Lesson) -> String {
    let introduction = introduction(of: lesson)
    guard let first = lesson.exercises.first else { return introduction }
    return "\(introduction)\n\n\(style.bold("Begin"))   \(Runner.call) show \(first.id)"
  }

  private func introduction(of lesson: Lesson) -> String {
    """
    \(style.bold(lesson.text.title))

    \(ReadableMarkdown(style: style).text(lesson.text.introduction))
    """
  }
}
