import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.7 CaptiveDependency", .graded)
struct CaptiveDependencyTests {
  private let mina = User(name: "Mina")
  private let tom = User(name: "Tom")
  private let server = TodoServer(["Mina": ["Water the plants"], "Tom": ["Feed the cat"]])

  @Test("after one user signs out and another signs in, the list is the new user's")
  func nextUser() {
    let container = RootContainer(server: server)
    let titles = [mina, tom].map { user in
      // Signing out releases the session, which ends here.
      let session = container.signIn(user)
      return container.makeTodos(for: session).titles
    }
    let cause =
      switch titles[1] {
      case ["Water the plants"]:
        """
        Tom sees Mina's to-dos. Something that lives as long as the app kept her session, or her \
        list, and did not ask who the user is now. What lives that long, and was there when Mina \
        signed in? (Or a key is not the user: a new session can have the ObjectIdentifier of an \
        old one.)
        """
      case []:
        """
        Tom sees nothing. An object that lives as long as the app asks a session that is over, or \
        an empty place. Which code could tell it the session, and when?
        """
      default: "From where do these come?"
      }
    #expect(
      titles == [["Water the plants"], ["Feed the cat"]],
      "Mina signed in, read her list and signed out. Then Tom did the same. \(cause)")
  }

  @Test("two users who are signed in at once each see their own to-dos")
  func atOnce() {
    let container = RootContainer(server: server)
    let sessions = [container.signIn(mina), container.signIn(tom)]
    let lists = sessions.map { container.makeTodos(for: $0) }
    // In the other order first: neither who came first nor who came last may decide.
    let titles = [lists[1].titles, lists[0].titles, lists[1].titles]
    withExtendedLifetime(sessions) {}
    #expect(
      titles == [["Feed the cat"], ["Water the plants"], ["Feed the cat"]],
      """
      Two windows are open, Mina's and Tom's. The test read Tom's list, then Mina's, then Tom's \
      again. If one shows the other's to-dos, or none, your code has one session or one list for \
      both: the first, the last, or the “current” one. Which object knows the session that a list \
      was made for?
      """)
  }

  @Test("a session is gone after its user signs out, and its list as well")
  func released() {
    let release = ReleaseProbe()
    let container = RootContainer(server: server)
    for user in [mina, tom] {
      let session = container.signIn(user)
      let list = container.makeTodos(for: session)
      _ = list.titles
      release.watch(session as AnyObject, "\(user.name)'s session")
      release.watch(list as AnyObject, "\(user.name)'s list")
    }
    withExtendedLifetime(container) {
      release.expectAllReleased(
        """
        Mina signed out, then Tom, and their screens are closed. The app still runs, so an object \
        that lives as long as the app holds what is left: by a property, in a dictionary, or in a \
        closure. Start at the container, and follow the references. (Or do two of these objects \
        hold each other?)
        """)
    }
  }

  @Test("the cache is there before the first user signs in, and stays the same object")
  func sameCache() {
    let container = RootContainer(server: server)
    var caches = [identity(container.cache)]
    for user in [mina, tom] {
      let session = container.signIn(user)
      _ = container.makeTodos(for: session).titles
      caches.append(identity(container.cache))
    }
    #expect(
      caches[0] != nil,
      """
      The app has started, and there is no cache yet. It should live as long as the app, but it \
      waits for a user. What does its initializer ask for, and can that be there so early?
      """)
    #expect(
      caches[0] == nil || Set(caches).count == 1,
      """
      The test asked the container for its cache when the app had started, after Mina signed in, \
      and after Tom did. It got different objects. What lives for the app is made only once. Does \
      a cache have to change when the user does? (A struct is a new value in each place.)
      """)
  }

  @Test("the cache keeps what was loaded: users who return do not wait")
  func switchBack() {
    let container = RootContainer(server: server)
    let (ada, eva) = (User(name: "Ada"), User(name: "Eva"))
    for user in [mina, tom, mina, tom, ada, eva, ada, mina] {
      let session = container.signIn(user)
      _ = container.makeTodos(for: session).titles
    }
    let cause =
      switch server.log {
      case let log where log.starts(with: ["Mina", "Tom", "Mina"]):
        "When Mina came back, it was asked for hers again. What should outlive a session?"
      case ["Ada", "Eva"]:
        "Another app had loaded Mina's before, and this one found them. Where are they kept?"
      case ["Mina", "Tom", "Ada", "Eva", "Ada"]:
        "Ada has no to-dos, and that is an answer, too. How does your cache tell it from no answer?"
      case ["Mina", "Tom", "Ada", "Eva", "Mina"]:
        "After Ada and Eva, it was asked again for Mina's. How many users does your cache keep?"
      case ["Mina"]: "It was never asked for Tom's. Which user does the cache ask for?"
      default: "Which code asks the server, and for which user?"
      }
    #expect(
      server.log == ["Mina", "Tom", "Ada", "Eva"],
      """
      Mina signed in, read her list and signed out, then Tom, Mina, Tom, Ada, Eva, Ada and Mina. \
      Ada and Eva have no to-dos. The server should be asked once for each user. \(cause)
      """)
  }

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
      Mina has two windows, each with its own session. In each she opened her list twice, and read \
      it twice. Her to-dos should be there each time.
      """)
    #expect(
      server.log == ["Mina"],
      """
      Mina has two windows, each with its own session. In each she opened her list twice, and read \
      it twice. The server should be asked for her to-dos once. Where do both sessions look for \
      what is already loaded?
      """)
  }

  @Test("when one of a user's windows signs out, the other still shows the to-dos")
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
      Mina signed in, in two windows, and signed out in the second. Then the list in the first was \
      read, for the first time. It lost its session, though that one still exists. Your code finds \
      sessions by a name, or takes the latest. Two sessions can have one name. Which session was \
      this list made for?
      """)
  }

  @Test("each sign-in makes its own session")
  func sessions() {
    let container = RootContainer(server: server)
    let sessions = [mina, tom, mina].map { container.signIn($0) }
    let objects = sessions.map { $0 as AnyObject }
    #expect(
      Set(objects.map(ObjectIdentifier.init)).count == 3,
      """
      Mina signed in, then Tom, then Mina in a second window. Two of them share a session. Then \
      signing out in one window ends nothing, or both. Your code hands a session out again. What \
      should own it?
      """)
  }

  @Test("a list that is still open after sign-out never shows another's to-dos")
  func openAfterSignOut() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Mina signed out while a list of hers was still open, and then the list was read. The program \
      stopped. A list may hold its session, or show nothing, but must not stop. Is the session \
      still there whenever the list asks it?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let server = TodoServer(["Mina": ["Water the plants"], "Tom": ["Feed the cat"]])
      let container = RootContainer(server: server)
      // Where a session was in memory, the next ones will be: one of them gets its identity.
      let lists = (1...100).map { _ in
        container.makeTodos(for: container.signIn(User(name: "Mina")))
      }
      let next = (1...300).map { _ in container.signIn(User(name: "Tom")) }
      let others = next.map { container.makeTodos(for: $0).titles }
      let titles = withExtendedLifetime((next, others)) { lists.flatMap(\.titles) }
      #expect(
        !titles.contains("Feed the cat"),
        """
        Mina signed out while a list of hers was still open. Then Tom signed in, and now her list \
        shows his to-dos. The list looks up its user, in a place that all users share. What did \
        its initializer take?
        """)
      await end.reach()
    }
  }

  @Test("two containers share nothing")
  func twoContainers() {
    let other = TodoServer(["Mina": ["Write the report"]])
    let containers = [RootContainer(server: server), RootContainer(server: other)]
    let sessions = containers.map { $0.signIn(mina) }
    let titles = zip(containers, sessions).map { $0.makeTodos(for: $1).titles }
    withExtendedLifetime(sessions) {}
    #expect(
      titles == [["Water the plants"], ["Write the report"]],
      """
      Two containers are there at once, each with its own server, as in tests. In both, a Mina \
      signed in and read her list. If they show the same, both containers share a place. “As long \
      as the app” means as long as its container.
      """)
  }

  @Test("when the container goes, all that lived as long as the app goes with it")
  func endOfTheApp() {
    let release = ReleaseProbe()
    do {
      let server = TodoServer(["Mina": ["Water the plants"]])
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
      The container was let go, with all that it had made. What is left is held by a global, or \
      two of these hold each other. A closure that uses the container holds it, even if the \
      container itself owns that closure. Which of them needs to know the container?
      """)
  }

  @Test("neither the cache nor the container has a property for a session")
  func noPlace() {
    let places = ([TodoCache.self, RootContainer.self] as [Any.Type]).flatMap { type in
      ConstantProbe.properties(of: type, holding: UserSession.self).map { "\(type).\($0)" }
    }
    #expect(
      places == [],
      """
      This property is for one session, in an object that lives as long as the app. If it is \
      strong, the session cannot end. If it is weak or unowned, it is useless after sign-out, and \
      wrong for the next user. One property has no room for two users, so some code has to change \
      it at the right moment. Can a caller pass the session with each question?
      """)
    let container = RootContainer(server: server)
    let sessions = [mina, tom].map { container.signIn($0) }
    let lists = sessions.map { container.makeTodos(for: $0) }
    let titles = lists.map(\.titles)
    let ways = places.isEmpty ? waysToSession(from: container) : []
    withExtendedLifetime((sessions, lists, titles)) {}
    #expect(
      ways == [],
      """
      Mina and Tom are signed in. From the container, which lives as long as the app, these \
      properties lead to a session. Even if one of them is weak, code that has the container can \
      reach each user's session. Which object needs a session, and what hands it over?
      """)
  }

  @Test("the compiler rejects a list without a session")
  func withoutRefused() {
    let container = "RootContainer(server: TodoServer([:]))"
    CompilerProbe().rejects(
      each: ["_ = \(container).makeTodos()", "_ = \(container).makeTodos(for: nil)"],
      unlike: """
        let container = \(container)
        _ = container.makeTodos(for: container.signIn(User(name: "Mina")))
        """,
      """
      The container made this list without a session, so the list has to find one, or shows none. \
      Each place that opens a list has a session.
      """)
  }

  @Test("no list is made only from what lives for the app")
  func makers() {
    // A list may take its titles, or a closure that loads them, in place of a session.
    let app: Set = ["TodoCache", "RootContainer", "TodoServer"]
    let less = DeclarationProbe().makers(of: "TodosViewModel").filter {
      app.isSuperset(of: $0.needs)
    }
    #expect(
      less.map(\.text) == [],
      """
      This way to make a list takes nothing, or only objects that live as long as the app, or \
      accepts nil for the rest. So a reader cannot see whose list it is. When two users are signed \
      in, whose to-dos does it show?
      """)
  }

  /// The paths of properties that lead to a session; what a list holds is its own.
  private func waysToSession(from root: Any) -> Set<String> {
    var seen: Set<ObjectIdentifier> = []
    func ways(from value: Any, by path: String) -> [String] {
      if value is UserSession { return [path] }
      if value is TodosViewModel { return [] }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class,
        !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
      {
        return []
      }
      return sequence(first: mirror, next: \.superclassMirror).flatMap(\.children).flatMap {
        ways(from: $0.value, by: $0.label.map { "\(path).\($0)" } ?? path)
      }
    }
    return Set(ways(from: root, by: "container"))
  }

  private func identity(_ object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }
}
