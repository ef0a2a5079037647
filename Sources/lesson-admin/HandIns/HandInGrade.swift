import Course
import Grading

/// The results of one learner.
struct HandInGrade: Sendable {
  enum Result: Sendable {
    case graded(Verdict, remarks: [String])
    /// There's no text to grade.
    case rejected(HandIn.RejectionReason)
    /// The text got no verdict, although the exercise's answer can be graded on this machine.
    case notGraded(WorkbookError)

    var isPassed: Bool {
      if case .graded(let verdict, _) = self { verdict.isPassed } else { false }
    }
  }

  let name: String
  let problem: HandIn.FolderProblem?
  /// The results of all of the workbook's exercises, in order.
  let results: [(exercise: Exercise, result: Result)]

  var solvedCount: Int { results.count { $0.result.isPassed } }

  func solvedCount(of lesson: Lesson) -> Int {
    results.count { $0.exercise.lessonFolder == lesson.folder && $0.result.isPassed }
  }
}

extension HandInGrade {
  /// Returns the remarks for the teacher on one line, or nil if there are none.
  ///
  /// A remark about all exercises of a lesson names only the lesson.
  func remarks(_ lessons: [Lesson]) -> String? {
    if let problem { return problem.text }
    var seen: Set<String> = []
    let remarks = results.flatMap(\.result.remarks).filter { seen.insert($0).inserted }
    let parts = remarks.map { remark in
      var (whole, single): ([String], [String]) = ([], [])
      for lesson in lessons {
        let found = results.filter {
          $0.exercise.lessonFolder == lesson.folder && $0.result.remarks.contains(remark)
        }
        if found.count == lesson.exercises.count {
          whole.append("\(lesson.number)")
        } else {
          single += found.map { "\($0.exercise.id)" }
        }
      }
      let noun = whole.count == 1 ? "lesson" : "lessons"
      let lessons = whole.isEmpty ? [] : ["\(noun) \(whole.joined(separator: ", "))"]
      return "\(remark): \((single + lessons).joined(separator: ", "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension HandInGrade.Result {
  var remarks: [String] {
    switch self {
    case .graded(let verdict, let remarks):
      // A busy machine may be the cause, so the text is graded again the next time.
      if case .ranTooLong = verdict.outcome { ["ran too long"] } else { remarks }
    case .rejected(let reason): [reason.text]
    case .notGraded: ["couldn't be graded"]
    }
  }
}

extension SuiteUses {
  /// Returns a remark on a name that the suite uses, but neither the starter file nor the answer
  /// declares.
  static func remark(on name: String) -> String { "the tests use \(name) from the learner's file" }
}

extension HandIn.FolderProblem {
  var text: String {
    switch self {
    case .missing: "isn't there"
    case .link: "is a link, and links aren't followed"
    case .notAFolder: "is no folder"
    case .notUTF8: "the folder's name is not UTF-8; rename it"
    case .noExercise: "has no exercise"
    case .workbook: "is this workbook itself"
    }
  }
}

extension HandIn.RejectionReason {
  fileprivate var text: String {
    switch self {
    case .missing: "missing"
    case .link: "a link"
    case .notAFile: "not a file"
    case .tooLarge: "too large"
    case .notText: "not UTF-8"
    case .unreadable: "can't be read"
    }
  }
}
