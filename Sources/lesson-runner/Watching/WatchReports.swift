import Course
import Grading
import Interface

/// The reports of `watch` on finished work.
extension WatchSession {
  /// Reports the verdict on the current exercise, with the most important lines last.
  mutating func report(_ result: Graded) throws {
    learner[exercise] = try? result.get().verdict
    prepareNext()
    let (page, before) = (page, reported)
    switch result {
    case .success((let verdict, let isNew)) where verdict.isPassed:
      isSolved = true
      reported = verdict
      if case .skip? = question { try ask(nil) }
      try screen.show(page: { page.success(verdict, isNew: isNew, in: $0) })
    case .success((let verdict, _)):
      reported = verdict
      try screen.show(page: { page.failure(verdict, since: before, in: $0) })
    case .failure(let error):
      try report(error)
      try screen.print(guide.progressBar)
    }
  }

  /// Shows the wiring of the current exercise.
  mutating func report(_ result: WiringResult) throws {
    prepareNext()
    let text = WiringText(exercise: exercise, root: workbook.path, style: screen.style)
    try screen.present(text.page(of: result, learner[exercise]))
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
