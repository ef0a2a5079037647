import Course
import Foundation

/// The checks of `verify` that need no build: of sections, hints, cards and folders.
struct Layout {
  let lesson: Lesson
  let root: URL

  private var readme: String { lesson.readme }
  private var cardPlace: String { "\(readme), “\(LessonCard.heading)”" }

  /// The problems of the page and of the folders as a whole.
  var problems: [String] {
    let text = lesson.text
    var problems: [String] = []
    let numbers = lesson.exercises.map(\.id.number)
    if numbers != Array(1...max(1, numbers.count)) {
      problems.append(
        "Lessons/\(lesson.folder) should have exercises 1, 2, 3 …, but has \(numbers).")
    }
    if !text.title.hasPrefix(lesson.title) {
      problems.append("\(readme) should begin with the heading “# \(lesson.title): …”.")
    }
    problems += text.sections.dropFirst(numbers.count).map {
      "\(readme) has a section without an exercise: “\($0.title)”."
    }
    if let card = text.card {
      let strangers = Set(card.reminders.keys).subtracting(lesson.exercises.map(\.id)).sorted()
      problems += card.missingParts.map { "\(cardPlace) lacks \($0)." }
      problems += strangers.map { "\(cardPlace) has a line about \($0), which is no exercise." }
    } else {
      problems.append("\(readme) has no section “## \(LessonCard.heading)”, the summary card.")
    }
    let proofs = "Tests/Proofs/\(lesson.folder)"
    let strangers = root.appending(path: proofs).visibleNames.filter { name in
      !lesson.exercises.contains { $0.stem == name }
    }
    return problems + strangers.map { "\(proofs)/\($0) belongs to no exercise." }
  }

  /// Returns the problems of an exercise's section, and of exercise files that still have
  /// placeholders.
  func problems(of exercise: Exercise) -> [String] {
    let section = lesson.section(of: exercise)
    let files =
      [exercise.file, exercise.answer, exercise.tests, exercise.checks, exercise.mistakes]
      + exercise.designs(in: root)
    let page =
      section.map { [$0.title, $0.body, $0.afterwards ?? ""] + $0.hints.map(\.text) } ?? []
    return
      (section.map { problems(of: $0, on: exercise) }
      ?? ["\(readme) has no section “## \(exercise.title)”."])
      + placeholders(in: page.joined(separator: "\n"), at: "\(readme), \(exercise.id)")
      + files.flatMap { path in
        let text = try? String(textOf: root.appending(path: path))
        return placeholders(in: text ?? "", at: path)
      }
  }

  private func problems(of section: Section, on exercise: Exercise) -> [String] {
    var problems: [String] = []
    if section.title != exercise.title {
      problems.append(
        "\(readme) has the section “\(section.title)” where “\(exercise.title)” should be.")
    }
    let parts =
      goalProblems(of: section) + hintProblems(of: section, on: exercise)
      + codeProblems(of: section, on: exercise)
    problems += parts.map { "\(readme), \(exercise.id): \($0)" }
    if let card = lesson.text.card, card.reminders[exercise.id] == nil {
      problems.append("\(cardPlace) has no line about \(exercise.id).")
    }
    return problems
  }

  private func goalProblems(of section: Section) -> [String] {
    guard let goal = section.goal else { return ["there is no goal, a paragraph “**Goal.** …”."] }
    var problems: [String] = []
    if goal.wordCount > 30 { problems.append("the goal has \(goal.wordCount) words, at most 30.") }
    let checks = section.checks
    if !(3...6).contains(checks.count) {
      problems.append("“Also checked:” should have 3 to 6 bullets, and has \(checks.count).")
    }
    return problems
      + checks.filter { $0.wordCount > 12 }.map {
        "this bullet has \($0.wordCount) words, at most 12: \($0)"
      }
  }

  private func hintProblems(of section: Section, on exercise: Exercise) -> [String] {
    let suites = [exercise.tests, exercise.checks].compactMap {
      try? String(textOf: root.appending(path: $0))
    }
    let count = section.hints.count
    return (count < 2 ? ["at least two hints are needed, found \(count)."] : [])
      + section.hints.enumerated().compactMap { index, hint in
        hint.text.firstMatch(of: /\b[Ll]ines? \d+/).map {
          "hint \(index + 1) names a line number, “\($0.0)”."
        }
      }
      + section.hints.flatMap(\.tests).filter { test in
        !suites.contains { $0.contains("\"\(test)\"") }
      }
      .map { "a hint is for “\($0)”, which is no test." }
  }

  private func codeProblems(of section: Section, on exercise: Exercise) -> [String] {
    let support = texts(below: "Lessons/\(lesson.folder)/Support")
    let starter = texts(below: exercise.file)
    var problems = PageCode(in: section.story).missingExcerpts(in: starter + support).map {
      "“\($0)” begins code that is neither in \(exercise.file) nor in Support."
    }
    guard let afterwards = section.afterwards else {
      return problems + ["there is no “<details><summary>Afterwards</summary>”."]
    }
    let answer = texts(below: exercise.answer)
    let mistakes = Mistakes(of: exercise, in: root).all
      .compactMap { try? $0.code(changing: answer.joined()) }
    let solutions = answer + texts(below: exercise.proofs) + mistakes
    problems += PageCode(in: afterwards).missingExcerpts(in: starter + support + solutions).map {
      "“\($0)” begins code that is neither in the exercise nor in an answer or a proof. Code for "
        + "Apple's platforms begins with ```swift app."
    }
    return problems
  }

  /// Returns the text of a Swift file, or the texts of all Swift files in a folder.
  private func texts(below path: String) -> [String] {
    let names = root.appending(path: path).visibleNames.filter { $0.hasSuffix(".swift") }
    let paths = path.hasSuffix(".swift") ? [path] : names.map { "\(path)/\($0)" }
    return paths.compactMap { try? String(textOf: root.appending(path: $0)) }
  }

  /// Returns a problem if a text still has placeholders from `new`.
  private func placeholders(in text: String, at place: String) -> [String] {
    let found = text.matches(of: /<#(.*?)#>/)
    return found.prefix(1).map {
      "\(place): \(found.count.counted("place")) to be filled in, first “\($0.1)”."
    }
  }
}

extension String {
  fileprivate var wordCount: Int { split(whereSeparator: \.isWhitespace).count }
}
