import Course
import Fixtures
import Foundation
import Synchronization
import Testing

@testable import Grading

@Suite("A suite is run again to explain its end")
struct SuiteRunnerTests {
  /// A call of the function that runs the suite once.
  private struct Call: Equatable {
    let explains: Bool
    let seconds: Int
  }

  private static let passed = SuiteRunner.Run(.exited(0), [.passed])
  private static let crashed = SuiteRunner.Run(.signalled(SIGILL), [.unfinished, .unfinished])
  private static let explained = SuiteRunner.Run(.signalled(SIGTRAP), [.unfinished, .notRun])
  private static let killed = SuiteRunner.Run(.signalled(SIGKILL), [.unfinished])
  private static let stopped = SuiteRunner.Run(.ranTooLong, [.unfinished, .unfinished])
  private static let stoppedAgain = SuiteRunner.Run(.ranTooLong, [.unfinished, .notRun])

  /// Returns the runner's result if the suite's runs are `runs`, in order, and the runner's calls.
  private func result(
    of runs: [SuiteRunner.Run], secondsAllowed: Int = 10
  ) async throws -> (run: SuiteRunner.Run, calls: [Call]) {
    let left = Mutex((runs: runs[...], calls: [Call]()))
    let runner = SuiteRunner(exercise: .sample, secondsAllowed: secondsAllowed) { explains, limit in
      left.withLock { left in
        left.calls.append(Call(explains: explains, seconds: limit))
        return left.runs.popFirst() ?? Self.passed
      }
    }
    let run = try await runner.run()
    return (run, left.withLock { $0.calls })
  }

  @Test("a run that ended needs no second one")
  func once() async throws {
    let result = try await result(of: [Self.passed, Self.crashed])
    #expect(result.run.tests.map(\.state) == [.passed])
    #expect(result.calls == [Call(explains: false, seconds: 10)])
  }

  @Test("a second crash explains the first, with all of the time")
  func crash() async throws {
    let result = try await result(of: [Self.crashed, Self.explained])
    #expect(result.run.tests.map(\.state) == [.unfinished, .notRun])
    #expect(
      result.calls == [Call(explains: false, seconds: 10), Call(explains: true, seconds: 10)])
  }

  @Test("a second run that ends in another way explains nothing: the first one counts")
  func otherwise() async throws {
    for second in [Self.passed, Self.stoppedAgain, Self.killed] {
      let run = try await result(of: [Self.crashed, second]).run
      #expect(run.ending == .signalled(SIGILL))
      #expect(run.tests.map(\.state) == [.unfinished, .unfinished])
    }
  }

  @Test("after a timeout, a third of the time must do, but no less than three seconds")
  func timeout() async throws {
    for (allowed, limit) in [(60, 20), (6, 3)] {
      let result = try await result(
        of: [Self.stopped, Self.stoppedAgain], secondsAllowed: allowed)
      #expect(result.run.tests.map(\.state) == [.unfinished, .notRun])
      #expect(result.calls.last == Call(explains: true, seconds: limit))
    }
  }

  @Test("a run that was killed from outside is repeated once, and proves nothing the second time")
  func killed() async throws {
    let repeated = try await result(of: [Self.killed, Self.passed])
    #expect(repeated.run.tests.map(\.state) == [.passed])
    #expect(repeated.calls.map(\.explains) == [false, false])
    let twice = try await result(of: [Self.killed, Self.killed])
    #expect(twice.run.ending == .signalled(SIGKILL))
    #expect(twice.calls.count == 2)
    let runner = SuiteRunner(exercise: .sample, secondsAllowed: 1) { _, _ in Self.killed }
    #expect(
      runner.outsideFault(of: twice.run)
        == .killed(title: Exercise.sample.title, signal: SIGKILL))
  }
}

extension SuiteRunner.Run {
  /// Creates a run with a test for each state; the run has ended if no test is unfinished.
  init(
    _ ending: ChildProcess.Ending, _ states: [TestResult.State], missing: [String] = [],
    errors: String = ""
  ) {
    self.init(
      ending: ending,
      tests: states.enumerated().map { TestResult(name: "\($0.offset)", state: $0.element) },
      missing: missing.map { TestResult(name: $0, state: .notRun) },
      hasEnded: !states.contains(.unfinished), output: "", errors: errors)
  }
}
