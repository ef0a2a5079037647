import Workbook

/// Grades exercises, and tells what came of it.
struct Check {
  let grader: Grader
  let console: Console

  var catalog: Catalog { grader.workbook.catalog }
  var guide: Guide { Guide(grader: grader, style: console.style) }

  func run(_ scope: Command.Scope, _ format: ReportFormat) async throws -> ExitStatus {
    let exercises = try exercises(in: scope)
    let grade: Grade
    if let document = format.document {
      grade = try await graded(exercises, stops: scope != .all)
      console.print(try document(grade))
    } else if scope == .all {
      grade = try await tellAll()
    } else {
      // Nobody needs to hear again of what was solved before.
      let isFirst = scope == .fromFirstUnsolved
      grade = try await tell(isFirst ? Array(exercises.drop { grader.isSolved($0) }) : exercises)
    }
    return status(of: grade)
  }

  private func exercises(in scope: Command.Scope) throws -> [Exercise] {
    switch scope {
    case .fromFirstUnsolved, .all: catalog.exercises
    case .exercise(let id): [try catalog.existing(id)]
    case .lesson(let number): try catalog.existing(lesson: number).exercises
    }
  }

  /// Grades one after another.
  ///
  /// - Parameters:
  ///   - exercises: What is graded, in order.
  ///   - stops: Whether the first that is not solved is the last that is graded.
  ///   - onVerdict: Told of each verdict when it is there, and whether that the exercise is solved is news.
  /// - Returns: All of the exercises, with the verdicts on those that were graded.
  /// - Throws: ``WorkbookError`` when no verdict can be given; `CancellationError` when interrupted.
  func graded(
    _ exercises: [Exercise], stops: Bool,
    _ onVerdict: (Exercise, Verdict, _ isNews: Bool) -> Void = { _, _, _ in }
  ) async throws -> Grade {
    var grade = Grade(of: exercises, in: grader.workbook)
    for (index, exercise) in exercises.enumerated() {
      let isNews = !grader.isSolved(exercise)
      let verdict = try await verdict(on: exercise)
      grade.entries[index].verdict = verdict
      onVerdict(exercise, verdict, isNews)
      if stops, !verdict.isPassed { break }
    }
    return grade
  }

  private func verdict(on exercise: Exercise) async throws -> Verdict {
    let submission = try grader.submission(for: exercise)
    if let known = grader.knownVerdict(on: submission) { return known }
    console.note(guide.checking(exercise))
    return try await grader.verdict(on: submission)
  }

  private func status(of grade: Grade) -> ExitStatus {
    switch grade.firstRefusal?.outcome {
    case nil, .passed: .success
    case .doesNotCompile, .doesNotFit: .doesNotCompile
    case .failed, .crashed, .ranTooLong: .failure
    }
  }

  static let call = "swift run lesson-runner"
}

extension Catalog {
  /// The exercise of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  func existing(_ id: ExerciseID) throws -> Exercise {
    guard let exercise = exercise(id) else {
      throw UsageError(
        "There is no exercise \(id). ‘\(Check.call) list’ shows what there is.")
    }
    return exercise
  }

  /// The lesson of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  func existing(lesson number: Int) throws -> Lesson {
    guard let lesson = lessons.first(where: { $0.number == number }) else {
      let numbers = lessons.map { "\($0.number)" }.joined(separator: ", ")
      throw UsageError("There is no lesson \(number). The lessons: \(numbers).")
    }
    return lesson
  }
}
