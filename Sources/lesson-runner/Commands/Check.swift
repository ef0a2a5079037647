import Foundation
import Workbook

/// Grades exercises and tells the learner what came of it.
struct Check {
  let grader: Grader
  let console: Console

  private var catalog: Catalog { grader.workbook.catalog }

  func run(_ scope: Command.Scope) async throws -> ExitStatus {
    switch scope {
    case .fromFirstUnsolved:
      let unsolved = catalog.exercises.drop { grader.isSolved($0) }
      return try await run(Array(unsolved))
    case .all:
      return try await runAll()
    case .exercise(let id):
      return try await run([try catalog.existing(id)])
    case .lesson(let number):
      return try await run(try catalog.existing(lesson: number).exercises)
    }
  }

  /// Grades one after another, up to the first that is not solved.
  private func run(_ exercises: [Exercise]) async throws -> ExitStatus {
    var justSolved: Exercise?
    for exercise in exercises {
      let isNews = !grader.isSolved(exercise)
      let verdict = try await verdict(on: exercise)
      let report = report(verdict, on: exercise)
      guard verdict.isPassed else {
        // Nobody has looked at the next exercise yet: its failures would only bury the success.
        console.print(
          justSolved.map { goingOn(from: $0, to: exercise) } ?? guide(to: exercise, report: report))
        return status(of: verdict)
      }
      console.print(report.headline)
      if isNews || exercises.count == 1 { justSolved = exercise }
      if isNews, let lesson = catalog.lesson(of: exercise), isDone(lesson) {
        console.print(praise(of: lesson))
      }
    }
    if let justSolved {
      console.print(goingOn(from: justSolved, to: grader.firstUnsolved))
    } else {
      printProgress()
    }
    return .success
  }

  /// Grades every exercise, a line each, and then says how far the learner is.
  private func runAll() async throws -> ExitStatus {
    var status = ExitStatus.success
    for exercise in catalog.exercises {
      let verdict = try await verdict(on: exercise)
      console.print(report(verdict, on: exercise).headline)
      if status == .success { status = self.status(of: verdict) }
    }
    printProgress()
    if let next = grader.firstUnsolved {
      console.print("Go on with \(next.title): \(Self.call) check \(next.id)")
    }
    return status
  }

  private func verdict(on exercise: Exercise) async throws -> Verdict {
    let submission = try grader.submission(for: exercise)
    if let known = grader.knownVerdict(on: submission) { return known }
    let isFirst = !FileManager.default.fileExists(
      atPath: grader.workbook.root.appending(path: ".build/stage").path)
    console.note(
      isFirst
        ? "Checking \(exercise.title). The first time, the compiler has to build what the tests need "
          + "as well: that takes about half a minute. After that, a second or two."
        : "Checking \(exercise.title) …")
    return try await grader.verdict(on: submission)
  }

  private func report(_ verdict: Verdict, on exercise: Exercise) -> VerdictReport {
    VerdictReport(
      verdict, on: exercise, style: console.style, root: grader.workbook.path)
  }

  /// All that a learner needs to go on with an exercise, the headline last.
  private func guide(to exercise: Exercise, report: VerdictReport) -> String {
    let goal = catalog.lesson(of: exercise)?.section(of: exercise)?.goal
    let table = table([
      ("Goal", goal), ("Open", link(exercise.file)),
      ("Read", "\(Self.call) show \(exercise.id)"), ("Stuck?", "\(Self.call) hint \(exercise.id)"),
      ("Check", exercise == grader.firstUnsolved ? Self.call : "\(Self.call) check \(exercise.id)"),
    ])
    return "\(report.details)\n\n\(table)\n\n\(report.headline)"
  }

  /// What a learner can do after a success; the next exercise is named, and not yet told.
  private func goingOn(from solved: Exercise, to next: Exercise?) -> String {
    let table = table([
      ("Compare", link(solved.answer)), ("Next", next?.title),
      ("Read", next.map { "\(Self.call) show \($0.id)" }), ("Check", next.map { _ in Self.call }),
    ])
    return "\n\(table)\n\n\(count)"
  }

  private func link(_ path: String) -> String {
    console.style.link(path, in: grader.workbook.path)
  }

  /// Rows of a name and a text; those without a text are left out.
  private func table(_ rows: [(String, String?)]) -> String {
    rows.compactMap { name, text in
      text.map {
        console.style.bold(name.padding(to: 9))
          + $0.wrapped(to: console.style.width, indent: 9).drop { $0 == " " }
      }
    }
    .joined(separator: "\n")
  }

  private func status(of verdict: Verdict) -> ExitStatus {
    switch verdict.outcome {
    case .passed: .success
    case .doesNotCompile, .doesNotFit: .doesNotCompile
    case .failed, .crashed, .ranTooLong: .failure
    }
  }

  private func printProgress() {
    for lesson in catalog.lessons where isDone(lesson) { console.print(praise(of: lesson)) }
    console.print(count)
  }

  private func isDone(_ lesson: Lesson) -> Bool {
    lesson.exercises.allSatisfy(grader.isSolved)
  }

  private func praise(of lesson: Lesson) -> String {
    console.style.good("✔ Lesson \(lesson.title) is done.")
  }

  private var count: String {
    let solved = catalog.exercises.filter(grader.isSolved).count
    return "\(solved) of \(catalog.exercises.count.counted("exercise")) solved."
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
