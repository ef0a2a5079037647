import Course
import Grading
import Interface

/// The words of `watch` when a verdict is there.
extension WatchSession {
  /// Tells what came of the current exercise, the most important lines last.
  mutating func tell(_ result: Result<Verdict, any Error>, isNews: Bool) throws {
    workIsDone()
    let guide = guide
    switch result {
    case .success(let verdict) where verdict.isPassed:
      isSolved = true
      if case .skip? = question { try ask(nil) }
      try screen.print(success(verdict, guide, isNews: isNews))
    case .success(let verdict):
      try screen.print("\n\(guide.unsolved(exercise, verdict))\n\(guide.progressBar)")
    case .failure(is CancellationError):
      break
    case .failure(let error):
      try screen.print(
        "\(Console.words(for: error).wrapped(to: screen.style.width))\n\(guide.progressBar)")
    }
  }

  /// Tells what was learned, and that it is for the learner to go on.
  private func success(_ verdict: Verdict, _ guide: Guide, isNews: Bool) -> String {
    let next = learner.nextUnsolved(after: exercise)
    var lines = ["", guide.solved(exercise, verdict, next: next, isNews: isNews), ""]
    if isNews, let lesson = guide.catalog.lesson(of: exercise), learner.isDone(lesson) {
      lines.append(guide.praise(of: lesson))
    }
    lines.append(guide.report(verdict, on: exercise).headline)
    lines.append(
      next.map { "Press n to go on with \($0.title)." } ?? "Nothing is left to do. Press q to quit."
    )
    return (lines + [guide.progressBar]).joined(separator: "\n")
  }

  /// Shows how the current exercise is wired.
  mutating func tell(_ result: Result<WiringMaker.Sight, any Error>) throws {
    workIsDone()
    let text = WiringText(exercise, in: workbook, style: screen.style)
    switch result {
    case .success(.wiring(let wiring)):
      try screen.print("\n\(text.page(of: wiring, learner[exercise]))")
    case .success(.nothing(let verdict)):
      try screen.print("\n\(text.refusal(verdict))")
    case .failure(is CancellationError):
      break
    case .failure(let error):
      try screen.print(Console.words(for: error).wrapped(to: screen.style.width))
    }
  }

  /// Tells what came of one of all exercises.
  mutating func tell(
    _ result: Result<Verdict, any Error>, on exercise: Exercise, isLast: Bool
  ) throws {
    let guide = guide
    switch result {
    case .success(let verdict):
      try screen.print(guide.report(verdict, on: exercise).headline)
    case .failure(is CancellationError):
      return
    case .failure(let error):
      try screen.print(Console.words(for: error).wrapped(to: screen.style.width))
    }
    guard isLast else { return }
    workIsDone()
    try screen.print(guide.progressBar)
  }
}
