import BadWaySupport
import Foundation
import Probes
import Testing

@testable import BadWay

@Suite("1.5 TestFlag: checks", .graded)
struct TestFlagChecks {
  private let compiler = CompilerProbe(
    counterpart: "let _: SyncService = makeSyncService(transport: RecordingTransport())")

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
      The transport should send both to-dos each time. What does sync(_:) do with the to-dos on \
      each call?
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
      reportedError("RainError", from: service, syncing: todos) == "RainError",
      "The test declares this error's type itself. What does your code do with the error?")
    transport.isWet = false
    try service.sync(todos)
    await drainMainActor()
    #expect(
      transport.titles == ["Milk", "Bread"],
      """
      The transport failed once and then worked, so it should send each to-do once. What does the \
      service store after an error?
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
      reportedError("The line was busy.", from: service, syncing: todos) == "The line was busy.",
      "Only the caller should decide whether to try again. What does sync(_:) do after the error?")
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
      "Only the caller should decide whether to try the server. Which line uses a ServerTransport?")
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
      "Your code read these values from Launch, but it should read none. Which line reads them?")
  }

  @Test("isRunningTests is deleted")
  func flag() {
    let service = makeSyncService(transport: RecordingTransport())
    let holdsFlag = Mirror(reflecting: service).children.contains { $0.label == "isRunningTests" }
    #expect(
      holdsFlag == false,
      "The service has a property called isRunningTests. Which line still needs this flag?")
    guard !holdsFlag else { return }
    let owners = ["", "SyncService.", "makeSyncService(transport: RecordingTransport())."]
    compiler.rejects(
      each: owners.map { "_ = \($0)isRunningTests" }, because: ["cannot find", "has no member"],
      """
      Your file still declares isRunningTests, so any code can read it. Which line still needs it?
      """)
  }
}

/// Returns a text for the error that a caller of sync(_:) gets.
///
/// The text is `cause` if the error contains this text at any depth, “no error” if the call throws
/// none, and otherwise the error's description.
func reportedError(_ cause: String, from service: SyncService, syncing todos: [Todo]) -> String {
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
