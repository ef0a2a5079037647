import LocatorSupport
import Probes
import Testing

@testable import Locator

// The starter file has a global that all sessions share, so tests that run in parallel would fail
// at random. These tests run one at a time, another cost of a global. Still, the first test has two
// sessions at the same time.
@Suite("3.2 GlobalState", .serialized, .graded)
struct GlobalStateTests {
  private let compiler = CompilerProbe(
    counterpart: #"_ = Session(user: User(id: "mina", name: "Mina")).makeInboxViewModel()"#,
    imports: ["Foundation"])

  // Two tasks run side by side, off the main actor. They don't race: each signals the other when to
  // continue, so the order of steps and the result are the same in every run.
  //
  //   Mina   signs in          reads           (is signed in until here)
  //   Tom             signs in        reads    (is signed in until here)

  @Test("two signed-in users each see their own inbox")
  func atOnce() async {
    let minaIsIn = Signal()
    let tomIsIn = Signal()
    let minaHasRead = Signal()
    let tomHasRead = Signal()
    async let mina = Self.title(
      of: "Mina", afterLogIn: minaIsIn.send, beforeReading: tomIsIn.received,
      afterReading: minaHasRead.send, beforeLogOut: tomHasRead.received)
    async let tom = Self.title(
      of: "Tom", beforeLogIn: minaIsIn.received, afterLogIn: tomIsIn.send,
      beforeReading: minaHasRead.received, afterReading: tomHasRead.send)
    let titles = await [mina, tom]
    #expect(
      titles == ["Inbox of Mina", "Inbox of Tom"],
      """
      Mina signed in, then Tom did in another task, and then both read their inboxes. Each user \
      should see their own name. If the inboxes share one session, a lock doesn't help: it only \
      makes the tasks take turns. Which object has the right user from the start?
      """)
  }

  @Test("another user's sign-in on the same thread changes no inbox")
  func oneThread() {
    let ada = Session(user: User(id: "ada", name: "Ada"))
    let inbox = ada.makeInboxViewModel()
    let tom = Session(user: User(id: "tom", name: "Tom"))
    _ = Session(user: User(id: "ada", name: "Ada")).makeInboxViewModel().title
    let titles = [inbox.title, tom.makeInboxViewModel().title, ada.makeInboxViewModel().title]
    #expect(
      titles == ["Inbox of Ada", "Inbox of Tom", "Inbox of Ada"],
      """
      Ada opened an inbox. Then Tom signed in, and Ada signed in a second time and out again. The \
      test read Ada's open inbox, Tom's inbox, and a new inbox of Ada's first session. Other \
      sessions should change none of these inboxes. Where does an inbox get its user?
      """)
  }

  @Test("signing out deallocates the session")
  func released() {
    let release = ReleaseProbe()
    do {
      let session = Session(user: User(id: "mina", name: "Mina"))
      release.watch(session as AnyObject, "Mina's session")
      _ = session.makeInboxViewModel().title
    }
    release.expectAllReleased(
      """
      Mina signed out: the test released her session, so it should be deallocated. An object still \
      holds the session, and with it everything that Mina could see. Which object holds the \
      session, and how long does that object live?
      """)
  }

  @Test("an inbox still open after sign-out never shows another user's name")
  func openAfterLogOut() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Mina signed out while her inbox was open, and then the test read the inbox's title. The \
      program crashed. An inbox may hold its session, or show that it has no user, but mustn't \
      crash. Which line needs a session that has been deallocated?
      """
    ) { [end = end as ProgramEnd] in
      // A new session can get the memory of a deallocated one, and so its identity.
      let inboxes = (1...100).map { _ in
        Session(user: User(id: "mina", name: "Mina")).makeInboxViewModel()
      }
      let next = (1...300).map { _ in Session(user: User(id: "tom", name: "Tom")) }
      let titles = withExtendedLifetime(next) { inboxes.map(\.title) }
      #expect(
        !titles.contains { $0.contains("Tom") },
        """
        Mina signed out while her inbox was open. Then Tom signed in, and now her inbox shows his \
        name: it looks up its user in data that all sessions share. What could Mina's session pass \
        to the inbox instead?
        """)
      await end.reach()
    }
  }

  @Test("the compiler rejects an inbox without a user")
  func refused() {
    let inboxes = [
      "InboxViewModel()", "InboxViewModel.make()", "InboxViewModel.shared",
      "InboxViewModel.nobody", "InboxViewModel.empty",
    ]
    compiler.rejects(
      each: inboxes.map { "let _: InboxViewModel = \($0)" }, because: [.missing, "has no member"],
      """
      This code creates an inbox without a user, so the inbox has no user, or looks one up in a \
      global. What should the initializer require?
      """)
  }

  @Test("no initializer or factory creates an inbox or session without arguments")
  func makers() {
    let probe = DeclarationProbe()
    let less = ["InboxViewModel", "Session"].flatMap { probe.makers(of: $0) }
      .filter { $0.needs.isEmpty }
      .map(\.text)
    #expect(
      less == [],
      """
      Each of these declarations returns an inbox or a session without requiring an argument, so \
      its caller doesn't say which user it's for. A parameter that accepts nil doesn't count. \
      Which code has the user, and can pass it?
      """)
  }

  /// Signs in, reads the inbox's title, signs out, and returns the title, off the main actor.
  @concurrent nonisolated private static func title(
    of name: String, beforeLogIn: @Sendable () async -> Void = {},
    afterLogIn: @Sendable () -> Void, beforeReading: @Sendable () async -> Void,
    afterReading: @Sendable () -> Void, beforeLogOut: @Sendable () async -> Void = {}
  ) async -> String {
    await beforeLogIn()
    let session = Session(user: User(id: name, name: name))
    let inbox = session.makeInboxViewModel()
    afterLogIn()
    await beforeReading()
    let title = inbox.title
    afterReading()
    await beforeLogOut()
    return withExtendedLifetime(session) { title }
  }
}

/// Lets one task wait until another one signals it to continue.
private nonisolated struct Signal: Sendable {
  private let steps: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (steps, continuation) = AsyncStream.makeStream()
  }

  func send() {
    continuation.finish()
  }

  func received() async {
    for await _ in steps {}
  }
}
