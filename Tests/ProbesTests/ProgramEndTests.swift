import Foundation
import Testing

@testable import Probes

/// Each of these runs often, as what depends on luck may go well once.
@Suite("The end of a program of a single test", .graded)
struct ProgramEndTests {
  @Test("tasks get their turn before the end is reached", arguments: 1...5)
  func tasksRun(run: Int) async {
    let end = ProgramEnd()
    await #expect(processExitsWith: .exitCode(251)) { @MainActor [end = end as ProgramEnd] in
      Task { await afterTurns(20) { exit(251) } }
      await end.reach()
    }
  }

  @Test("tasks that leave the main actor get their turn, too", arguments: 1...5)
  func tasksElsewhereRun(run: Int) async {
    let end = ProgramEnd()
    await #expect(processExitsWith: .exitCode(251)) { @MainActor [end = end as ProgramEnd] in
      Task {
        for _ in 1...5 { await Task.detached {}.value }
        exit(251)
      }
      await end.reach()
    }
  }

  @Test("a program without such tasks reaches its end")
  func reached() async {
    let end = ProgramEnd()
    await #expect(processExitsWith: end.isReached) { @MainActor [end = end as ProgramEnd] in
      Task { await afterTurns(20) {} }
      await end.reach()
    }
  }

  @Test("no task gets a turn in a program that leaves unstopped", arguments: 1...5)
  func unstopped(run: Int) async {
    await #expect(processExitsWith: .success) { @MainActor in
      Task { exit(251) }
      ProgramEnd.leaveUnstopped()
    }
  }

  @Test("a test is through when its tasks are")
  func scope() async throws {
    let turns = Turns()
    let test = try #require(Test.current)
    try await Graded().provideScope(for: test, testCase: nil) { @MainActor in
      Task { await afterTurns(20) { turns.areOver = true } }
    }
    #expect(await turns.areOver)
  }

  @Test("the tasks of a test that fails get their turn, too")
  func scopeOfFailing() async throws {
    struct Failure: Error {}
    let turns = Turns()
    let test = try #require(Test.current)
    await #expect(throws: Failure.self) {
      try await Graded().provideScope(for: test, testCase: nil) { @MainActor in
        Task { await afterTurns(20) { turns.areOver = true } }
        throw Failure()
      }
    }
    #expect(await turns.areOver)
  }
}

@MainActor private final class Turns {
  var areOver = false
  nonisolated init() {}
}

/// Does something after that many tasks on the main actor, each started by the one before.
@MainActor private func afterTurns(_ count: Int, _ body: @escaping @MainActor () -> Void) async {
  guard count > 0 else { return body() }
  await Task { await afterTurns(count - 1, body) }.value
}
