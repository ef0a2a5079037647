import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.5 TestFlag", .graded)
struct TestFlagTests {
  private let compiler = CompilerProbe()
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
      When sync(_:) returns, the transport should have sent each to-do once. What does sync(_:) do \
      in a test before it returns?
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
      Below: the number of to-dos sent, and how many of them are called Egg. What does sync(_:) do \
      with each to-do in the app?
      """)
  }

  @Test("in a test, a failing transport's error reaches the caller")
  func errorInTest() {
    let error = cutCableError(for: .tests)
    #expect(
      error == "The cable is cut.",
      """
      The caller should get the transport's error, unchanged or inside your own error. What does \
      the caller get in a test?
      """)
  }

  @Test("in the app, a failing transport's error reaches the caller")
  func errorInApp() {
    let error = cutCableError(for: .app)
    #expect(
      error == "The cable is cut.",
      """
      The caller should get the transport's error, unchanged or inside your own error. What does \
      the caller get in the app?
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
      "Your code sent these to-dos to the server. Which line uses a ServerTransport?")
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
      "Each transport should send only its own service's to-dos. What do the two services share?")
  }

  @Test("the compiler rejects a service without a transport")
  func refused() {
    compiler.requires(
      "transport: RecordingTransport()", by: "makeSyncService", creating: ["SyncService"],
      "This code has no transport and still gets a service. What does the service's sync(_:) do?")
  }

  /// Returns the error that a caller gets when the cable is cut.
  ///
  /// For the code, the program seems to have been started for `purpose`.
  private func cutCableError(for purpose: Launch.Purpose) -> String {
    // Stores no error in the transport, because the learner's own error may contain the transport.
    struct CutTransport: Transport {
      func send(_ todos: [Todo]) throws { throw TransportError("The cable is cut.") }
    }
    var found = ""
    Launch.pretend(purpose) {
      let service = makeSyncService(transport: CutTransport())
      found = reportedError("The cable is cut.", from: service, syncing: todos)
    }
    return found
  }
}
