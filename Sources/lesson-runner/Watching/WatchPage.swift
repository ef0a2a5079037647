import Course
import Grading
import Interface

/// What `watch` shows of the current exercise on a page.
struct WatchPage {
  let guide: Guide
  let exercise: Exercise
  /// The time at which the current file was saved, or the exercise was started.
  let startTime: String
  /// Whether the learner has come to the exercise, and hasn't saved its file or asked for the
  /// verdict since.
  let isStory: Bool

  /// Returns the message that the exercise is being graded, below its cause, or below its story.
  func announcement(because cause: String?, isBrief: Bool) -> String {
    // Where a page isn't replaced, the story comes once, with the verdict.
    if isStory, !isBrief, guide.style.height != nil, !guide.style.usesWords {
      return framed(guide.story(of: exercise, state: guide.announcement(of: exercise)))
    }
    let text = [cause?.wrapped(to: guide.style.width), guide.announcement(of: exercise)]
      .compactMap { $0 }.joined(separator: "\n")
    return guide.style.usesWords ? "\(startTime), \(text)" : "\(rule)\n\(text)"
  }

  /// Returns a verdict, with the most important lines last.
  ///
  /// The headline of a failure says what has changed since `before`, the previous verdict in this
  /// session.
  func text(of verdict: Verdict, isNew: Bool, since before: Verdict?) -> String {
    if isStory, !verdict.isPassed {
      let headline = guide.report(verdict, on: exercise).headline
      let state = "\(headline) v shows more.\n\(guide.progressBar)"
      return framed(guide.story(of: exercise, state: state))
    }
    let report =
      verdict.isPassed
      ? success(verdict, isNew: isNew) : guide.unsolved(exercise, verdict, since: before)
    return framed("\(report)\n\(guide.progressBar)")
  }

  private func framed(_ text: String) -> String {
    guide.style.usesWords ? text : "\(rule)\n\n\(text)"
  }

  private func success(_ verdict: Verdict, isNew: Bool) -> String {
    let next = guide.learner.nextUnsolved(after: exercise)
    var lines = [guide.solved(exercise, verdict, next: next, isNew: isNew), ""]
    if isNew, let completion = guide.completion(by: exercise) { lines.append(completion) }
    lines.append(guide.report(verdict, on: exercise).headline)
    if next == nil || isNew && guide.isEnd(exercise) { lines.append(guide.ending) }
    lines.append(next.map { "Press n to go on with \($0.title)." } ?? "Press q to quit.")
    return lines.joined(separator: "\n")
  }

  /// The first line of a page.
  private var rule: String {
    let title = "── \(startTime) ── \(exercise.title) "
    let width = guide.style.width - 1
    return guide.style.dim(title + String(repeating: "─", count: max(0, width - title.count)))
  }
}
