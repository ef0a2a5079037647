import BadWaySupport
import Grading
import Testing

@testable import BadWay

@Suite("1.5 TestFlag")
struct TestFlagTests {
  private let todos = [Todo(title: "Milk"), Todo(title: "Bread")]

  @Test("in a test, the to-dos go by the transport that you pass")
  func sentInTest() throws {
    let transport = RecordingTransport()
    try Launch.pretend(.tests) {
      try makeSyncService(transport: transport).sync(todos)
    }
    #expect(
      transport.titles == ["Milk", "Bread"],
      """
      Milk and Bread were to be sent, by a transport that was passed for this very test, and they \
      did not arrive as they should. Somebody knows that this is a test, and does something else. \
      A test of something else says nothing about the app.
      """)
  }

  @Test("in the app, the to-dos go by the transport that you pass")
  func sentInApp() throws {
    let transport = RecordingTransport()
    try Launch.pretend(.app) {
      try makeSyncService(transport: transport).sync(todos)
    }
    #expect(
      transport.titles == ["Milk", "Bread"],
      """
      This time the program pretends to be the app that your users have, and the transport that was \
      passed did not carry Milk and Bread as it should. Which transport did, and who chose it? \
      Follow the word Transport.
      """)
  }

  @Test("in a test, a failing transport's error reaches the caller")
  func errorInTest() {
    let error = TransportError("The cable is cut.")
    Launch.pretend(.tests) {
      #expect(
        throws: error,
        """
        The transport that was passed fails each time, and the caller must hear why. If nothing was \
        thrown, the transport was not used, or its error was swallowed on the way: then a screen \
        says that all is saved, and it is not.
        """
      ) {
        try makeSyncService(transport: FailingTransport(error)).sync(todos)
      }
    }
  }

  @Test("in the app, a failing transport's error reaches the caller")
  func errorInApp() {
    let error = TransportError("The cable is cut.")
    Launch.pretend(.app) {
      #expect(
        throws: error,
        """
        The program pretends to be the app, and the transport that was passed fails. Your user must \
        hear of it. If the caller hears nothing, another transport was used, or the error was \
        swallowed. Whether to try something else is for the caller to decide.
        """
      ) {
        try makeSyncService(transport: FailingTransport(error)).sync(todos)
      }
    }
  }

  @Test("nothing goes to the server unless you pass its transport")
  func server() {
    let titles = ServerTransport.titles {
      Launch.pretend(.app) {
        try? makeSyncService(transport: RecordingTransport()).sync(todos)
        try? makeSyncService(transport: FailingTransport(TransportError("No."))).sync(todos)
      }
    }
    #expect(
      titles == [],
      """
      No server transport was passed, and yet to-dos went to the server. Somebody still makes one: \
      for the app, or for when yours fails. A service with a transport of its own decides for you, \
      and you never hear of it.
      """)
  }

  @Test("two services send by two transports")
  func twoServices() throws {
    let (home, work) = (RecordingTransport(), RecordingTransport())
    let homeService = makeSyncService(transport: home)
    let workService = makeSyncService(transport: work)
    try homeService.sync([Todo(title: "Milk")])
    try workService.sync([Todo(title: "Report")])
    #expect(
      [home.titles, work.titles] == [["Milk"], ["Report"]],
      """
      Each service was handed a transport of its own. If a to-do went the other way, or none, the \
      transport is kept in a place that both services share. A service should keep the one that it \
      was given.
      """)
  }

  @Test("nothing is called isRunningTests any more")
  func flag() {
    for owner in ["", "SyncService.", "makeSyncService(transport: RecordingTransport())."] {
      CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
        "_ = \(owner)isRunningTests",
        because: "cannot find", "has no member",
        unlike: "let _: SyncService = makeSyncService(transport: RecordingTransport())",
        """
        The flag is still there, and the next line that finds a test a nuisance will ask it. Code \
        that cannot find out where it runs is the same code everywhere.
        """)
    }
  }

  @Test("a service without a transport does not compile")
  func refused() {
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      "_ = SyncService()",
      because: "missing argument", "inaccessible", "cannot be constructed",
      unlike: "let _: SyncService = makeSyncService(transport: RecordingTransport())",
      """
      As long as a service can be made without a transport, it must have one of its own, or none at \
      all. Its initializer should ask for a transport, and have no default.
      """)
  }
}
