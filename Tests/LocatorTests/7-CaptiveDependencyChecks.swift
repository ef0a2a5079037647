import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.7 CaptiveDependency: checks", .graded)
struct CaptiveDependencyChecks {
  private let mina = User(id: "mina", name: "Mina")
  private let tom = User(id: "tom", name: "Tom")

  private let server = TodoServer(
    ["mina": ["Water the plants"], "tom": ["Feed the cat"], "mina2": ["Read"]])

  @Test("a list that is opened twice is loaded once")
  func loadedOnce() {
    let container = RootContainer(server: server)
    let sessions = [container.signIn(mina), container.signIn(mina)]
    let lists = (sessions + sessions).map { container.makeTodos(for: $0) }
    let titles = (lists + lists).map(\.titles)
    withExtendedLifetime(sessions) {}
    #expect(
      titles == Array(repeating: ["Water the plants"], count: 8),
      """
      Mina has two windows, each with its own session. In each, she opened her list twice, and \
      read each list twice. Each time, the list should show her to-dos. Where does a list get its \
      titles?
      """)
    #expect(
      server.log == ["mina"],
      """
      Mina has two windows, each with its own session. In each, she opened her list twice, and \
      read each list twice. The server should get one request for her to-dos. Where do both \
      sessions look up to-dos that are already loaded?
      """)
  }

  @Test("signing out in one window doesn't empty another window's list")
  func twoWindows() {
    let container = RootContainer(server: server)
    let first = container.signIn(mina)
    let list = container.makeTodos(for: first)
    do {
      let second = container.signIn(mina)
      _ = container.makeTodos(for: second)
    }
    let titles = list.titles
    withExtendedLifetime(first) {}
    #expect(
      titles == ["Water the plants"],
      """
      Mina signed in twice, in two windows, and signed out in the second. Then the test read the \
      list in the first window. The list had lost its session, which still exists. Two sessions \
      can have the same user. How does your code find a list's session?
      """)
  }

  @Test("each sign-in creates its own session")
  func sessions() {
    let container = RootContainer(server: server)
    let sessions = [mina, tom, mina].map { container.signIn($0) }
    let objects = sessions.map { $0 as AnyObject }
    #expect(
      Set(objects.map(ObjectIdentifier.init)).count == 3,
      """
      Mina signed in, then Tom, then Mina in a second window. Each sign-in should create a new \
      session, but two sign-ins returned the same one. So signing out in one window ends the \
      session in both windows, or in neither. Which object keeps sessions, to return them again?
      """)
  }

  @Test("a list still open after sign-out never shows another user's to-dos")
  func openAfterSignOut() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Mina signed out while one of her lists was open, and then the test read the list. The \
      program crashed. A list may hold its session, or show nothing, but mustn't crash. Is the \
      session always alive when the list uses it?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let server = TodoServer(["mina": ["Water the plants"], "tom": ["Feed the cat"]])
      let container = RootContainer(server: server)
      // A new session can get the memory of a deallocated one, and so its identity.
      let lists = (1...100).map { _ in
        container.makeTodos(for: container.signIn(User(id: "mina", name: "Mina")))
      }
      let next = (1...300).map { _ in container.signIn(User(id: "tom", name: "Tom")) }
      let others = next.map { container.makeTodos(for: $0).titles }
      let titles = withExtendedLifetime((next, others)) { lists.flatMap(\.titles) }
      #expect(
        !titles.contains("Feed the cat"),
        """
        Mina signed out while one of her lists was open. Then Tom signed in, and now her list \
        shows his to-dos: it reads data that all users share. What does a list read after its user \
        has signed out, and who stored that?
        """)
      await end.reach()
    }
  }

  @Test("two containers share nothing")
  func twoContainers() {
    let other = TodoServer(["mina": ["Write the report"]])
    let containers = [RootContainer(server: server), RootContainer(server: other)]
    let sessions = containers.map { $0.signIn(mina) }
    let titles = zip(containers, sessions).map { $0.makeTodos(for: $1).titles }
    withExtendedLifetime(sessions) {}
    #expect(
      titles == [["Water the plants"], ["Write the report"]],
      """
      Two containers are alive at once, each with its own server. In both, Mina signed in and read \
      her list. Each list should show the to-dos of its own container's server. What do the \
      containers share?
      """)
  }

  @Test("releasing the container deallocates all app-wide objects")
  func endOfTheApp() {
    let release = ReleaseProbe()
    do {
      let server = TodoServer(["mina": ["Water the plants"]])
      let container = RootContainer(server: server)
      let session = container.signIn(mina)
      _ = container.makeTodos(for: session).titles
      release.watch(container as AnyObject, "the container")
      release.watch(server, "the server")
      release.watch(session as AnyObject, "the session")
      if let cache = container.cache as AnyObject? { release.watch(cache, "the cache") }
    }
    release.expectAllReleased(
      """
      The test released the container, so everything that it created should be deallocated. A \
      global or a retain cycle still holds some objects. Follow the strong references, even in \
      closures. Which reference still leads to one of these objects?
      """)
  }

  @Test("the compiler rejects a list without a session")
  func withoutRefused() {
    let container = "RootContainer(server: TodoServer([:]))"
    CompilerProbe().rejects(
      each: ["_ = \(container).makeTodos()", "_ = \(container).makeTodos(for: nil)"],
      unlike: """
        let container = \(container)
        _ = container.makeTodos(for: container.signIn(User(id: "mina", name: "Mina")))
        """,
      """
      This code creates a list without a session, so the list has to look one up or show nothing. \
      Which session can the code that opens a list pass?
      """)
  }
}
