import Foundation

/// A numbered folder in `Lessons`, with its exercises and its other files.
struct LessonFolder {
  let name: String
  let number: Int
  /// The exercises, sorted by number.
  let exercises: [Exercise]
  /// A sentence for each file that isn't graded.
  let strays: [String]

  init(_ name: String, number: Int, in root: URL) {
    self.name = name
    self.number = number
    func names(_ folder: String) -> [String] { root.appending(path: folder).visibleNames }
    let (own, answers) = (names("Lessons/\(name)"), names("Answers/\(name)"))
    let suites = names("Tests/\(name.drop { $0 != "-" }.dropFirst())Tests")
    let found = Set(own + answers).compactMap { file -> Exercise? in
      guard file.hasSuffix(".swift"), let exercise = Catalog.number(of: file) else { return nil }
      return Exercise(
        id: ExerciseID(lesson: number, number: exercise),
        name: String(file.drop { $0 != "-" }.dropFirst().dropLast(".swift".count)),
        lessonFolder: name)
    }
    /// Returns the number of existing files: the answer and the suite.
    ///
    /// While an exercise is being written, either file may be missing.
    func parts(_ exercise: Exercise) -> Int {
      (answers.contains("\(exercise.stem).swift") ? 1 : 0)
        + (suites.contains("\(exercise.stem)Tests.swift") ? 1 : 0)
    }
    let exercises = found.filter { exercise in
      let rivals = found.filter { $0.id == exercise.id }
      return parts(exercise) > 0 && rivals.allSatisfy { parts($0) <= parts(exercise) }
    }
    .sorted { ($0.id, $0.name) < ($1.id, $1.name) }
    self.exercises = exercises
    if exercises.isEmpty {
      strays = ["Lessons/\(name) is no lesson: it has no exercise with an answer or a suite."]
      return
    }
    let stems = Set(exercises.map { "\($0.stem).swift" })
    strays = own.filter { $0.hasSuffix(".swift") && !stems.contains($0) }.map { file in
      let namesake = exercises.first { $0.id.number == Catalog.number(of: file) }
      return "Lessons/\(name)/\(file) is no exercise: no answer and no suite has its name. "
        + (namesake.map { "What counts is \($0.file)." }
          ?? "It is not graded, and exercises cannot use what is in it.")
    }
  }
}
