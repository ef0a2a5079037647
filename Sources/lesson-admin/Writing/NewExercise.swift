import Course
import Foundation
import Interface

/// An exercise that `new` creates, with its files and its section in the lesson's page.
struct NewExercise {
  let exercise: Exercise
  let lesson: Lesson
  private let root: URL

  /// Checks that the exercise is the next in its lesson, and that none of its files exist.
  ///
  /// - Throws: ``AdminError`` if a check fails; `UsageError` if the lesson is unknown.
  init(_ id: ExerciseID, named name: String, in workbook: Workbook) throws {
    lesson = try workbook.catalog.existing(lesson: id.lesson)
    root = workbook.root
    exercise = Exercise(id: id, name: name, lessonFolder: lesson.folder)
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw AdminError.notAName(name)
    }
    let paths = pathsInTheWay
    guard paths.isEmpty else { throw AdminError.numberIsTaken(id, paths: paths) }
    let next = ExerciseID(
      lesson: id.lesson, number: (lesson.exercises.last?.id.number ?? 0) + 1)
    guard id == next else { throw AdminError.numberIsNotNext(id, next: next) }
    if let other = lesson.exercises.first(where: { $0.name == name }) {
      throw AdminError.nameIsTaken(other)
    }
  }

  /// The files and sections that already have the exercise's number, under any name.
  private var pathsInTheWay: [String] {
    let folders = [
      "Lessons/\(lesson.folder)", "Answers/\(lesson.folder)", "Tests/\(exercise.module)Tests",
      "Tests/Proofs/\(lesson.folder)",
    ]
    let files = folders.flatMap { folder in
      root.appending(path: folder).visibleNames
        .filter { $0.hasPrefix("\(exercise.id.number)-") }.map { "\(folder)/\($0)" }
    }
    let hasSection = lesson.text.sections.contains {
      $0.title == "\(exercise.id)" || $0.title.hasPrefix("\(exercise.id) ")
    }
    return files + (hasSection ? ["the section in \(lesson.readme)"] : [])
  }

  /// Writes all files, or none.
  ///
  /// - Throws: ``AdminError/notWritten(path:reason:)``.
  func create() throws {
    let templates = ExerciseTemplates(exercise)
    var path = lesson.readme
    var created: [URL] = []
    do {
      let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for (file, text) in templates.files {
        path = file
        let url = root.appending(path: file)
        created.append(url)
        try Data(text.utf8).save(to: url)
      }
      path = lesson.readme
      try Data(Self.page(page, with: templates.section).utf8).save(to: root.appending(path: path))
    } catch {
      for url in created { try? FileManager.default.removeItem(at: url) }
      try? FileManager.default.removeItem(at: root.appending(path: exercise.proofs))
      throw AdminError.notWritten(path: path, reason: WorkbookError(error))
    }
  }

  /// Inserts a section after the last section about an exercise.
  static func page(_ markdown: String, with section: String) -> String {
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    var isInCode = false
    var headings: [(line: Int, isNumbered: Bool)] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isInCode.toggle() }
      if line.hasPrefix("## "), !isInCode {
        headings.append((index, line.dropFirst(3).first?.isNumber == true))
      }
    }
    let last = headings.lastIndex { $0.isNumbered } ?? -1
    let place = headings.dropFirst(last + 1).first?.line ?? lines.count
    let before = lines[..<place].joined(separator: "\n").trimmingCharacters(in: .newlines)
    let after = lines[place...].joined(separator: "\n")
    return "\(before)\n\n\(section)\n" + (after.isEmpty ? "" : "\n\(after)\n")
  }
}
