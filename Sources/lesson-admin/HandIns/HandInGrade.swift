import Course
import Grading

/// The results of one learner.
struct HandInGrade: Sendable {
  enum Result: Sendable {
    case graded(Verdict, remarks: [String])
    /// There is no text that could be graded.
    case rejected(HandIn.RejectionReason)
    /// There is no verdict, though the exercise's answer gets one.
    case notGraded(WorkbookError)

    var isPassed: Bool {
      if case .graded(let verdict, _) = self { verdict.isPassed } else { false }
    }
  }

  let name: String
  /// What is wrong with the folder as a whole; nil if nothing is.
  let problem: HandIn.FolderProblem?
  /// Every exercise of the workbook, in its order.
  let results: [(exercise: Exercise, result: Result)]

  var solvedCount: Int { results.count { $0.result.isPassed } }

  /// The number of exercises of a lesson that are solved.
  func solvedCount(of lesson: Lesson) -> Int {
    results.count { $0.exercise.lessonFolder == lesson.folder && $0.result.isPassed }
  }
}
