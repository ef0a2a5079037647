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

  /// Returns the reasons for missing verdicts and all remarks on one line, or nil without any.
  func allRemarks(_ lessons: [Lesson]) -> String? {
    Self.line(notes(lessons) + remarks.map { $1.text(of: $0) })
  }

  /// Returns the same, but only the number of remarks and the first one.
  func summary(_ lessons: [Lesson]) -> String? {
    let count = remarks.count.counted("remark")
    return Self.line(
      notes(lessons) + remarks.prefix(1).map { "\(count): \($1.text(of: $0))" })
  }

  private static func line(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns the reasons why there are no verdicts.
  ///
  /// A reason for all exercises of a lesson names only the lesson.
  private func notes(_ lessons: [Lesson]) -> [String] {
    if let problem { return [problem.rawValue] }
    var seen: Set<String> = []
    let notes = results.compactMap(\.result.note).filter { seen.insert($0).inserted }
    return notes.map { note in
      var (whole, single): ([String], [String]) = ([], [])
      for lesson in lessons {
        let found = results.filter {
          $0.exercise.lessonFolder == lesson.folder && $0.result.note == note
        }
        if found.count == lesson.exercises.count {
          whole.append("\(lesson.number)")
        } else {
          single += found.map { "\($0.exercise.id)" }
        }
      }
      let noun = whole.count == 1 ? "lesson" : "lessons"
      let lessons = whole.isEmpty ? [] : ["\(noun) \(whole.joined(separator: ", "))"]
      return "\(note): \((single + lessons).joined(separator: ", "))"
    }
  }
}

/// A verdict on a text, with what a teacher should look at.
struct GradedText {
  let verdict: Verdict
  var reading: TextReading?
}

extension HandInGrade.Result {
  var isPassed: Bool { (try? get())?.verdict.isPassed == true }

  /// The reason why there is no verdict.
  fileprivate var note: String? {
    switch map(\.verdict.outcome) {
    case .success(.ranTooLong): "ran too long"
    case .success(.toolFailed(.ranTooLong)): "took too long to compile"
    case .success(.toolFailed): "can't be compiled"
    case .success: nil
    case .failure(let obstacle): obstacle.words.text
    }
  }
}

extension Remark {
  fileprivate func text(of exercise: Exercise) -> String {
    "\(exercise.id): \(text)\(line.map { " (line \($0))" } ?? "")"
  }
}
