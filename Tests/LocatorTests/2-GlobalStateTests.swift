import LocatorSupport
import Probes
import Testing

@testable import Locator

// The file as shipped has a place that all sessions share, and tests that ran side by side would
// meet there: each would fail by luck, for another's reason. So they take turns. That is one more
// price of a global. Within the first test, two sessions are there at once all the same.
@Suite("3.2 GlobalState", .serialized, .graded)
struct GlobalStateTests {
  private let compiler = CompilerProbe(
    counterpart: #"_ = Session(user: User(name: "Mina")).makeInboxViewModel()"#,
    imports: ["Foundation"])

  // Two tasks run at once, off the main actor. They do not race: each tells the other when its next
  // step is due, so the steps come in one order, and the result is the same in every run.
  //
  //   Mina   logs in           reads           (is logged in until here)
  //   Tom             logs in         reads    (is logged in until here)

  @Test("two users who are logged in at once each see their own inbox")
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
      Mina logged in, then Tom in a second task, and then both read their inbox. If one sees the \
      other's name, both asked a place that holds one session for all. A lock lets them ask in \
      turn, but both get the same answer, and one is wrong. Which object knew from the start whose \
      inbox it is?
      """)
  }

  @Test("an inbox stays with its user when another logs in on the same thread")
  func oneThread() {
    let ada = Session(user: User(name: "Ada"))
    let inbox = ada.makeInboxViewModel()
    let tom = Session(user: User(name: "Tom"))
    _ = Session(user: User(name: "Ada")).makeInboxViewModel().title
    let titles = [inbox.title, tom.makeInboxViewModel().title, ada.makeInboxViewModel().title]
    #expect(
      titles == ["Inbox of Ada", "Inbox of Tom", "Inbox of Ada"],
      """
      Ada opened an inbox. Then Tom logged in, and Ada logged in a second time and out again. The \
      test read Ada's open inbox, Tom's inbox, and a new inbox of Ada's first session. What others \
      do changes no inbox of this session. Where does an inbox get its user from?
      """)
  }

  @Test("after you log out and in again, the inbox is the new user's")
  func logInAgain() {
    var session: Session? = Session(user: User(name: "Mina"))
    let first = session?.makeInboxViewModel().title
    session = nil
    session = Session(user: User(name: "Tom"))
    #expect(
      [first, session?.makeInboxViewModel().title] == ["Inbox of Mina", "Inbox of Tom"],
      """
      Mina logged out, and Tom logged in at the same desk. If he sees her name, your code still \
      remembers the first user. How long does a user count, and which object should decide that?
      """)
  }

  @Test("a session is gone after you log out")
  func released() {
    let release = ReleaseProbe()
    do {
      let session = Session(user: User(name: "Mina"))
      release.watch(session as AnyObject, "Mina's session")
      _ = session.makeInboxViewModel().title
    }
    release.expectAllReleased(
      """
      The owner released the session: that is how a user logs out here. What still holds the \
      session keeps all that Mina could see. Is it a place that lives longer than a session? Or \
      does the session hold an object, such as its inbox, that holds the session?
      """)
  }

  @Test("an inbox that is still open after log-out never shows another's name")
  func openAfterLogOut() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Mina logged out while her inbox was still open, and then its title was read. The program \
      stopped. An inbox may hold its session or show that no user is there. It must not stop.
      """
    ) { [end = end as ProgramEnd] in
      // Where a session was in memory, the next ones will be: one of them gets its identity.
      let inboxes = (1...100).map { _ in Session(user: User(name: "Mina")).makeInboxViewModel() }
      let next = (1...300).map { _ in Session(user: User(name: "Tom")) }
      let titles = withExtendedLifetime(next) { inboxes.map(\.title) }
      #expect(
        !titles.contains { $0.contains("Tom") },
        """
        Mina logged out while her inbox was still open. Then Tom logged in, and now her inbox \
        shows his name. It looks its user up, in a shared place or under a key that another \
        session can get. What could her session have passed to it instead?
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
      This inbox has no user, and yet it can be made. Either it never has one, or it asks a shared \
      place and gets the user who is there now. What does an inbox always need?
      """)
  }

  @Test("the compiler rejects nil for a user or a session")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["User", "Session"], in: "InboxViewModel", among: 1...3,
      by: ["InboxViewModel.init", "InboxViewModel.make"],
      """
      This way to make an inbox accepts nil, and its caller gets an inbox without a user. Its \
      title needs a text for that. Which code makes inboxes in this app, and when would it have no \
      user to pass?
      """)
  }

  @Test("no inbox is made from a number or another key")
  func keyRefused() {
    let keys = ["Int", "UUID", "ObjectIdentifier"]
    // A struct around a key is a key.
    let wrappers = DeclarationProbe().initializers().filter {
      !$0.isPrivate && !$0.takes.isEmpty && Set(keys).isSuperset(of: $0.takes)
        && !["InboxViewModel", "Session"].contains($0.result)
    }
    compiler.rejectsInitializer(
      of: "InboxViewModel", taking: keys + ["AnyObject"] + Set(wrappers.map(\.result)).sorted(),
      """
      This inbox is made from a key or from any object, so its caller doesn't say which user it's \
      for. Which object makes the inbox, and which user does it know?
      """)
  }

  @Test("every way to make an inbox or a session takes something, and not nil")
  func makers() {
    let probe = DeclarationProbe()
    let less = ["InboxViewModel", "Session"].flatMap { probe.makers(of: $0) }
      .filter { $0.needs.isEmpty }
      .map(\.text)
    #expect(
      less == [],
      """
      Each line below gives an inbox or a session and takes nothing, or accepts nil: a function, \
      an initializer, or a property that other code can read. So its caller does not say which \
      user it is for. It has none, or finds one in a place that all code can reach. Where does \
      the user come from, and which code can hand it over?
      """)
  }

  /// What a user sees who logs in, reads the title of the inbox, and logs out, off the main actor.
  @concurrent nonisolated private static func title(
    of name: String, beforeLogIn: @Sendable () async -> Void = {},
    afterLogIn: @Sendable () -> Void, beforeReading: @Sendable () async -> Void,
    afterReading: @Sendable () -> Void, beforeLogOut: @Sendable () async -> Void = {}
  ) async -> String {
    await beforeLogIn()
    let session = Session(user: User(name: name))
    let inbox = session.makeInboxViewModel()
    afterLogIn()
    await beforeReading()
    let title = inbox.title
    afterReading()
    await beforeLogOut()
    return withExtendedLifetime(session) { title }
  }
}

/// Lets one task wait until another one says that it may go on.
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
