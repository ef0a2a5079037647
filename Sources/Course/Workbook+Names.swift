import Foundation

extension Workbook {
  /// A lesson or an exercise, which the user can name.
  package enum Part: Equatable, Sendable {
    case lesson(Lesson)
    case exercise(Exercise)
  }

  /// Returns the lessons and exercises that a word names: several only if they share a name.
  ///
  /// A word is a number (`1`, `1.2`), a name (`BadWay`, `Shared`), both (`2-Shared`, `1.2 Shared`),
  /// or the path of any file of a lesson or an exercise, such as an answer. The word may end with a
  /// line number, as paths in messages do. Case doesn't matter.
  package func parts(named word: String) -> [Part] {
    let word = word.trimming(while: \.isWhitespace).replacing(/(:\d+)*:?$/, with: "")
    let isPath = word.contains("/") || [".", ".."].contains(word)
    if isPath { return part(at: String(word)).map { [$0] } ?? [] }
    let name = word.lowercased()
    let exercises = catalog.exercises.filter { exercise in
      let names = [exercise.name, exercise.stem].flatMap { [$0, "\($0).swift"] }
      return ExerciseID(name) == exercise.id
        || (names + [exercise.title]).contains { $0.lowercased() == name }
    }
    let lessons = catalog.lessons.filter { lesson in
      let names = [lesson.module, lesson.folder, lesson.title, lesson.heading]
      return Int(name) == lesson.number || names.contains { $0.lowercased() == name }
    }
    return exercises.map(Part.exercise) + lessons.map(Part.lesson)
  }

  /// Returns the exercise or the lesson to which the file or folder at a path belongs, or nil.
  ///
  /// The path is absolute, or relative to the current folder or, as in all messages, to the
  /// workbook's folder.
  private func part(at path: String) -> Part? {
    let roots = [root, root.realPath].map(\.pathComponents)
    let files =
      path.hasPrefix("/")
      ? [URL(filePath: path)] : [currentFolder, root].map { $0.appending(path: path) }
    return files.map(\.standardizedFileURL).flatMap { [$0, $0.realPath] }.map(\.pathComponents)
      .compactMap { file in
        roots.first { file.starts(with: $0) }.map { Array(file.dropFirst($0.count)) }
      }
      .lazy.compactMap(part).first
  }

  /// Returns the exercise or the lesson to which a file belongs, or nil.
  ///
  /// `components` is the file's path in the workbook.
  private func part(of components: [String]) -> Part? {
    let names = components.map { $0.lowercased() }
    for lesson in catalog.lessons {
      let suites = "\(lesson.module)Tests".lowercased()
      let folders = [lesson.folder.lowercased(), suites]
      guard let index = names.firstIndex(where: folders.contains) else { continue }
      let rest = names[(index + 1)...]
      guard let file = rest.first, !["readme.md", "support"].contains(file) else {
        return .lesson(lesson)
      }
      return lesson.exercises.first { exercise in
        // A suite's folder has other files of the exercise, such as `8-TestDoubleRules.swift`.
        file.prefix { $0 != "." } == exercise.stem.lowercased()
          || names[index] == suites && file.hasPrefix("\(exercise.id.number)-")
      }
      .map(Part.exercise)
    }
    return nil
  }
}
