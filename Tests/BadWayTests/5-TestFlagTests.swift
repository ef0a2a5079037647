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

  @Test("in a test, the to-dos go through the transport that you pass")
  func sentInTest() throws {
    let transport = RecordingTransport()
    try Launch.pretend(.tests) {
      try makeSyncService(transport: transport).sync(todos)
    }
    #expect(
      transport.titles == ["Milk", "Bread"],
      """
      Milk and Bread should be sent, once, through the transport that the test passed, before \
      sync(_:) returns. They did not arrive there, or not exactly once. Does your code know that \
      this is a test, and do something else? Then the test says nothing about the app.
      """)
  }

  @Test("in the app, the to-dos go through the transport that you pass")
  func sentInApp() throws {
    let transport = RecordingTransport()
    try Launch.pretend(.app) {
      try makeSyncService(transport: transport).sync(todos)
    }
    #expect(
      transport.titles == ["Milk", "Bread"],
      """
      This time the program pretends to be the app that your users have. Milk and Bread should be \
      sent, once, through the transport that was passed, before sync(_:) returns. Which transport \
      was used, and which line chose it? Search for Transport.
      """)
  }

  @Test("a transport of any type will do")
  func ownTransport() throws {
    final class Pigeon: Transport {
      var carried: [String] = []

      func send(_ todos: [Todo]) { carried += todos.map(\.title) }
    }
    let pigeon = Pigeon()
    try Launch.pretend(.app) {
      try makeSyncService(transport: pigeon).sync(todos)
    }
    #expect(
      pigeon.carried == ["Milk", "Bread"],
      """
      This transport is of a type that only this test knows. Milk and Bread should go through it, \
      once. To check the type of a transport is the flag again: your code treats a known fake in \
      one way, all others in another. Does any line check the type?
      """)
  }

  @Test("in a test, a failing transport's error reaches the caller")
  func errorInTest() {
    let heard = heardByCaller(for: .tests)
    #expect(
      heard.contains("The cable is cut."),
      """
      The transport that was passed always fails, since the cable is cut, and the caller must hear \
      that. If there was no error, the transport was not used, or its error was lost. Then a \
      screen says that all is saved, and it is not. If your code throws an error of its own, that \
      error should hold the first one.
      """)
  }

  @Test("in the app, a failing transport's error reaches the caller")
  func errorInApp() {
    let heard = heardByCaller(for: .app)
    #expect(
      heard.contains("The cable is cut."),
      """
      The program pretends to be the app, and the transport that was passed fails, since the cable \
      is cut. Your user must hear that. If there was no error: was another transport used? Or was \
      the error caught, and dropped or replaced, on its way to the caller?
      """)
  }

  @Test("an error of any type reaches the caller")
  func anyError() {
    struct RainError: Error {}
    struct WetTransport: Transport {
      func send(_ todos: [Todo]) throws { throw RainError() }
    }
    var heard = "no error"
    Launch.pretend(.app) {
      do {
        try makeSyncService(transport: WetTransport()).sync(todos)
      } catch {
        heard = "\(error)"
      }
    }
    #expect(
      heard.contains("RainError"),
      """
      This transport fails with an error of a type that only this test knows. The protocol \
      Transport says `throws` without a type, so any error may come. The caller must hear each of \
      them. Does your code check the type of the error? What happens to the others?
      """)
  }

  @Test("nothing goes to the server unless you pass its transport")
  func server() {
    let titles = ServerTransport.titles {
      Launch.pretend(.app) {
        try? makeSyncService(transport: RecordingTransport()).sync(todos)
      }
    }
    #expect(
      titles == [],
      """
      No server transport was passed, and yet to-dos went to the server. Some code still makes \
      one. A service with its own transport decides for you, and does not tell you.
      """)
  }

  @Test("when the transport fails, nothing goes to the server instead")
  func noSecondChoice() {
    let titles = ServerTransport.titles {
      Launch.pretend(.app) {
        try? makeSyncService(transport: FailingTransport(TransportError("No."))).sync(todos)
      }
    }
    #expect(
      titles == [],
      """
      The transport that was passed fails, and the to-dos went to the server. Only the caller \
      should decide whether to try another transport. Is there a `catch` that tries the server? If \
      not: was the transport that was passed used at all?
      """)
  }

  @Test("two services send through two transports")
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
      The test gave each service its own transport. Milk was for the first, Report for the second, \
      and Call for both. If a to-do is in the wrong transport, or missing, both services share a \
      place. It keeps the transport, or what was sent before. A service should keep its own \
      transport, and send all that it is told to.
      """)
  }

  @Test("nothing is called isRunningTests any more")
  func flag() {
    let service = makeSyncService(transport: RecordingTransport())
    let holdsFlag = Mirror(reflecting: service).children.contains { $0.label == "isRunningTests" }
    #expect(
      holdsFlag == false,
      """
      The service has a property called isRunningTests, so it can still do one thing in a test and \
      another in the app. It does not help that the caller sets the flag. What is left to ask when \
      the service has its transport?
      """)
    guard !holdsFlag else { return }
    let owners = ["", "SyncService.", "makeSyncService(transport: RecordingTransport())."]
    compiler.rejects(
      each: owners.map { "_ = \($0)isRunningTests" }, because: ["cannot find", "has no member"],
      """
      Something in your file is still called isRunningTests. As long as it exists, a line can \
      ask it. Code without such a flag does the same in a test and in the app.
      """)
  }

  @Test("no caller can tell the service by a flag whether to send")
  func flagAsParameter() {
    let service = "makeSyncService(transport: RecordingTransport())"
    let snippets = ["Bool", "Launch.Purpose"].flatMap { flag in
      [
        "let _: @MainActor ([Todo], \(flag)) async throws -> Void = \(service).sync",
        "let _: @MainActor (\(flag), [Todo]) async throws -> Void = \(service).sync",
        "let _: @MainActor (RecordingTransport, \(flag)) -> SyncService = SyncService.init",
        "let _: @MainActor (\(flag), RecordingTransport) -> SyncService = SyncService.init",
        "let _: @MainActor (RecordingTransport, \(flag)) -> SyncService = makeSyncService",
      ]
    }
    compiler.rejects(
      each: snippets,
      """
      A function of yours has a flag among its parameters: the line above finds it. Whatever its \
      name, it is the flag again, with two ways through the code. A caller that wants to send \
      nothing can pass a transport that sends nothing. What is the flag still for?
      """)
  }

  @Test("no other flag takes the place of isRunningTests")
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
      A service was made and sent two to-dos, once in a test and once in the app. Meanwhile your \
      code asked Launch these questions. Code that knows where it runs can do one thing in a test \
      and another in the app. Which line asks?
      """)
    guard questions == [] else { return }
    #expect(
      openFlags() == [],
      """
      Other code can set or read these flags. Whatever its name, such a flag is isRunningTests \
      again: with it, the service can do one thing in a test and another in the app. A caller that \
      wants to send nothing can pass a transport that sends nothing. What is the flag still for? \
      (One that only the service sets and reads can be private.)
      """)
  }

  @Test("the compiler refuses a service without a transport")
  func refused() {
    compiler.requires(
      "transport: RecordingTransport()", by: "makeSyncService", making: ["SyncService"],
      """
      A service that can be made without a transport must have one of its own, or none at all. \
      Where does this one get its transport?
      """)
  }

  @Test("nil does not pass for a transport")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["RecordingTransport"], in: "SyncService",
      """
      A caller that passes nil still gets a service. It sends nothing and reports no error, or it \
      uses a transport that the caller never chose.
      """)
  }

  @Test("no second initializer accepts nil")
  func nilRefusedBeside() {
    compiler.rejectsNil(
      for: ["RecordingTransport"], in: "SyncService", among: 1...2,
      """
      One initializer of SyncService has an optional where the transport belongs. A strict one \
      beside it does not help: a caller without a transport uses the other one. Then to-dos go \
      nowhere, or to the wrong place. How many ways to make a service are there?
      """)
  }

  /// The declarations by which other code can tell the service a yes or no, or can ask for one.
  private func openFlags() -> [String] {
    let service = makeSyncService(transport: RecordingTransport())
    // The service may be known as a protocol; the name of a generic type ends before its brackets.
    let types = ["SyncService", String("\(type(of: service))".prefix { $0 != "<" })]
    let flags = ["Bool", "Bool?", "Launch.Purpose", "Launch.Purpose?"]
    return DeclarationProbe().declarations().filter { declaration in
      switch declaration.kind {
      case "var", "type.property": flags.contains(declaration.result)
      case "property":
        types.contains { declaration.name.hasPrefix("\($0).") }
          && flags.contains(declaration.result)
          && declaration.text.contains("var ") && !declaration.text.contains("{ get }")
      case "method":
        types.contains { declaration.name.hasPrefix("\($0).") }
          && declaration.parameters.contains(where: flags.contains)
      default: false
      }
    }.map(\.text)
  }

  /// What a caller can read when the transport fails, in a program that was started for `purpose`.
  ///
  /// An error may come as it is, or inside another one that says more.
  private func heardByCaller(for purpose: Launch.Purpose) -> String {
    let transport = FailingTransport(TransportError("The cable is cut."))
    var heard = "no error"
    Launch.pretend(purpose) {
      do {
        try makeSyncService(transport: transport).sync(todos)
      } catch {
        heard = "\(error) \(error.localizedDescription)"
      }
    }
    return heard
  }
}
