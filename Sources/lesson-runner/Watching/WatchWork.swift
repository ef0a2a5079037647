import Course
import Foundation
import Grading
import Interface

extension WatchSession {
  /// Grades the exercise, and cancels other work.
  mutating func grade() {
    isSolved = false
    begin { [workbook, exercise] grader, _ in
      do {
        let (verdict, isNew) = try await grader.verdict(Submission(exercise, in: workbook.root))
        return { try $0.report(verdict, isNew: isNew) }
      } catch {
        return {
          $0.learner[exercise] = nil
          try $0.report(error)
          try $0.screen.print($0.guide.progressBar)
        }
      }
    }
  }

  private mutating func report(_ verdict: Verdict, isNew: Bool) throws {
    let before = reported
    reported = verdict
    learner[exercise] = verdict
    isSolved = verdict.isPassed
    if isSolved, case .skip = prompt { try ask(for: .key) }
    try screen.show(page { $0.text(of: verdict, isNew: isNew, since: before) })
  }

  mutating func checkAll() {
    isSettling = false
    begin { [workbook] grader, send in
      for exercise in workbook.catalog.exercises where !Task.isCancelled {
        do {
          let verdict = try await grader.verdict(Submission(exercise, in: workbook.root)).0
          send {
            $0.learner[exercise] = verdict
            try $0.screen.print($0.guide.report(verdict, on: exercise).headline)
          }
        } catch {
          send {
            $0.learner[exercise] = nil
            try $0.report(error)
          }
        }
      }
      return { try $0.screen.print($0.guide.progressBar) }
    }
  }

  /// Draws the exercise's wiring, unless it's being graded.
  mutating func drawWiring() throws {
    guard !isWorking else {
      return try screen.print("Grading isn't finished. Press w again after the verdict.")
    }
    begin { [app, workbook, exercise] grader, _ in
      let result = try await app.wiring(of: Submission(exercise, in: workbook.root), grader)
      return {
        let verdict = $0.learner[exercise]
        try $0.screen.present { style in
          WiringText(exercise: exercise, root: workbook.path, style: style)
            .page(of: result, verdict)
        }
      }
    }
  }

  /// Starts work, and cancels other work.
  ///
  /// The work gets a new grader, which sees all files as they are now, including a newly saved
  /// suite. It sends functions that report its results, and returns the last one. Then, while the
  /// learner reads, the dependencies of the next exercise and the next lesson are built.
  private mutating func begin(
    _ body: @escaping @Sendable (Grader, _ send: (@escaping Event) -> Void) async throws -> Event
  ) {
    workNumber += 1
    work?.cancel()
    isWorking = true
    grader = app.makeGrader { [events] progress in
      events.continuation.yield {
        try $0.screen.note(progress.text.wrapped(to: $0.screen.style.width))
      }
    }
    work = Task { [previous = work, grader, workNumber, workbook, exercise, events] in
      // Two tasks at the same time would wait for each other's lock.
      await previous?.value
      if Task.isCancelled { return }
      func send(_ report: @escaping Event) {
        events.continuation.yield { if $0.workNumber == workNumber { try await report(&$0) } }
      }
      let last: Event
      do {
        last = try await body(grader, send)
      } catch {
        last = { try $0.report(error) }
      }
      send {
        $0.isWorking = false
        try await last(&$0)
      }
      if Task.isCancelled { return }
      let learner = LearnerProgress(in: workbook, grader)
      let nextLesson = workbook.catalog.exercises.first { $0.id.lesson > exercise.id.lesson }
      let submissions = [learner.nextUnsolved(after: exercise), nextLesson]
        .compactMap { $0 }.compactMap { try? Submission($0, in: workbook.root) }
      await grader.prepare(submissions)
    }
  }

  mutating func stopWork() async {
    workNumber += 1
    work?.cancel()
    await work?.value
    (work, isWorking) = (nil, false)
  }
}
