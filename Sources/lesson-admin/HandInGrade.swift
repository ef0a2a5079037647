package import Course
package import Grading
package import Interface

/// What came of one learner's folder.
public struct HandInGrade: Sendable {
  /// What came of one exercise.
  public enum Result: Sendable {
    case verdict(Verdict)
    /// There is no text to be graded.
    case unfit(HandIn.Unfit)
    /// No verdict can be given, though the answer to the exercise gets one; the reason.
    case ungraded(String)

    public var isPassed: Bool {
      if case .verdict(let verdict) = self { verdict.isPassed } else { false }
    }
  }

  public let name: String
  /// What is wrong with the folder as a whole; nil if nothing is.
  public let fault: String?
  /// Every exercise of the workbook, in its order.
  public let results: [(exercise: Exercise, result: Result)]

  public var solvedCount: Int { results.count { $0.result.isPassed } }

  /// The exercises that are solved of a lesson.
  public func solvedCount(of lesson: Lesson) -> Int {
    results.count { $0.exercise.lessonFolder == lesson.folder && $0.result.isPassed }
  }

  /// The exercises without a verdict, and those that were stopped, in one line; nil when there are
  /// none.
  ///
  /// What goes for all exercises of a lesson is told of the lesson.
  public func remarks(_ lessons: [Lesson]) -> String? {
    if let fault { return fault }
    var seen: Set<String> = []
    let reasons = results.compactMap(\.result.remark).filter { seen.insert($0).inserted }
    let parts = reasons.map { reason in
      var (whole, single): ([String], [String]) = ([], [])
      for lesson in lessons {
        let found = results.filter {
          $0.exercise.lessonFolder == lesson.folder && $0.result.remark == reason
        }
        if found.count == lesson.exercises.count {
          whole.append("\(lesson.number)")
        } else {
          single += found.map { "\($0.exercise.id)" }
        }
      }
      let noun = whole.count == 1 ? "lesson" : "lessons"
      let lessons = whole.isEmpty ? [] : ["\(noun) \(whole.joined(separator: ", "))"]
      return "\(reason): \((single + lessons).joined(separator: ", "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension HandInGrade.Result {
  var remark: String? {
    switch self {
    case .verdict(let verdict):
      // A machine that is busy may be to blame: the next time it is tried again.
      if case .ranTooLong = verdict.outcome { "ran too long" } else { nil }
    case .unfit(let reason): reason.remark
    case .ungraded: "could not be graded"
    }
  }
}

extension HandIn.Unfit {
  fileprivate var remark: String {
    switch self {
    case .missing: "missing"
    case .link: "a link"
    case .notAFile: "not a file"
    case .tooLarge: "too large"
    case .notText: "not UTF-8"
    case .unreadable: "cannot be read"
    }
  }
}
