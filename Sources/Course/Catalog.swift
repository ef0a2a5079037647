package import Foundation

/// The lessons and exercises of a workbook, read from its folders.
///
/// The folders are the only source; there is no manifest.
package struct Catalog: Sendable {
  package let lessons: [Lesson]

  package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

  /// A sentence for each ungraded file in the lessons' folders.
  package let strays: [String]

  /// Reads the catalog of the workbook at `root`.
  ///
  /// An exercise is a file `2-Name.swift` in a folder `Lessons/4-Name`, or a file with that name in
  /// `Answers`, so an exercise is found even if the learner deleted its file. All other Swift files
  /// in the lesson's folder are strays.
  ///
  /// - Throws: ``WorkbookError`` if there is no exercise, or a lesson can't be read.
  package init(root: URL) throws {
    let folders = root.appending(path: "Lessons").visibleNames
      .compactMap { name in Self.number(of: name).map { LessonFolder(name, number: $0, in: root) } }
    lessons = try folders.filter { !$0.exercises.isEmpty }.map { folder in
      Lesson(
        number: folder.number, folder: folder.name, exercises: folder.exercises,
        markdown: try Self.markdown(at: root.appending(path: "Lessons/\(folder.name)/README.md")))
    }
    .sorted { $0.number < $1.number }
    strays = folders.flatMap(\.strays)
    if exercises.isEmpty {
      throw WorkbookError.noExercise(in: root.appending(path: "Lessons").path)
    }
  }

  package func exercise(_ id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  /// Returns the lesson that an exercise belongs to.
  package func lesson(of exercise: Exercise) -> Lesson? {
    lessons.first { $0.folder == exercise.lessonFolder }
  }

  /// Returns the number before the first hyphen, such as 4 for `4-Initializer`.
  static func number(of name: String) -> Int? {
    name.contains("-") ? Int(name.prefix { $0 != "-" }) : nil
  }

  private static func markdown(at file: URL) throws -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw WorkbookError.unreadableLesson(path: file.path)
    }
  }
}
