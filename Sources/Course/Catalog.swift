package import Foundation

/// The lessons and exercises of a workbook, read from its folders.
///
/// The folders are the only source; there is no manifest.
package struct Catalog: Sendable {
  package let lessons: [Lesson]
  /// The ungraded files and folders among the lessons.
  package let ungradedItems: [UngradedItem]

  package var exercises: [Exercise] { lessons.flatMap(\.exercises) }
  /// The exercises of the book's main path, in order.
  package var mainPath: [Exercise] { lessons.flatMap(\.mainPath) }
  /// The exercises for practice, in order.
  package var practiceExercises: [Exercise] { lessons.flatMap(\.practiceExercises) }

  /// Reads the catalog of the workbook at `root`.
  ///
  /// - Throws: ``WorkbookError`` if there is no exercise, or a lesson can't be read.
  package init(root: URL) throws {
    let folder = root.appending(path: "Lessons")
    let found = try folder.visibleNames.compactMap { try Lesson($0, in: root) }
    lessons = found.filter { !$0.exercises.isEmpty }.sorted { $0.number < $1.number }
    ungradedItems = found.flatMap(\.ungradedItems)
    if lessons.isEmpty { throw WorkbookError.noExercise(in: folder.path) }
  }

  package func exercise(_ id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  package func lesson(of exercise: Exercise) -> Lesson? {
    lessons.first { $0.folder == exercise.lessonFolder }
  }

  package func section(of exercise: Exercise) -> Section? {
    lesson(of: exercise)?.section(of: exercise)
  }
}
