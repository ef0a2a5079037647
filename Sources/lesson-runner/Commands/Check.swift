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
      guard let lesson = catalog.lessons.first(where: { $0.number == number }) else {
        throw UsageError("There is no lesson \(number). The lessons are \(catalog.numbers).")
      }
      return try await run(lesson.exercises)
    }
  }

  /// Grades one after another, up to the first that is not solved.
  private func run(_ exercises: [Exercise]) async throws -> ExitStatus {
    var solved = 0
    for exercise in exercises {
      let verdict = try await verdict(on: exercise)
      let report = report(verdict, on: exercise)
      guard verdict.isPassed else {
        if solved > 0 { console.print("\nNext is \(exercise.title).\n") }
        console.print(guide(to: exercise, report: report))
        return status(of: verdict)
      }
      solved += 1
      console.print(report.headline)
    }
    if exercises.count != 1 || grader.firstUnsolved == nil { console.print(closing) }
    if let next = grader.firstUnsolved {
      console.print("Next: \(next.title). See it with: \(Self.call) show \(next.id)")
    }
    return .success
  }

  /// Grades every exercise, a line each, and then says how far the learner is.
  private func runAll() async throws -> ExitStatus {
    var status = ExitStatus.success
    for lesson in catalog.lessons {
      for exercise in lesson.exercises {
        let verdict = try await verdict(on: exercise)
        console.print(report(verdict, on: exercise).headline)
        if status == .success { status = self.status(of: verdict) }
      }
    }
    console.print(closing)
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
    let file = console.style.link(exercise.file, in: grader.workbook.path)
    let rows = [
      goal.map { ("Goal", $0) }, ("Open", file),
      ("Read", "\(Self.call) show \(exercise.id)"), ("Stuck?", "\(Self.call) hint \(exercise.id)"),
      ("Again", Self.call),
    ].compactMap { $0 }
    let table = rows.map { name, text in
      console.style.bold(name.padding(to: 8))
        + text.wrapped(to: console.style.width, indent: 8).drop { $0 == " " }
    }
    return "\(report.details)\n\n\(table.joined(separator: "\n"))\n\n\(report.headline)"
  }

  private func status(of verdict: Verdict) -> ExitStatus {
    switch verdict.outcome {
    case .passed: .success
    case .doesNotCompile, .doesNotFit: .doesNotCompile
    case .failed, .crashed, .ranTooLong: .failure
    }
  }

  /// The lessons that are done, and how much of the whole is.
  private var closing: String {
    let done = catalog.lessons.filter { $0.exercises.allSatisfy(grader.isSolved) }
    let solved = catalog.exercises.filter(grader.isSolved).count
    return
      (done.map { console.style.good("✔ Lesson \($0.title) is done.") } + [
        "\(solved) of \(catalog.exercises.count) exercises are solved."
      ]).joined(separator: "\n")
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

  fileprivate var numbers: String {
    lessons.map { "\($0.number)" }.joined(separator: ", ")
  }
}
