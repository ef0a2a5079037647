import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.7 CaptiveDependency", .graded)
struct CaptiveDependencyTests {
  private let mina = User(id: "mina", name: "Mina")
  private let tom = User(id: "tom", name: "Tom")

  private let server = TodoServer(
    ["mina": ["Water the plants"], "tom": ["Feed the cat"], "mina2": ["Read"]])

  @Test("the next user to sign in sees their own to-dos")
  func nextUser() {
    let container = RootContainer(server: server)
    let titles = [mina, tom, User(id: "mina2", name: "Mina")].map { user in
      // Signing out means releasing the session, at the end of this closure.
      let session = container.signIn(user)
      return container.makeTodos(for: session).titles
    }
    let cause =
      switch titles[1] {
      case ["Water the plants"]:
        """
        Tom sees Mina's to-dos: an app-wide object kept her session or her list. Which object? (An \
        ObjectIdentifier isn't a safe key: a new session can have the same one as an old session.)
        """
      case []:
        """
        Tom sees no to-dos: the list uses a session that has ended, or no session. Which code \
        could pass Tom's session, and when?
        """
      default: "Where do these to-dos come from?"
      }
    #expect(
      titles.prefix(2) == [["Water the plants"], ["Feed the cat"]],
      "Mina signed in, read her list and signed out. Then Tom did the same. \(cause)")
    #expect(
      titles[2] == ["Read"] || titles[1] != ["Feed the cat"],
      """
      Mina and Tom signed in, read their lists and signed out. Then somebody else did the same, \
      whose name is Mina, too. She should see her own to-dos. Which key do you use for a user?
      """)
  }

  @Test("two users signed in at once each see their own to-dos")
  func atOnce() {
    let container = RootContainer(server: server)
    let sessions = [container.signIn(mina), container.signIn(tom)]
    let lists = sessions.map { container.makeTodos(for: $0) }
    // Tom's list is first: neither the first nor the last sign-in may decide.
    let titles = [lists[1].titles, lists[0].titles, lists[1].titles]
    withExtendedLifetime(sessions) {}
    #expect(
      titles == [["Feed the cat"], ["Water the plants"], ["Feed the cat"]],
      """
      Two windows are open, Mina's and Tom's. The test read Tom's list, then Mina's, then Tom's \
      again. Each list should show its own user's to-dos, but your code uses one session or one \
      list for both. Which object could keep the session that a list was created for?
      """)
  }

  @Test("after sign-out, the session and its closed list are deallocated")
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
        Mina and Tom signed out, and closed their lists. Their sessions and lists should be \
        deallocated, but the app still holds some of them. Start at the container and follow the \
        strong references, even in closures. Which reference leads to a session or a list?
        """)
    }
  }

  @Test("the container has one cache, even before the first sign-in")
  func sameCache() {
    let container = RootContainer(server: server)
    var caches: [AnyObject?] = [container.cache as AnyObject?]
    for user in [mina, tom] {
      let session = container.signIn(user)
      _ = container.makeTodos(for: session).titles
      caches.append(container.cache as AnyObject?)
    }
    let takesSession = DeclarationProbe().initializers(of: "TodoCache").contains {
      $0.parameters.contains { $0.mentions("UserSession") || $0.mentions("User") }
    }
    let question =
      takesSession
      ? "Which parameter of the cache's initializer doesn't exist yet?"
      : caches[1] === caches[2]
        ? "The cache needs no session. Which line creates it, and when?"
        : "Mina and Tom each got another cache. Which line creates it, and when?"
    #expect(
      caches[0] != nil,
      """
      The app has started, but the container has no cache before the first sign-in. The cache \
      should live as long as the app. \(question)
      """)
    #expect(
      caches[0] == nil || caches.allSatisfy { $0 === caches[0] },
      """
      The test read the container's cache when the app had started, after Mina signed in, and \
      after Tom signed in. The cache should be the same object each time, an instance of a class. \
      Where do you create the cache, and how often?
      """)
  }

  @Test("users who come back get their to-dos from the cache")
  func switchBack() {
    let container = RootContainer(server: server)
    let (ada, eva) = (User(id: "ada", name: "Ada"), User(id: "eva", name: "Eva"))
    for user in [mina, tom, mina, tom, ada, eva, ada, mina] {
      let session = container.signIn(user)
      _ = container.makeTodos(for: session).titles
    }
    let cause =
      switch server.log {
      case let log where log.starts(with: ["mina", "tom", "mina"]):
        "When Mina came back, it got another request. Which object should outlive a session?"
      case ["ada", "eva"]:
        "For Mina and Tom, it got none: another container loaded their to-dos. Where are they kept?"
      case ["mina", "tom", "ada", "eva", "ada"]:
        "For Ada, it got two requests. How does your cache keep an empty list?"
      case ["mina", "tom", "ada", "eva", "mina"]:
        "For Mina, it got a second request after Eva's. How many users does your cache keep?"
      case ["mina"]: "For Tom, it got no request. Whose to-dos does the cache load?"
      default: "Which code sends requests to the server, and for which user?"
      }
    #expect(
      server.log == ["mina", "tom", "ada", "eva"],
      """
      Mina signed in, read her list and signed out; then Tom, Mina, Tom, Ada, Eva, Ada and Mina \
      did the same. Ada and Eva have no to-dos. The server should get one request for each user. \
      \(cause)
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
      The cache or the container has a property for a session. Both live as long as the app, and \
      one property has no room for two users' sessions, even if it's weak or unowned. How could \
      the caller pass its session with each call instead?
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
      Mina and Tom are signed in. These properties lead from the container to a session, so all \
      code that has the container can reach each user's session, even through a weak reference. \
      Which object needs a session, and which code passes the session to it?
      """)
  }

  @Test("no initializer or factory creates a list from app-wide objects alone")
  func makers() {
    // A list may take its titles, or a closure that loads them, instead of a session.
    let app: Set = ["TodoCache", "RootContainer", "TodoServer"]
    let less = DeclarationProbe().makers(of: "TodosViewModel").filter {
      app.isSuperset(of: $0.needs)
    }
    #expect(
      less.map(\.text) == [],
      """
      Each of these declarations creates a list, but requires only app-wide objects, or nothing. A \
      parameter that accepts nil doesn't count. Whose to-dos does the list show when two users are \
      signed in?
      """)
  }

  /// Returns the paths of properties that lead to a session, except those through a list.
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
}
