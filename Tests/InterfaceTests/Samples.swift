import Course

@testable import Grading

extension Exercise {
  static let sample = Exercise(
    id: ExerciseID(lesson: 4, number: 2), name: "Storyboard", lessonFolder: "4-Initializer")
}

extension TestResult {
  init(_ name: String, _ state: State) {
    let issue = TestIssue(comment: "Why \(name)?")
    self.init(name: name, state: state, issues: state == .failed ? [issue] : [])
  }

  init(check name: String, _ state: State) {
    self.init(name, state)
    kind = .check
  }
}
