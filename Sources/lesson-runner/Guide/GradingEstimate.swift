import Course

/// The progress of grading several exercises, and the remaining time.
struct GradingEstimate {
  /// The number of all exercises.
  let total: Int
  /// The number of exercises without a stored verdict that aren't graded yet.
  private(set) var waiting: Int
  /// The number of exercises with a verdict.
  private(set) var done = 0
  /// The seconds that each graded exercise took.
  private var times: [Double] = []

  init(total: Int, waiting: Int) {
    self.total = total
    self.waiting = waiting
  }

  /// Counts an exercise.
  ///
  /// `seconds` is the time that grading the exercise took, or nil if the verdict was stored.
  mutating func finish(after seconds: Double?) {
    done += 1
    guard let seconds else { return }
    waiting -= 1
    // A clock can be set back.
    times.append(max(0, seconds))
  }

  /// The remaining time in seconds, or nil before the second graded exercise.
  ///
  /// The first exercises of a run or a lesson wait for the compiler to build the tests' libraries,
  /// so the median says more than the mean.
  private var remaining: Double? {
    guard times.count > 1 else { return nil }
    return times.sorted()[times.count / 2] * Double(waiting)
  }

  /// The line to show, such as `12 of 42, about 30 s left`, or nil if nothing has to be graded.
  var line: String? {
    guard waiting > 0 else { return nil }
    return "\(done) of \(total)\(remaining.map { ", about \(Self.text(for: $0)) left" } ?? "")"
  }

  /// Returns a time in steps of 5 seconds, or from a minute and a half on, in minutes.
  private static func text(for seconds: Double) -> String {
    seconds < 90
      ? "\(max(5, Int((seconds / 5).rounded(.up)) * 5)) s"
      : "\(Int((seconds / 60).rounded())) min"
  }
}
