import LocatorSupport
import Probes
import Testing

@testable import Locator

// Inside the tests' suite, so that tests and checks run one at a time.
extension GlobalStateTests {
  @Suite("3.2 GlobalState: checks")
  struct GlobalStateChecks {
    private let compiler = CompilerProbe(
      counterpart: #"_ = Session(user: User(id: "mina", name: "Mina")).makeInboxViewModel()"#,
      imports: ["Foundation"])
  }
}

extension GlobalStateTests.GlobalStateChecks {
  @Test("the next user to sign in sees their own inbox")
  func logInAgain() {
    var session: Session? = Session(user: User(id: "mina", name: "Mina"))
    let first = session?.makeInboxViewModel().title
    session = nil
    session = Session(user: User(id: "tom", name: "Tom"))
    #expect(
      [first, session?.makeInboxViewModel().title] == ["Inbox of Mina", "Inbox of Tom"],
      """
      Mina signed out, and Tom signed in on the same device. His inbox should show his name. If it \
      shows hers, which object still holds the first user?
      """)
  }

  @Test("the compiler rejects nil for a user or a session")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["User", "Session"], in: "InboxViewModel", among: 1...3,
      by: ["InboxViewModel.init", "InboxViewModel.make"],
      """
      This initializer or factory accepts nil, so its caller gets an inbox without a user. Which \
      code in this app creates inboxes, and which user can it pass?
      """)
  }

  @Test("no initializer of the inbox takes a number or another key")
  func keyRefused() {
    let keys = ["Int", "UUID", "ObjectIdentifier"]
    // A struct that contains only a key is a key, too.
    let wrappers = DeclarationProbe().initializers().filter {
      !$0.isPrivate && !$0.takes.isEmpty && Set(keys).isSuperset(of: $0.takes)
        && !["InboxViewModel", "Session"].contains($0.result)
    }
    compiler.rejectsInitializer(
      of: "InboxViewModel", taking: keys + ["AnyObject"] + Set(wrappers.map(\.result)).sorted(),
      """
      This initializer takes a key or any object, so its caller doesn't say whose inbox it is. \
      Which object creates the inbox, and which user can it pass?
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
