package import Course

/// The part of the workbook that `check` grades or `verify` verifies.
package enum Scope: Equatable, Sendable {
  case fromFirstUnsolved, all
  case lesson(Lesson)
  case exercise(Exercise)

  package func exercises(in catalog: Catalog) -> [Exercise] {
    switch self {
    case .fromFirstUnsolved: catalog.mainPath + catalog.practiceExercises
    case .all: catalog.exercises
    case .lesson(let lesson): lesson.exercises
    case .exercise(let exercise): [exercise]
    }
  }
}

extension Workbook {
  /// Returns the part of the workbook that a word names.
  ///
  /// - Throws: ``UsageError`` if the word names no lesson or exercise, or several.
  package func scope(named word: String) throws -> Scope {
    if word.lowercased() == "all" { return .all }
    let parts = parts(named: word)
    guard let part = parts.first else {
      if let id = ExerciseID(word) { return .exercise(try catalog.existingExercise(id)) }
      if let number = Int(word) { return .lesson(try catalog.existingLesson(number)) }
      throw unknownWordError(
        word, "is neither a lesson nor an exercise. Write 1, 1.2, a name, or all.",
        names: catalog.lessons.map(\.module) + catalog.exercises.map(\.name))
    }
    guard parts.count == 1 else { throw ambiguousWordError(word, parts) }
    return switch part {
    case .lesson(let lesson): .lesson(lesson)
    case .exercise(let exercise): .exercise(exercise)
    }
  }

  /// Returns the exercise that a word names.
  ///
  /// - Throws: ``UsageError`` if the word names no exercise, or several.
  package func exercise(named word: String) throws -> Exercise {
    let parts = parts(named: word)
    let exercises = parts.compactMap { part in
      if case .exercise(let exercise) = part { exercise } else { nil }
    }
    if exercises.count > 1 { throw ambiguousWordError(word, parts) }
    if let exercise = exercises.first { return exercise }
    if case .lesson(let lesson) = parts.first {
      let ids = lesson.exercises.map { "\($0.id)" }.joined(separator: ", ")
      throw UsageError("“\(word)” is a lesson. Write one of its exercises: \(ids).")
    }
    if let id = ExerciseID(word) { return try catalog.existingExercise(id) }
    throw unknownWordError(
      word, "isn't an exercise. Write its number or its name, such as 1.2.",
      names: catalog.exercises.map(\.name))
  }

  /// Returns the error about an unknown word, with the most similar name, even if the word is a
  /// path.
  private func unknownWordError(_ word: String, _ reason: String, names: [String]) -> UsageError {
    let last = word.split(separator: "/").last ?? ""
    let name = last.prefix { $0 != "." }.drop { $0.isNumber }.drop { "- ".contains($0) }
    return UsageError("“\(word)” \(reason)", nearest: String(name), among: names)
  }

  private func ambiguousWordError(_ word: String, _ parts: [Part]) -> UsageError {
    let names = parts.map { part in
      switch part {
      case .lesson(let lesson): "lesson \(lesson.title)"
      case .exercise(let exercise): exercise.title
      }
    }
    return UsageError(
      "“\(word)” has several meanings: \(names.joined(separator: ", ")). Write the number.")
  }
}

extension Catalog {
  package func existingExercise(_ id: ExerciseID) throws -> Exercise {
    guard let exercise = exercise(id) else {
      throw UsageError("There's no exercise \(id). “\(Runner.call) list” lists all exercises.")
    }
    return exercise
  }

  package func existingLesson(_ number: Int) throws -> Lesson {
    guard let lesson = lessons.first(where: { $0.number == number }) else {
      let numbers = lessons.map { "\($0.number)" }.joined(separator: ", ")
      throw UsageError("There's no lesson \(number). The lessons: \(numbers).")
    }
    return lesson
  }
}
