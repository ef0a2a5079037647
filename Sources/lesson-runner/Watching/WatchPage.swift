import Course
import Grading
import Interface

/// What `watch` shows of the current exercise on a page, for a window of any size.
///
/// It's a copy of what a page needs. A page that contained the session would keep the page before
/// it, which the session's screen holds, and so every page since the start.
struct WatchPage {
  let workbook: Workbook
  let learner: LearnerProgress
  let exercise: Exercise
  /// The time at which the current file was saved, or the exercise was started.
  let startTime: String

  func guide(in style: TextStyle) -> Guide {
    Guide(workbook: workbook, learner: learner, style: style, hasKeys: true)
  }

  /// Returns the message that the exercise is being graded.
  func announcement(in style: TextStyle) -> String {
    let text = guide(in: style).announcement(of: exercise)
    return style.usesWords ? "\(startTime), \(text)" : "\(rule(in: style))\n\(text)"
  }

  /// Returns a failure, with the most important lines last.
  ///
  /// The headline says what has changed since `before`, the previous verdict in this session.
  func failure(_ verdict: Verdict, since before: Verdict?, in style: TextStyle) -> String {
    let guide = guide(in: style)
    return page(
      "\(guide.unsolved(exercise, verdict, since: before))\n\(guide.progressBar)", in: style)
  }

  /// Returns a success, with the most important lines last.
  func success(_ verdict: Verdict, isNew: Bool, in style: TextStyle) -> String {
    let guide = guide(in: style)
    let next = learner.nextUnsolved(after: exercise)
    var lines = [guide.solved(exercise, verdict, next: next, isNew: isNew), ""]
    if isNew, let lesson = guide.catalog.lesson(of: exercise), learner.isDone(lesson) {
      lines.append(guide.completion(of: lesson))
    }
    lines.append(guide.report(verdict, on: exercise).headline)
    lines.append(
      next.map { "Press n to go on with \($0.title)." } ?? "\(guide.ending)\nPress q to quit.")
    return page((lines + [guide.progressBar]).joined(separator: "\n"), in: style)
  }

  private func page(_ text: String, in style: TextStyle) -> String {
    style.usesWords ? text : "\(rule(in: style))\n\n\(text)"
  }

  /// Returns the first line of a page.
  private func rule(in style: TextStyle) -> String {
    let title = "── \(startTime) ── \(exercise.title) "
    return style.dim(title + String(repeating: "─", count: max(0, style.width - 1 - title.count)))
  }
}
