import LocatorSupport
import Probes
import Testing

@testable import Locator

// The starter file has a global that all sessions share, so tests that run in parallel would fail
// at random. These tests run one at a time, another cost of a global. Still, the first test has two
// sessions at the same time.
@Suite("3.2 GlobalState", .serialized, .graded)
struct GlobalStateTests {
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
      of: "Mina", afterLogIn: minaIsIn.send, beforeReading: tomIsIn.wait,
      afterReading: minaHasRead.send, beforeLogOut: tomHasRead.wait)
    async let tom = Self.title(
      of: "Tom", beforeLogIn: minaIsIn.wait, afterLogIn: tomIsIn.send,
      beforeReading: minaHasRead.wait, afterReading: tomHasRead.send)
    let titles = await [mina, tom]
    #expect(
      titles == ["Inbox of Mina", "Inbox of Tom"],
      """
      If the inboxes share one session, a lock doesn't help: it only makes the tasks take turns. \
      Which object has the right user from the start?
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
      Other sessions, even Ada's own second one, should change none of these inboxes. Where does \
      an inbox get its user?
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
      An object still holds the session, and with it everything that Mina could see. Which object \
      lives longer than the session?
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

/// A signal for which one task waits until another task sends it.
private nonisolated struct Signal: Sendable {
  private let steps: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (steps, continuation) = AsyncStream.makeStream()
  }

  func send() {
    continuation.finish()
  }

  func wait() async {
    for await _ in steps {}
  }
}
