import Course
import Interface

/// The pages of a lesson's text, formatted for a terminal.
struct PageFormatter {
  /// The path of the workbook's folder, for links.
  let root: String
  let style: TextStyle

  private static let laterNote =
    "When all tests pass, more is checked. You'll see the list when the exercise is solved."

  /// Returns an exercise's section, below the lesson's introduction if the exercise is the lesson's
  /// first, or the first on the path.
  ///
  /// Without `all`, the section ends with the goal. The list of what else is checked names mistakes
  /// that a learner should find first, and “Afterwards” gives the solution away.
  ///
  /// - Throws: ``WorkbookError`` if the exercise has no section.
  func text(of exercise: Exercise, in lesson: Lesson?, all: Bool) throws -> String {
    guard let lesson, let section = lesson.section(of: exercise) else {
      throw WorkbookError.missing(part: "section", title: exercise.title)
    }
    let isCut = !all && !section.checks.isEmpty
    let later = isCut ? Self.laterNote.wrapped(to: style.width) : nil
    let afterwards = all ? section.afterwards : nil
    let commands = """
      \(style.bold("Open"))    \(style.link(exercise.file, in: root))
      \(style.bold("Check"))   \(Runner.call) check \(exercise.id)
      \(style.bold("Stuck?"))  \(Runner.call) hint \(exercise.id)
      """
    // Otherwise, a learner who reads only in a terminal would miss the introduction.
    let isFirst = [lesson.exercises.first, lesson.mainPath.first].contains(exercise)
    return [
      isFirst ? introduction(of: lesson) : nil,
      titled(section.title, isCut ? section.opening : section.body), later,
      afterwards.map { titled("Afterwards", $0) }, commands,
    ]
    .compactMap { $0 }.joined(separator: "\n\n")
  }

  /// Returns a lesson's introduction, and a line about how to begin.
  ///
  /// With `all`, the end of the lesson's page is between them: its sources name what the exercises
  /// let a learner find out.
  func text(of lesson: Lesson, all: Bool) -> String {
    let begin = (lesson.mainPath + lesson.exercises).first.map {
      "\(style.bold("Begin"))   \(Runner.call) show \($0.id)"
    }
    let appendix = all ? style.readable(lesson.text.appendix) : ""
    return [introduction(of: lesson), appendix, begin ?? ""]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns a lesson's summary card, without what some exercises teach, or throws
  /// ``WorkbookError`` if there is none.
  func card(of lesson: Lesson, without exercises: [Exercise] = []) throws -> String {
    guard let card = lesson.text.card else {
      throw WorkbookError.missing(part: "“\(LessonCard.heading)”", title: lesson.title)
    }
    let markdown = card.markdown(without: exercises.map(\.id))
    return titled("\(LessonCard.heading): \(lesson.title)", markdown)
  }

  /// Returns the cards of all lessons, and the end of the book.
  ///
  /// - Throws: ``WorkbookError`` if a lesson has no card, or there is no page about all lessons.
  func cards(in workbook: Workbook) throws -> String {
    let end = style.readable(try workbook.endOfBook())
    let cards = try workbook.catalog.lessons.map { try card(of: $0) }
    return (cards + [end]).joined(separator: "\n\n\n")
  }

  private func introduction(of lesson: Lesson) -> String {
    titled(lesson.text.title, lesson.text.introduction)
  }

  private func titled(_ title: String, _ markdown: String) -> String {
    "\(style.bold(title))\n\n\(style.readable(markdown))"
  }
}
