import Course
import Interface

/// The pages of a lesson's text, readable in a terminal.
struct Page {
  /// The workbook's folder, for links.
  let root: String
  let style: TextStyle

  /// An exercise's section, behind the lesson's introduction if it is the first.
  ///
  /// - Throws: ``WorkbookError`` when there is none.
  func text(of exercise: Exercise, in lesson: Lesson?) throws -> String {
    guard let lesson, let section = lesson.section(of: exercise) else {
      throw WorkbookError.missing(part: "section", title: exercise.title)
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

  /// A lesson's introduction, what stands at its page's end, and how to begin.
  func text(of lesson: Lesson) -> String {
    let appendix = ReadableMarkdown(style: style).text(lesson.text.appendix)
    let begin = lesson.exercises.first.map {
      "\(style.bold("Begin"))   \(Runner.call) show \($0.id)"
    }
    return [introduction(of: lesson), appendix, begin ?? ""].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private func introduction(of lesson: Lesson) -> String {
    """
    \(style.bold(lesson.text.title))

    \(ReadableMarkdown(style: style).text(lesson.text.introduction))
    """
  }
}
