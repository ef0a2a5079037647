/// The progress of grading several exercises, and the remaining time.
struct GradingEstimate {
  let total: Int
  /// The number of exercises without a stored verdict that aren't graded yet.
  private(set) var waiting: Int
  private(set) var done = 0
  /// The seconds that each graded exercise took.
  private(set) var times: [Double] = []

  /// Counts an exercise, with the seconds that grading took, or nil if its verdict was stored.
  mutating func finish(after seconds: Double?) {
    done += 1
    guard let seconds else { return }
    waiting -= 1
    // A clock can be set back.
    times.append(max(0, seconds))
  }

  /// The line to show, such as `12 of 42, about 30 s left`, or nil if nothing has to be graded.
  var line: String? {
    guard waiting > 0 else { return nil }
    let count = "\(done) of \(total)"
    guard times.count > 1 else { return count }
    // The first exercises of a run or a lesson wait for the compiler to build the tests' libraries,
    // so the median says more than the mean.
    let seconds = times.sorted()[times.count / 2] * Double(waiting)
    let time =
      seconds < 90
      ? "\(max(5, Int((seconds / 5).rounded(.up)) * 5)) s"
      : "\(Int((seconds / 60).rounded())) min"
    return "\(count), about \(time) left"
  }
}
