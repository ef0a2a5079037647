import Course
import Foundation
import Grading
import Interface

/// The report that a learner reads about a hand-in, printed for the teacher.
struct HandInReport {
  let workbook: Workbook
  let style: TextStyle

  /// Returns the changed files that failed, each with its first failing test, then the other
  /// exercises, then the number of exercises in each state.
  func text(on grade: HandInGrade, of handIn: HandIn) -> String {
    let lessons = workbook.catalog.lessons
    func exercises(_ state: HandInGrade.State) -> [Exercise] {
      grade.results.filter { grade.state(of: $0, $1) == state }.map(\.exercise)
    }
    let failures = grade.results.compactMap { exercise, result -> String? in
      guard [.failed, .uncompiled].contains(grade.state(of: exercise, result)),
        let verdict = (try? result.get())?.verdict
      else { return nil }
      let file = path(of: exercise, in: handIn)
      return block(
        exercise, verdict, at: file, brief(exercise, verdict, at: file))
    }
    let rest = [HandInGrade.State.solved, .untouched].compactMap { state in
      let numbers = lessons.numbers(of: exercises(state))
      return numbers.isEmpty ? nil : "\(state.rawValue): \(numbers)"
    }
    let notes = (rest + [grade.allRemarks(lessons)].compactMap { $0 })
      .map { $0.wrapped(to: style.width) }
    let counts = HandInGrade.State.allCases.map { "\(grade.count(of: $0)) \($0.rawValue)" }
    let end = "\(grade.name): \(counts.joined(separator: ", "))".wrapped(to: style.width)
    return (failures + [notes.joined(separator: "\n"), end]).filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// Returns the complete report on an exercise.
  func text(on exercise: Exercise, in grade: HandInGrade, of handIn: HandIn) -> String {
    guard let result = grade.results.first(where: { $0.exercise == exercise })?.result else {
      return ""
    }
    switch result {
    case .failure(let obstacle):
      let found = grade.misplaced[exercise].map { " (found \($0))" } ?? ""
      let reason = grade.problem?.rawValue ?? obstacle.words.text
      return style.line(.note, "\(exercise.title): \(reason)\(found)")
    case .success(let text):
      let file = path(of: exercise, in: handIn)
      let details = report(on: text.verdict, exercise, at: file).details
      return block(
        exercise, text.verdict, at: file, details,
        isUntouched: grade.untouched.contains(exercise))
    }
  }

  /// Returns the first failing test or the compiler's errors, as a learner reads them.
  func brief(_ exercise: Exercise, _ verdict: Verdict, at file: String? = nil) -> String {
    report(on: verdict, exercise, at: file).brief()
  }

  private func block(
    _ exercise: Exercise, _ verdict: Verdict, at file: String, _ words: String,
    isUntouched: Bool = false
  ) -> String {
    let headline = report(on: verdict, exercise, at: file).headline
    let place = style.link(file, in: workbook.path) + (isUntouched ? " (untouched)" : "")
    return "\(headline)\n\(place)" + (words.isEmpty ? "" : "\n\n\(words)")
  }

  private func report(
    on verdict: Verdict, _ exercise: Exercise, at file: String?
  ) -> VerdictReport {
    VerdictReport(
      file.map { verdict.naming($0, asFileOf: exercise) } ?? verdict, on: exercise,
      expected: ScreenRecord(of: exercise, in: workbook.root), style: style, root: workbook.path,
      file: file)
  }

  /// Returns the path of a learner's file, relative to the workbook's folder if the file is inside.
  private func path(of exercise: Exercise, in handIn: HandIn) -> String {
    let path = handIn.file(of: exercise).path
    let root = "\(workbook.path)/"
    return (path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path).printable
  }
}
