import Testing

@testable import lesson_runner

@Suite("the estimate of the remaining time")
struct GradingEstimateTests {
  @Test("before the second graded exercise, there is only the count")
  func beginning() {
    var estimate = GradingEstimate(total: 42, waiting: 42)
    #expect(estimate.line == "0 of 42")
    estimate.finish(after: 30)
    #expect(estimate.line == "1 of 42")
  }

  @Test("the median of the times counts, not a first build of libraries")
  func median() {
    var estimate = GradingEstimate(total: 42, waiting: 42)
    for seconds in [30, 1, 1.2, 0.8] { estimate.finish(after: seconds) }
    #expect(estimate.line == "4 of 42, about 50 s left")
  }

  @Test("stored verdicts count as done, and need no time")
  func stored() {
    var estimate = GradingEstimate(total: 42, waiting: 12)
    for _ in 0..<10 { estimate.finish(after: nil) }
    #expect(estimate.line == "10 of 42")
    for _ in 0..<2 { estimate.finish(after: 2) }
    #expect(estimate.line == "12 of 42, about 20 s left")
  }

  @Test("if all verdicts are stored, there is nothing to show")
  func nothing() {
    #expect(GradingEstimate(total: 42, waiting: 0).line == nil)
    var estimate = GradingEstimate(total: 1, waiting: 1)
    estimate.finish(after: 1)
    #expect(estimate.line == nil)
  }

  @Test(
    "the time is rounded",
    arguments: [
      (0.0, "5 s"), (-3, "5 s"), (6, "10 s"), (29, "30 s"), (89, "90 s"), (91, "2 min"),
      (200, "3 min"),
    ])
  func rounding(seconds: Double, text: String) {
    var estimate = GradingEstimate(total: 3, waiting: 3)
    for _ in 0..<2 { estimate.finish(after: seconds) }
    #expect(estimate.line == "2 of 3, about \(text) left")
  }
}
