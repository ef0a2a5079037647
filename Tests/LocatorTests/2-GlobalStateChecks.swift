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
  @Test("an inbox still open after sign-out never shows another user's name")
  func openAfterLogOut() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      An inbox may hold its session or show that it has no user, but it mustn't crash. Which line \
      needs a session that has been deallocated?
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
        Mina's open inbox shows Tom's name: it looks up its user in data that all sessions share. \
        What could Mina's session pass to the inbox instead?
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
      "This inbox has no user, or looks one up in a global. What should the initializer require?")
  }

  @Test("no initializer or factory creates an inbox or session without arguments")
  func makers() {
    let probe = DeclarationProbe()
    let less = ["InboxViewModel", "Session"].flatMap { probe.makers(of: $0) }
      .filter { $0.needs.isEmpty }
      .map(\.text)
    #expect(
      less == [],
      "A caller can leave out the user here, or pass nil. Which code has a user to pass?")
  }

  @Test("the next user to sign in sees their own inbox")
  func logInAgain() {
    var session: Session? = Session(user: User(id: "mina", name: "Mina"))
    let first = session?.makeInboxViewModel().title
    session = nil
    session = Session(user: User(id: "tom", name: "Tom"))
    #expect(
      [first, session?.makeInboxViewModel().title] == ["Inbox of Mina", "Inbox of Tom"],
      "If Tom's inbox shows Mina's name, which object still holds the first user?")
  }

  @Test("the compiler rejects nil for a user or a session")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["User", "Session"], in: "InboxViewModel", among: 1...3,
      by: ["InboxViewModel.init", "InboxViewModel.make"],
      """
      A caller can pass nil here, and gets an inbox without a user. Which user can the code that \
      creates inboxes pass?
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
      A key or an arbitrary object doesn't say whose inbox it is. Which user can the object that \
      creates the inbox pass?
      """)
  }
}
