import Fixtures

@testable import Course
@testable import Grading
@testable import lesson_admin

extension Lesson {
  /// A lesson with two exercises, `1.1 Ex1` and `1.2 Ex2`.
  static let sample = Lesson(
    number: 1, folder: "1-BadWay", exercises: [.numbered(1), .numbered(2)], markdown: "")
}

extension HandInGrade {
  static let ada = HandInGrade(
    name: "ada",
    [
      .graded(Verdict(.passed), remarks: [Remark(text: "uses `dlsym`")]),
      .graded(Verdict(.passed), remarks: [Remark(line: 7, text: "uses `exit`")]),
    ])
  static let ben = HandInGrade(
    name: "ben",
    [
      .graded(
        Verdict(.failed, tests: [TestResult(name: "a", state: .failed)]), remarks: []),
      .rejected(.missing),
    ])
  static let cyn = HandInGrade(
    name: "=cyn, \"c\"", [.rejected(.ungraded(.noDirectBuild(reason: "Why."))), .rejected(.link)])
  static let nobody = HandInGrade(
    name: "dan", problem: .noExercise, [.rejected(.missing), .rejected(.missing)])

  init(name: String, problem: HandIn.FolderProblem? = nil, _ results: [Result]) {
    self.init(
      name: name, problem: problem,
      results: zip(Lesson.sample.exercises, results).map { ($0, $1) })
  }
}

extension HandInGrade.Result {
  static func graded(_ verdict: Verdict, remarks: [Remark]? = nil) -> Self {
    .success(
      GradedText(
        verdict: verdict, reading: remarks.map { TextReading(remarks: $0) }))
  }

  static func rejected(_ obstacle: HandIn.Obstacle) -> Self { .failure(obstacle) }
}
