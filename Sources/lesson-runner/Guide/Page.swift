import Course
import Interface

/// The pages of a lesson's text, formatted for a terminal.
struct Page {
  /// The workbook's folder, for links.
  let root: String
  let style: TextStyle

  /// Returns an exercise's section, preceded by the lesson's introduction for the first exercise.
  ///
  /// - Throws: ``WorkbookError`` if there is no such section.
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
    // Otherwise, a learner who reads only in a terminal would miss the introduction.
    return exercise == lesson.exercises.first ? "\(introduction(of: lesson))\n\n\(text)" : text
  }

  /// Returns a lesson's introduction, the end of the page, and a line about how to begin.
  func text(of lesson: Lesson) -> String {
    let appendix = ReadableMarkdown(style: style).text(lesson.text.appendix)
    let begin = lesson.exercises.first.map {
      "\(style.bold("Begin"))   \(Runner.call) show \($0.id)"
    }
    return [introduction(of: lesson), appendix, begin ?? ""].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// Returns a lesson's summary card.
  ///
  /// - Throws: ``WorkbookError`` if there is none.
  func card(of lesson: Lesson) throws -> String {
    guard let card = lesson.text.card else {
      throw WorkbookError.missing(part: "“\(LessonCard.heading)”", title: lesson.title)
    }
    return """
      \(style.bold("\(LessonCard.heading): \(lesson.title)"))

      \(ReadableMarkdown(style: style).text(card.markdown))
      """
  }

  /// Returns the cards of all lessons, and the end of the book.
  ///
  /// - Throws: ``WorkbookError`` if a lesson has no card, or there is no page about all lessons.
  func cards(in workbook: Workbook) throws -> String {
    let end = ReadableMarkdown(style: style).text(try workbook.endOfBook())
    return (try workbook.catalog.lessons.map(card) + [end]).joined(separator: "\n\n\n")
  }

  private func introduction(of lesson: Lesson) -> String {
    """
    \(style.bold(lesson.text.title))

    \(ReadableMarkdown(style: style).text(lesson.text.introduction))
    """
  }
}
