import Course
import Foundation

/// The checks of `verify` that need no build: of files, sections, hints and cards.
struct Layout {
  let workbook: Workbook

  func problems(of lesson: Lesson) -> [String] {
    var problems: [String] = []
    let numbers = lesson.exercises.map(\.id.number)
    if numbers != Array(1...max(1, numbers.count)) {
      problems.append(
        "Lessons/\(lesson.folder) should have exercises 1, 2, 3 …, but has \(numbers).")
    }
    if !lesson.text.title.hasPrefix(lesson.title) {
      problems.append("\(lesson.readme) should begin with the heading “# \(lesson.title): …”.")
    }
    for section in lesson.text.sections.dropFirst(lesson.exercises.count) {
      problems.append("\(lesson.readme) has a section without an exercise: “\(section.title)”.")
    }
    problems += cardProblems(of: lesson)
    let proofs = "Tests/Proofs/\(lesson.folder)"
    for name in workbook.root.appending(path: proofs).visibleNames
    where !lesson.exercises.contains(where: { $0.stem == name }) {
      problems.append("\(proofs)/\(name) belongs to no exercise.")
    }
    return problems
  }

  private func cardProblems(of lesson: Lesson) -> [String] {
    guard let card = lesson.text.card else {
      return ["\(lesson.readme) has no section “## \(LessonCard.heading)”, the summary card."]
    }
    let strangers = Set(card.reminders.keys).subtracting(lesson.exercises.map(\.id)).sorted()
    return
      (card.missingParts.map { "lacks \($0)." }
      + strangers.map { "has a line about \($0), which is no exercise." })
      .map { "\(lesson.readme), “\(LessonCard.heading)” \($0)" }
  }

  func missingFiles(of exercise: Exercise) -> [String] {
    [exercise.file, exercise.answer, exercise.tests].filter {
      !FileManager.default.fileExists(atPath: workbook.root.appending(path: $0).path)
    }
  }

  func sectionProblems(of exercise: Exercise, in lesson: Lesson) -> [String] {
    guard let section = lesson.section(of: exercise) else {
      return ["\(lesson.readme) has no section “## \(exercise.title)”."]
    }
    var problems: [String] = []
    if section.title != exercise.title {
      problems.append(
        "\(lesson.readme) has the section “\(section.title)” where “\(exercise.title)” should be.")
    }
    let place = "\(lesson.readme), \(exercise.id)"
    problems += goalProblems(of: section).map { "\(place): \($0)" }
    if section.hints.count < 2 {
      problems.append("\(place): at least two hints are needed, found \(section.hints.count).")
    }
    for (index, hint) in section.hints.enumerated() {
      if let match = hint.firstMatch(of: /\b[Ll]ines? \d+/) {
        problems.append("\(place): hint \(index + 1) names a line number, “\(match.0)”.")
      }
    }
    if let card = lesson.text.card, card.reminders[exercise.id] == nil {
      problems.append(
        "\(lesson.readme), “\(LessonCard.heading)” has no line about \(exercise.id).")
    }
    return problems
  }

  /// Returns the problems with the goal's length, and with the number and length of other checks.
  private func goalProblems(of section: Section) -> [String] {
    guard let goal = section.goal else { return ["there is no goal, a paragraph “**Goal.** …”."] }
    var problems: [String] = []
    if goal.wordCount > 35 { problems.append("the goal has \(goal.wordCount) words, at most 35.") }
    if !(3...6).contains(section.checks.count) {
      problems.append(
        "“Also checked:” should have 3 to 6 bullets, and has \(section.checks.count).")
    }
    for check in section.checks where check.wordCount > 14 {
      problems.append("this bullet has \(check.wordCount) words, at most 14: \(check)")
    }
    return problems
  }

  /// Returns a problem for each file that still has placeholders from `new`.
  func placeholderProblems(of exercise: Exercise, in lesson: Lesson) -> [String] {
    let section = lesson.section(of: exercise).map { [$0.title, $0.body] + $0.hints } ?? []
    let proofs = workbook.root.appending(path: exercise.proofs).visibleNames
      .filter { $0.hasPrefix("right-") || $0.hasPrefix("wrong-") }
    let files =
      [exercise.file, exercise.answer, exercise.tests]
      + proofs.map { "\(exercise.proofs)/\($0)" }
    let texts =
      [("\(lesson.readme), \(exercise.id)", section.joined(separator: "\n"))]
      + files.map { path in
        (
          path,
          (try? String(contentsOf: workbook.root.appending(path: path), encoding: .utf8)) ?? ""
        )
      }
    return texts.compactMap { place, text in
      let places = text.matches(of: /<#(.*?)#>/)
      guard let first = places.first else { return nil }
      return "\(place): \(places.count.counted("place")) to be filled in, first “\(first.1)”."
    }
  }
}

extension String {
  fileprivate var wordCount: Int { split(whereSeparator: \.isWhitespace).count }
}
