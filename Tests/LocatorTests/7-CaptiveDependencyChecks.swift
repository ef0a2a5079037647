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

  @Test("two users read their lists side by side")
  func sideBySide() {
    let container = RootContainer(server: server)
    let sessions = [container.signIn(mina), container.signIn(tom)]
    let lists = sessions.map { container.makeTodos(for: $0) }
    // Reads Tom's list first, so that the titles can't depend on the order of the sign-ins.
    let titles = [("Tom", lists[1]), ("Mina", lists[0]), ("Tom again", lists[1])].map {
      "\($0): \($1.titles.joined(separator: ", "))"
    }
    withExtendedLifetime(sessions) {}
    #expect(
      titles == ["Tom: Feed the cat", "Mina: Water the plants", "Tom again: Feed the cat"],
      """
      Later, Mina and Tom are both signed in, each with a list in a window of their own. Through \
      whose session did each window get its titles?
      """)
  }

  @Test("users who come back get their to-dos from the cache")
  func switchBack() {
    let container = RootContainer(server: server)
    let (ada, eva) = (User(id: "ada", name: "Ada"), User(id: "eva", name: "Eva"))
    let shown = [mina, tom, mina, tom, ada, eva, ada, mina].map { user in
      let session = container.signIn(user)
      return "\(user.name): " + container.makeTodos(for: session).titles.joined(separator: ", ")
    }
    let (minas, toms) = ("Mina: Water the plants", "Tom: Feed the cat")
    let right = [minas, toms, minas, toms, "Ada: ", "Eva: ", "Ada: ", minas]
    let differences = zip(shown, right).filter { $0 != $1 }
    #expect(
      differences.map(\.0) == differences.map(\.1),
      """
      Users signed in one after the other, and some came back. The test held each session until \
      the list had been read. Below: only the wrong lists. Through whose session, if any, did each \
      list get its titles?
      """)
    #expect(
      server.log == ["mina", "tom", "ada", "eva"],
      """
      The server should get one request for each user, even for Ada and Eva, who have no to-dos. \
      Where does your code keep each user's loaded to-dos?
      """)
  }

  @Test("after sign-out, the session and its closed list are deallocated")
  func released() {
    let release = ReleaseProbe()
    let container = RootContainer(server: server)
    let eva = User(id: "eva", name: "Eva")
    let visits = [(mina, "Mina's"), (tom, "Tom's"), (mina, "Mina's second"), (eva, "Eva's")]
    for (user, visit) in visits {
      let session = container.signIn(user)
      let list = container.makeTodos(for: session)
      if user.id != eva.id { _ = list.titles }
      release.watch(session as AnyObject, "\(visit) session")
      release.watch(list as AnyObject, "\(visit) list")
    }
    withExtendedLifetime(container) {
      release.expectAllReleased(
        """
        Everyone has signed out, Eva without reading her list. The app still holds these objects. \
        Start at the container, and follow the strong references, even in closures: which one \
        leads to a session or a list?
        """)
    }
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
      Mina signed in twice, and the second session ended. Then the list of the first one, which \
      still exists, was read. Through whose session did the list get its titles?
      """)
  }

  @Test("a debugger shows the properties of the cache and the container")
  func noPlace() {
    let places = ([TodoCache.self, RootContainer.self] as [Any.Type]).flatMap { type in
      ConstantProbe.properties(of: type, holding: UserSession.self).map { "\(type).\($0)" }
    }
    #expect(
      places == [],
      """
      An object that lives as long as the app has this place for sessions, which end earlier. \
      Which code could find a session there that isn't its own, or has ended?
      """)
    let container = RootContainer(server: server)
    let sessions = [mina, tom].map { container.signIn($0) }
    let lists = sessions.map { container.makeTodos(for: $0) }
    let titles = lists.map(\.titles)
    let paths = places.isEmpty ? pathsToSession(from: container) : []
    withExtendedLifetime((sessions, lists, titles)) {}
    #expect(
      paths == [],
      """
      Through these references, all code that has the container can reach each user's session. \
      Which code could pass a session only to the object that needs it?
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
      Each of these declarations requires only app-wide objects, or accepts nil. Whose to-dos does \
      the list show when two users are signed in?
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
      If two windows share one session, signing out in one window signs out both, or neither. \
      Which object keeps sessions and returns them again?
      """)
  }

  @Test("a list still open after sign-out never shows another user's to-dos")
  func openAfterSignOut() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      A list may hold its session or show nothing, but it mustn't crash. Is the session always \
      alive when the list uses it?
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
        Mina's open list shows Tom's to-dos: it reads data that all users share. What does a list \
        read after its user has signed out?
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
      "Each list should show its own container's to-dos. What do the containers share?")
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
      for case let cache as TodoCache in Mirror(reflecting: container).children.map(\.value) {
        release.watch(cache as AnyObject, "the cache")
      }
    }
    release.expectAllReleased(
      """
      A global or a retain cycle still holds these objects. Which strong reference, perhaps in a \
      closure, leads to one of them?
      """)
  }

  @Test("a colleague creates a list without a session")
  func withoutRefused() {
    let container = "RootContainer(server: TodoServer([:]))"
    CompilerProbe().rejects(
      each: ["_ = \(container).makeTodos()", "_ = \(container).makeTodos(for: nil)"],
      unlike: """
        let container = \(container)
        _ = container.makeTodos(for: container.signIn(User(id: "mina", name: "Mina")))
        """,
      """
      This list has to look up a session or show nothing. Which session can the code that opens a \
      list pass?
      """)
  }

  /// Returns the paths of properties that lead to a session, except paths through a list.
  private func pathsToSession(from root: Any) -> Set<String> {
    var seen: Set<ObjectIdentifier> = []
    func paths(from value: Any, at path: String) -> [String] {
      if value is UserSession { return [path] }
      if value is TodosViewModel { return [] }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class,
        !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
      {
        return []
      }
      return sequence(first: mirror, next: \.superclassMirror).flatMap(\.children).flatMap {
        paths(from: $0.value, at: $0.label.map { "\(path).\($0)" } ?? path)
      }
    }
    return Set(paths(from: root, at: "container"))
  }
}
