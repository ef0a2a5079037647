import LocatorSupport
import Probes
import Testing

@testable import Locator

// The file as shipped has a place that all sessions share, and tests that ran side by side would
// meet there: each would fail by luck, for another's reason. So they take turns. That is one more
// price of a global. Within the first test, two sessions are there at once all the same.
@Suite("3.2 GlobalState", .serialized, .graded)
struct GlobalStateTests {
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
      Mina logged in, then Tom did, in a task beside hers, and then both looked at their inbox. If \
      one sees the other's, both asked a place that holds one session for all. A lock lets them \
      ask one after the other, and both get the same answer, so one of them is wrong. Who knew \
      from the start whose inbox it is?
      """)
  }

  @Test("an inbox stays with its user when another logs in on the same thread")
  func oneThread() {
    let mina = Session(user: User(name: "Mina"))
    let inbox = mina.makeInboxViewModel()
    let tom = Session(user: User(name: "Tom"))
    let titles = [inbox.title, tom.makeInboxViewModel().title, mina.makeInboxViewModel().title]
    #expect(
      titles == ["Inbox of Mina", "Inbox of Tom", "Inbox of Mina"],
      """
      Three titles: of an inbox that Mina opened before Tom logged in, of Tom's, and of one that \
      Mina opened afterwards. A session knows its user, whoever logged in last, and on whichever \
      thread. Where does an inbox get its user from?
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
      Mina logged out, and Tom logged in at the same desk. If he sees her name, somebody remembers \
      the first user for all who come later. How long does a user count, and who decides that?
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
      The owner let go of the session: that is how one logs out here. What still holds the session \
      keeps all that Mina could see. Is it a place that lives longer than a session? Or does the \
      session hold an object, such as its inbox, that holds the session in turn?
      """)
  }

  @Test("an inbox that is still open after log-out never shows another's name")
  func openAfterLogOut() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Mina logged out while an inbox of hers was still open, and its title was read. The program \
      stopped. An inbox may hold its session or say that nobody is there, and it must not stop.
      """
    ) { [end = end as ProgramEnd] in
      // Where a session was in memory, the next ones will be: one of them gets its identity.
      let inboxes = (1...100).map { _ in Session(user: User(name: "Mina")).makeInboxViewModel() }
      let next = (1...300).map { _ in Session(user: User(name: "Tom")) }
      let titles = withExtendedLifetime(next) { inboxes.map(\.title) }
      #expect(
        !titles.contains { $0.contains("Tom") },
        """
        Mina logged out while an inbox of hers was still open. Then Tom logged in, and now her \
        inbox bears his name. It does not know whose it is: it looks that up, in a place or under \
        a key that somebody else may get. What could her session have handed it instead?
        """)
      end.reach()
    }
  }

  @Test("the compiler refuses an inbox without a user")
  func refused() {
    let inboxes = [
      "InboxViewModel()", "InboxViewModel.make()", "InboxViewModel.shared",
      "InboxViewModel.nobody", "InboxViewModel.empty",
    ]
    CompilerProbe(module: "Locator", imports: ["LocatorSupport"]).rejects(
      each: inboxes.map { "let _: InboxViewModel = \($0)" },
      because: [.missing, "has no member"],
      unlike: #"let _: InboxViewModel = Session(user: User(name: "Mina")).makeInboxViewModel()"#,
      """
      This inbox belongs to nobody, and yet it can be made. Either it stays nobody's, or it asks \
      somebody whose it is, and hears who is there at that moment. What can an inbox not be \
      without?
      """)
  }

  @Test("nil does not pass for a user")
  func nilRefused() {
    // Taken as a function, an initializer shows whether it accepts nil, whatever its label is.
    CompilerProbe(module: "Locator", imports: ["LocatorSupport"]).rejects(
      """
      let make = InboxViewModel.init
      _ = make(nil)
      """,
      because: .unfit, "ambiguous",
      unlike: #"let _: InboxViewModel = Session(user: User(name: "Mina")).makeInboxViewModel()"#,
      """
      An inbox that accepts nil can be nobody's inbox, and its title needs an answer for that. \
      Does anybody want to see such an inbox? Its session knows the user, so there is always one.
      """)
  }

  @Test("no second way to make an inbox accepts nil")
  func nilRefusedBeside() {
    // The type on the left chooses among several initializers, and takes each that accepts nil. A
    // call finds the one that has defaults for what else it takes.
    let snippets = [
      "let _: (User?) -> InboxViewModel = InboxViewModel.init",
      "let _: (Session?) -> InboxViewModel = InboxViewModel.init",
      "let _: InboxViewModel = InboxViewModel(user: nil)",
      "let _: InboxViewModel = InboxViewModel(session: nil)",
      "let _: InboxViewModel = InboxViewModel.make(user: nil)",
    ]
    CompilerProbe(module: "Locator", imports: ["LocatorSupport"]).rejects(
      each: snippets,
      because: [.unfit, "has no member"],
      unlike: #"let _: InboxViewModel = Session(user: User(name: "Mina")).makeInboxViewModel()"#,
      """
      A strict initializer helps nobody as long as another way to make an inbox is content with \
      nil. Whoever takes that way has an inbox that belongs to nobody. Who makes inboxes in this \
      app, and when would that one have no user to hand over?
      """)
  }

  @Test("no inbox is made from a number or another key")
  func keyRefused() {
    CompilerProbe(module: "Locator", imports: ["Foundation", "LocatorSupport"]).rejects(
      each: ["Int", "UUID", "ObjectIdentifier"].map {
        "let _: (\($0)) -> InboxViewModel = InboxViewModel.init"
      },
      because: [.unfit],
      unlike: #"let _: InboxViewModel = Session(user: User(name: "Mina")).makeInboxViewModel()"#,
      """
      This inbox is made from a number or another key, and a key is nobody. To show a name it \
      has to look the key up, in a table that all sessions share and that outlives each of them. \
      Who makes the inbox, and whom does that one know?
      """)
  }

  @Test("every way to make an inbox or a session takes something, and not nil")
  func makers() {
    let probe = DeclarationProbe(module: "Locator")
    let less = ["InboxViewModel", "Session"].flatMap { probe.makers(of: $0) }
      .filter { ($0.isInitializer || !$0.isPrivate) && $0.needs.isEmpty }.map(\.declaration)
    #expect(
      less == [],
      """
      Here is a way to an inbox, or to a session that makes inboxes, and nobody says whose it is: \
      it takes nothing, or is content with nil. Then it is nobody's, and a window in which nobody \
      is logged in has no inbox to show; or it looks for its user in a place that all can reach, \
      however short the way. Who is the user, and who hands that one over?
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
