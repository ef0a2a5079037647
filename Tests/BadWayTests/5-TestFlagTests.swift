import BadWaySupport
import Foundation
import Probes
import Testing

@testable import BadWay

@Suite("1.5 TestFlag", .graded)
struct TestFlagTests {
  private let compiler = CompilerProbe(
    counterpart: "let _: SyncService = makeSyncService(transport: RecordingTransport())")

  private let todos = [Todo(title: "Milk"), Todo(title: "Bread")]

  @Test("in a test, the service sends through the transport you pass")
  func sentInTest() throws {
    let transport = RecordingTransport()
    try Launch.pretend(.tests) {
      try makeSyncService(transport: transport).sync(todos)
    }
    #expect(
      transport.titles == ["Milk", "Bread"],
      """
      The test passed a transport and synced Milk and Bread. When sync(_:) returns, that transport \
      should have sent each to-do once. What does sync(_:) do with the to-dos in a test, and when?
      """)
  }

  @Test("in the app, the service sends through the transport you pass")
  func sentInApp() throws {
    let transport = RecordingTransport()
    // Many to-dos, most of them equal.
    let titles = ["Milk", "Bread"] + Array(repeating: "Egg", count: 98)
    try Launch.pretend(.app) {
      try makeSyncService(transport: transport).sync(titles.map { Todo(title: $0) })
    }
    let counts: [Int] = [transport.titles.count, transport.titles.count { $0 == "Egg" }]
    #expect(
      counts == [100, 98],
      """
      The test ran your code as it runs in the app, and synced 100 to-dos, 98 of them called Egg. \
      Then it counted all the to-dos that its transport had sent, and those called Egg. What does \
      sync(_:) do with the to-dos in the app, and when?
      """)
  }

  @Test("in a test, a failing transport's error reaches the caller")
  func errorInTest() {
    let heard = heardByCaller(for: .tests)
    #expect(
      heard == "The cable is cut.",
      """
      The test passed a transport that always fails with the error “The cable is cut.” The caller \
      should get this error, unchanged or inside an error of yours. What does the caller get in a \
      test?
      """)
  }

  @Test("in the app, a failing transport's error reaches the caller")
  func errorInApp() {
    let heard = heardByCaller(for: .app)
    #expect(
      heard == "The cable is cut.",
      """
      The test ran your code as it runs in the app, with a transport that always fails with the \
      error “The cable is cut.” The caller should get this error, unchanged or inside an error of \
      yours. What does the caller get in the app?
      """)
  }

  @Test("the server gets no to-dos unless you pass its transport")
  func server() {
    let titles = ServerTransport.titles {
      Launch.pretend(.app) {
        try? makeSyncService(transport: RecordingTransport()).sync(todos)
      }
    }
    #expect(
      titles == [],
      """
      The test passed a transport that isn't the server's, but your code sent these to-dos to the \
      server. Which line uses a ServerTransport?
      """)
  }

  @Test("each service sends through its own transport")
  func twoServices() throws {
    let (home, work) = (RecordingTransport(), RecordingTransport())
    let homeService = makeSyncService(transport: home)
    let workService = makeSyncService(transport: work)
    let call = Todo(title: "Call")
    try homeService.sync([Todo(title: "Milk"), call])
    try workService.sync([Todo(title: "Report"), call])
    #expect(
      [home.titles, work.titles] == [["Milk", "Call"], ["Report", "Call"]],
      """
      The test created two services, each with its own transport. It synced Milk and Call through \
      the first, then Report and Call through the second. Each transport should send only its \
      service's to-dos. What do the two services share?
      """)
  }

  @Test("isRunningTests is deleted")
  func flag() {
    let service = makeSyncService(transport: RecordingTransport())
    let holdsFlag = Mirror(reflecting: service).children.contains { $0.label == "isRunningTests" }
    #expect(
      holdsFlag == false,
      """
      The service has a property called isRunningTests. If the service sends through the transport \
      you pass, why does it still need this flag?
      """)
    guard !holdsFlag else { return }
    let owners = ["", "SyncService.", "makeSyncService(transport: RecordingTransport())."]
    compiler.rejects(
      each: owners.map { "_ = \($0)isRunningTests" }, because: ["cannot find", "has no member"],
      """
      Your file still declares isRunningTests, so any code can read it. Which line still needs it?
      """)
  }

  @Test("the compiler rejects a service without a transport")
  func refused() {
    compiler.requires(
      "transport: RecordingTransport()", by: "makeSyncService", creating: ["SyncService"],
      """
      This code has no transport, and still gets a service. What does sync(_:) do then?
      """)
  }

  /// Returns what a caller hears of the error “The cable is cut.”, in a program started for
  /// `purpose`.
  private func heardByCaller(for purpose: Launch.Purpose) -> String {
    // The error isn't in the transport, which an error of the learner's may contain.
    struct CutTransport: Transport {
      func send(_ todos: [Todo]) throws { throw TransportError("The cable is cut.") }
    }
    var found = ""
    Launch.pretend(purpose) {
      found = heard("The cable is cut.", from: makeSyncService(transport: CutTransport()))
    }
    return found
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
