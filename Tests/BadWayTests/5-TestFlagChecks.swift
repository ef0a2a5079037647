import BadWaySupport
import Foundation
import Probes
import Testing

@testable import BadWay

@Suite("1.5 TestFlag: checks", .graded)
struct TestFlagChecks {
  private let todos = [Todo(title: "Milk"), Todo(title: "Bread")]

  @Test("a transport of any type sends the to-dos on each sync")
  func ownTransport() throws {
    final class Pigeon: Transport {
      var carried: [String] = []

      func send(_ todos: [Todo]) { carried += todos.map(\.title) }
    }
    let pigeon = Pigeon()
    try Launch.pretend(.app) {
      let service = makeSyncService(transport: pigeon)
      for _ in 1...2 { try service.sync(todos) }
    }
    #expect(
      pigeon.carried == ["Milk", "Bread", "Milk", "Bread"],
      """
      The test passed a transport of a type declared in the test, and synced the same Milk and \
      Bread twice. The transport should send both to-dos each time. What does sync(_:) do with the \
      to-dos the first time, and what the second time?
      """)
  }

  @Test("an error of any type reaches the caller")
  func anyError() async throws {
    struct RainError: Error {}
    final class WetTransport: Transport {
      var isWet = true
      var titles: [String] = []

      func send(_ todos: [Todo]) throws {
        if isWet { throw RainError() }
        titles += todos.map(\.title)
      }
    }
    let transport = WetTransport()
    let service = makeSyncService(transport: transport)
    try #require(
      heard("RainError", from: service) == "RainError",
      """
      The test passed a transport that fails with an error of a type declared in the test. The \
      caller should get this error, like any other. What does your code do with it?
      """)
    transport.isWet = false
    try service.sync(todos)
    await drainMainActor()
    #expect(
      transport.titles == ["Milk", "Bread"],
      """
      The test's transport failed once, and the caller got the error. Then the transport worked, \
      and the test synced Milk and Bread again. The transport should send each to-do once, and \
      nothing later. What does the service store after an error?
      """)
  }

  @Test("an error reaches the caller even if a second try would work")
  func firstError() {
    final class FailsOnceTransport: Transport {
      private var isFirst = true

      func send(_ todos: [Todo]) throws {
        defer { isFirst = false }
        if isFirst { throw TransportError("The line was busy.") }
      }
    }
    let service = makeSyncService(transport: FailsOnceTransport())
    #expect(
      heard("The line was busy.", from: service) == "The line was busy.",
      """
      The test passed a transport that fails on the first call only. The caller should get that \
      error, and decide whether to try again. What does sync(_:) do after the error?
      """)
  }

  @Test("when the transport fails, the service doesn't use the server instead")
  func noSecondChoice() {
    let titles = ServerTransport.titles {
      Launch.pretend(.app) {
        try? makeSyncService(transport: FailingTransport(TransportError("No."))).sync(todos)
      }
    }
    #expect(
      titles == [],
      """
      The test passed a transport that fails, and your code sent these to-dos to the server \
      instead. Only the caller should decide whether to try another transport. Which line uses a \
      ServerTransport?
      """)
  }

  @Test("the service doesn't check where it runs")
  func otherFlag() {
    let questions = Launch.questions {
      for purpose in [Launch.Purpose.tests, .app] {
        Launch.pretend(purpose) {
          try? makeSyncService(transport: RecordingTransport()).sync(todos)
        }
      }
    }
    #expect(
      questions == [],
      """
      The test ran your code to sync two to-dos, once as it runs in a test, and once as it runs in \
      the app. Your code read these values from Launch, but it should read none. Which line reads \
      them?
      """)
  }

  /// Returns `cause` if the error that a caller gets is this cause or contains it, at any depth,
  /// and otherwise the error's description.
  private func heard(_ cause: String, from service: SyncService) -> String {
    do {
      try service.sync(todos)
      return "no error"
    } catch {
      var texts = "\(error) \(error.localizedDescription)"
      dump(error, to: &texts)
      dump((error as NSError).userInfo, to: &texts)
      return texts.contains(cause) ? cause : "\(error)"
    }
  }
}
