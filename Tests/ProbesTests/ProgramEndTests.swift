import Foundation
import Synchronization
import Testing

@testable import Probes

@Suite("The end of a program of a single test", .graded)
struct ProgramEndTests {
  @Test("tasks get their turn before the end is reached")
  func tasksRun() async {
    let end = ProgramEnd()
    await #expect(processExitsWith: .exitCode(251)) { @MainActor [end = end as ProgramEnd] in
      Task { await afterTurns { exit(251) } }
      await end.reach()
    }
  }

  @Test("a program without such tasks reaches its end")
  func reached() async {
    let end = ProgramEnd()
    await #expect(processExitsWith: end.isReached) { @MainActor [end = end as ProgramEnd] in
      Task { await afterTurns {} }
      await end.reach()
    }
  }

  @Test("no task gets a turn in a program that leaves unstopped")
  func unstopped() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Task { exit(251) }
      ProgramEnd.leaveUnstopped()
    }
  }

  @Test("a test is through when its tasks are")
  func scope() async throws {
    let isOver = Flag()
    let test = try #require(Test.current)
    try await Graded().provideScope(for: test, testCase: nil) { @MainActor in
      Task { await afterTurns { isOver.set() } }
    }
    #expect(isOver.isSet)
  }

  @Test("the tasks of a test that fails get their turn, too")
  func scopeOfFailing() async throws {
    struct Failure: Error {}
    let isOver = Flag()
    let test = try #require(Test.current)
    await #expect(throws: Failure.self) {
      try await Graded().provideScope(for: test, testCase: nil) { @MainActor in
        Task { await afterTurns { isOver.set() } }
        throw Failure()
      }
    }
    #expect(isOver.isSet)
  }

  @Test("a crash of a test's program is told by what the runtime says")
  func crash() async throws {
    let test = try #require(Test.current)
    try await withKnownIssue {
      try await Graded().provideScope(for: test, testCase: nil) {
        let end = ProgramEnd()
        await #expect(processExitsWith: .failure) { @MainActor [end = end as ProgramEnd] in
          Counter.shared.change { _ = Counter.shared.number }
          await end.reach()
        }
      }
    } matching: {
      $0.description.contains("The program crashed: Simultaneous accesses")
    }
  }
}

@MainActor private struct Counter {
  static var shared = Counter()
  var number = 1

  mutating func change(while body: () -> Void) { body() }
}

private final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .sequentiallyConsistent) }
  func set() { value.store(true, ordering: .sequentiallyConsistent) }
}

/// Calls `body` after many tasks on the main actor, each started by the previous task.
///
/// First, this function blocks the main actor for 50 milliseconds, so that code that doesn't wait
/// for the tasks continues before they run.
@MainActor private func afterTurns(
  _ count: Int = 90, _ body: @escaping @MainActor () -> Void
) async {
  if count == 90 { usleep(50_000) }
  guard count > 0 else { return body() }
  await Task { await afterTurns(count - 1, body) }.value
}
