import Course
import Grading
import Interface

/// The results of one learner.
struct HandInGrade: Sendable {
  typealias Result = Swift.Result<GradedText, HandIn.Obstacle>

  let name: String
  let problem: HandIn.FolderProblem?
  /// The results of all of the workbook's exercises, in order.
  let results: [(exercise: Exercise, result: Result)]
  var untouched: Set<Exercise> = []
  var misplaced: [Exercise: String] = [:]

  /// The state of an exercise: each exercise of a learner has exactly one state.
  enum State: String, CaseIterable {
    case solved
    /// The learner changed the file, which compiles, but the tests don't pass.
    case failed
    /// The learner changed the file, which doesn't compile, or makes the compiler fail.
    case uncompiled
    /// The file is the starter file.
    case untouched
    /// There is no text, or no verdict on it.
    case ungraded
  }

  func state(of exercise: Exercise, _ result: Result) -> State {
    guard let verdict = (try? result.get())?.verdict else { return .ungraded }
    return switch verdict.outcome {
    case .passed: .solved
    case _ where untouched.contains(exercise): .untouched
    case .doesNotCompile, .toolFailed: .uncompiled
    case .notGraded: .ungraded
    default: .failed
    }
  }

  func count(of state: State) -> Int {
    results.count { self.state(of: $0.exercise, $0.result) == state }
  }

  var solvedCount: Int { results.count { $0.result.isPassed } }

  func solvedCount(of lesson: Lesson) -> Int {
    results.count { $0.exercise.lessonFolder == lesson.folder && $0.result.isPassed }
  }

  /// The remarks on the learner's files, in the order of the exercises.
  var remarks: [(exercise: Exercise, remark: Remark)] {
    results.flatMap { exercise, result in
      ((try? result.get())?.reading?.remarks ?? []).map { (exercise, $0) }
    }
  }

  /// Returns a line of the reasons for missing points and all remarks, or nil if there are none.
  func allRemarks(_ lessons: [Lesson]) -> String? {
    Self.line(notes(lessons) + remarks.map { $1.text(of: $0) })
  }

  /// Returns a line like ``allRemarks(_:)``, but with only the number of remarks and the first
  /// remark.
  func summary(_ lessons: [Lesson]) -> String? {
    let countText = remarks.count.counted("remark")
    return Self.line(
      notes(lessons) + remarks.prefix(1).map { "\(countText): \($1.text(of: $0))" })
  }

  private static func line(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns the reasons for missing points, such as texts that don't compile.
  private func notes(_ lessons: [Lesson]) -> [String] {
    let found = { (exercises: [Exercise]) in
      let paths = exercises.compactMap { misplaced[$0] }
      let rest = paths.count > 1 ? " and \(paths.count - 1) more" : ""
      return paths.first.map { " (found \($0)\(rest))" } ?? ""
    }
    if let problem { return [problem.rawValue + found(results.map(\.exercise))] }
    var noted: [(note: String, exercises: [Exercise])] = []
    for (exercise, result) in results {
      guard let note = note(on: exercise, result) else { continue }
      if let index = noted.firstIndex(where: { $0.note == note }) {
        noted[index].exercises.append(exercise)
      } else {
        noted.append((note, [exercise]))
      }
    }
    return noted.map { "\($0): \(lessons.numbers(of: $1, adding: found))" }
  }

  private func note(on exercise: Exercise, _ result: Result) -> String? {
    switch result.map(\.verdict.outcome) {
    case .success(.ranTooLong): "ran too long"
    case .success(.toolFailed(.ranTooLong)): "took too long to compile"
    case .success(.toolFailed): "can't be compiled"
    case .success(.doesNotCompile) where !untouched.contains(exercise): "doesn't compile"
    case .success: nil
    case .failure(let obstacle): obstacle.words.text
    }
  }
}

extension HandInGrade {
  /// Creates a learner's grade; `result` returns the result of a text that could be read.
  init(of handIn: HandIn, named name: String? = nil, result: (Submission) -> Result?) {
    self.init(
      name: name ?? handIn.name, problem: handIn.problem,
      results: handIn.files.map { exercise, text in
        (exercise, text.flatMap { result($0) ?? .failure(.unreadable) })
      }, untouched: handIn.untouched, misplaced: handIn.misplaced)
  }
}

/// A verdict on a text, with the remarks for the teacher.
struct GradedText {
  let verdict: Verdict
  var reading: TextReading?
}

extension HandInGrade.Result {
  var isPassed: Bool { (try? get())?.verdict.isPassed == true }
}

extension Remark {
  fileprivate func text(of exercise: Exercise) -> String {
    "\(exercise.id): \(text)\(line.map { " (line \($0))" } ?? "")"
  }
}

extension [Lesson] {
  /// Returns the numbers of exercises, each with an addition.
  ///
  /// If `exercises` has all exercises of a lesson, the lesson's number replaces their numbers.
  func numbers(
    of exercises: [Exercise], adding addition: ([Exercise]) -> String = { _ in "" }
  ) -> String {
    var (single, whole): ([String], [String]) = ([], [])
    for lesson in self {
      let own = exercises.filter { $0.lessonFolder == lesson.folder }
      if own.count == lesson.exercises.count {
        whole.append("\(lesson.number)\(addition(own))")
      } else {
        single += own.map { "\($0.id)\(addition([$0]))" }
      }
    }
    let noun = whole.count == 1 ? "lesson" : "lessons"
    let lessons = whole.isEmpty ? [] : ["\(noun) \(whole.joined(separator: ", "))"]
    return (single + lessons).joined(separator: ", ")
  }
}
