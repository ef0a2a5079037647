import Foundation

/// The part of `verify` that builds nothing: it looks at files, sections and hints.
struct Layout {
  let workbook: Workbook

  /// The problems of a lesson as a whole.
  func problems(of lesson: Lesson) -> [String] {
    var problems: [String] = []
    let numbers = lesson.exercises.map(\.id.number)
    if numbers != Array(1...max(1, numbers.count)) {
      problems.append(
        "Lessons/\(lesson.folder) should hold exercises 1, 2, 3 …, but holds \(numbers).")
    }
    if !lesson.text.title.hasPrefix(lesson.title) {
      problems.append("\(lesson.readme) should begin with the heading “# \(lesson.title): …”.")
    }
    for section in lesson.text.sections.dropFirst(lesson.exercises.count) {
      problems.append("\(lesson.readme) has a section without an exercise: “\(section.title)”.")
    }
    let proofs = "Tests/Proofs/\(lesson.folder)"
    for name in workbook.root.appending(path: proofs).visibleNames
    where !lesson.exercises.contains(where: { $0.stem == name }) {
      problems.append("\(proofs)/\(name) belongs to no exercise.")
    }
    return problems
  }

  /// Which files of an exercise are not there.
  func missingFiles(of exercise: Exercise) -> [String] {
    [exercise.file, exercise.answer, exercise.tests].filter {
      !FileManager.default.fileExists(atPath: workbook.root.appending(path: $0).path)
    }
  }

  /// The problems with the section of an exercise.
  func sectionProblems(of exercise: Exercise, in lesson: Lesson) -> [String] {
    guard let section = lesson.section(of: exercise) else {
      return ["\(lesson.readme) has no section “## \(exercise.title)”."]
    }
    var problems: [String] = []
    if section.title != exercise.title {
      problems.append(
        "\(lesson.readme) has the section “\(section.title)” where “\(exercise.title)” should be.")
    }
    if section.goal == nil {
      problems.append(
        "\(lesson.readme), \(exercise.id): there is no goal, a paragraph “**Goal.** …”.")
    }
    if section.hints.count < 2 {
      problems.append(
        """
        \(lesson.readme), \(exercise.id): at least two hints are needed, found \
        \(section.hints.count).
        """
      )
    }
    for (index, hint) in section.hints.enumerated() {
      if let match = hint.firstMatch(of: /\b[Ll]ines? \d+/) {
        problems.append(
          "\(lesson.readme), \(exercise.id): hint \(index + 1) names a line number, “\(match.0)”.")
      }
    }
    return problems
  }
}
