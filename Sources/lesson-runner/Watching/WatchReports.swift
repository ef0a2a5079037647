import Course
import Grading
import Interface

/// The reports of `watch` on finished work.
extension WatchSession {
  /// Reports the verdict on the current exercise, with the most important lines last.
  mutating func report(_ result: Graded) throws {
    learner[exercise] = try? result.get().verdict
    prepareNext()
    switch result {
    case .success((let verdict, let isNew)) where verdict.isPassed:
      isSolved = true
      reported = verdict
      if case .skip? = question { try ask(nil) }
      let session = self
      try screen.show(page: { style in
        session.page(session.success(verdict, session.guide(style), isNew: isNew), style)
      })
    case .success((let verdict, _)):
      let session = self
      reported = verdict
      try screen.show(page: { style in
        let guide = session.guide(style)
        let text = guide.unsolved(session.exercise, verdict, since: session.reported)
        return session.page("\(text)\n\(guide.progressBar)", style)
      })
    case .failure(let error):
      try report(error)
      try screen.print(guide.progressBar)
    }
  }

  private func success(_ verdict: Verdict, _ guide: Guide, isNew: Bool) -> String {
    let next = learner.nextUnsolved(after: exercise)
    var lines = [guide.solved(exercise, verdict, next: next, isNew: isNew), ""]
    if isNew, let lesson = guide.catalog.lesson(of: exercise), learner.isDone(lesson) {
      lines.append(guide.completion(of: lesson))
    }
    lines.append(guide.report(verdict, on: exercise).headline)
    lines.append(
      next.map { "Press n to go on with \($0.title)." } ?? "\(guide.ending)\nPress q to quit.")
    return (lines + [guide.progressBar]).joined(separator: "\n")
  }

  /// Shows the wiring of the current exercise.
  mutating func report(_ result: WiringResult) throws {
    prepareNext()
    let text = WiringText(exercise: exercise, root: workbook.path, style: screen.style)
    switch result {
    case .wiring(let wiring): try screen.present(text.page(of: wiring, learner[exercise]))
    case .doesNotCompile(let verdict): try screen.present(text.rejection(verdict))
    }
  }

  mutating func reportFailure(_ error: any Error) throws {
    prepareNext()
    try report(error)
  }

  /// Reports one verdict while all exercises are graded.
  mutating func report(_ result: Graded, on exercise: Exercise, isLast: Bool) throws {
    learner[exercise] = try? result.get().verdict
    let guide = guide
    switch result {
    case .success((let verdict, _)):
      try screen.print(guide.report(verdict, on: exercise).headline)
    case .failure(let error): try report(error)
    }
    guard isLast else { return }
    prepareNext()
    try screen.print(guide.progressBar)
  }

  mutating func report(_ error: any Error) throws {
    if let text = ErrorText.text(for: error) { try screen.printWrapped(text) }
  }
}
