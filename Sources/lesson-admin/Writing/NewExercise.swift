import Course
import Foundation
import Interface

/// An exercise that `new` creates, with its files and its section in the lesson's page.
struct NewExercise {
  let exercise: Exercise
  let lesson: Lesson
  let catalog: Catalog
  private let root: URL

  /// Creates an exercise without files, after checks that it's the next in its lesson, and that
  /// none of its files exist.
  ///
  /// - Throws: ``CommandError`` if a check fails; ``UsageError`` if the lesson is unknown.
  init(_ id: ExerciseID, named name: String, in workbook: Workbook) throws {
    lesson = try workbook.catalog.existingLesson(id.lesson)
    catalog = workbook.catalog
    root = workbook.root
    exercise = Exercise(id: id, name: name, lessonFolder: lesson.folder)
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw CommandError(
        """
        “\(name)” is no name of an exercise. Write it like a type: a capital, then letters and \
        digits, such as HardWired.
        """, .usage)
    }
    let paths = conflictingPaths
    guard paths.isEmpty else {
      throw CommandError(
        "\(id) is there already, in part or whole: \(paths.joined(separator: ", ")).", .usage)
    }
    let next = ExerciseID(
      lesson: id.lesson, number: (lesson.exercises.last?.id.number ?? 0) + 1)
    guard id == next else {
      throw CommandError(
        "\(id) would leave a gap: the next exercise of lesson \(id.lesson) is \(next).", .usage)
    }
    if let other = lesson.exercises.first(where: { $0.name == name }) {
      throw CommandError(
        "\(other.title) has this name already, and a lesson can't have two suites of one name.",
        .usage)
    }
  }

  /// The files and sections that already have the exercise's number, under any name.
  private var conflictingPaths: [String] {
    let folders = [
      "Lessons/\(lesson.folder)", "Answers/\(lesson.folder)", "Tests/\(exercise.module)Tests",
      "Tests/Proofs/\(lesson.folder)",
    ]
    let files = folders.flatMap { folder in
      root.appending(path: folder).visibleNames
        .filter { $0.hasPrefix("\(exercise.id.number)-") }.map { "\(folder)/\($0)" }
    }
    let hasSection = lesson.text.sections.contains {
      $0.title.prefix { $0 != " " } == "\(exercise.id)"
    }
    return files + (hasSection ? ["the section in \(lesson.readme)"] : [])
  }

  /// Writes all files, or none.
  func create() throws(CommandError) {
    var path = lesson.readme
    var created: [URL] = []
    do {
      let page = try String(textOf: root.appending(path: path))
      for (file, text) in files {
        path = file
        let url = root.appending(path: file)
        created.append(url)
        try Data(text.utf8).save(to: url)
      }
      path = lesson.readme
      try Data(Self.page(page, with: section).utf8).save(to: root.appending(path: path))
    } catch {
      for url in created + [root.appending(path: exercise.proofs)] {
        try? FileManager.default.removeItem(at: url)
      }
      throw CommandError(
        "\(path) can't be written, so nothing was created. \(WorkbookError(error).text)", .fault)
    }
  }

  /// Returns a page with a section inserted after the last section about an exercise.
  static func page(_ markdown: String, with section: String) -> String {
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    var isInCode = false
    // The index of the first heading below the last section about an exercise.
    var place: Int?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isInCode.toggle() }
      guard line.hasPrefix("## "), !isInCode else { continue }
      place = line.dropFirst(3).first?.isNumber == true ? nil : place ?? index
    }
    let end = place ?? lines.endIndex
    let before = lines[..<end].joined(separator: "\n")
    let after = lines[end...].joined(separator: "\n")
    return "\(before.trimmingCharacters(in: .newlines))\n\n\(section)\n"
      + (after.isEmpty ? "" : "\n\(after)\n")
  }
}
