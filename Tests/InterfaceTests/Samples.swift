@testable import Grading

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
