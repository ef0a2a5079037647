@testable import Workbook

extension Lesson {
  /// A lesson of two exercises, `1.1 Ex1` and `1.2 Ex2`.
  static let sample = Lesson(
    number: 1, folder: "1-BadWay", exercises: [.numbered(1), .numbered(2)], markdown: "")
}

extension HandInGrade {
  static let ada = HandInGrade(
    name: "ada", [.verdict(Verdict(.passed)), .verdict(Verdict(.passed))])
  static let ben = HandInGrade(
    name: "ben",
    [.verdict(Verdict(.failed, tests: [TestResult("a", .failed)])), .unfit(.missing)])
  static let cyn = HandInGrade(name: "=cyn, \"c\"", [.ungraded("Why."), .unfit(.link)])
  static let nobody = HandInGrade(
    name: "dan", fault: "holds no exercise", [.unfit(.missing), .unfit(.missing)])

  init(name: String, fault: String? = nil, _ results: [Result]) {
    self.init(
      name: name, fault: fault,
      results: zip(Lesson.sample.exercises, results).map { ($0, $1) })
  }
}
