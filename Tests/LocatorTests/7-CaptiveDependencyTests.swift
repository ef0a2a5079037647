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
    #expect(
      titles.prefix(2) == [["Water the plants"], ["Feed the cat"]],
      """
      Mina read her list and signed out. Then Tom signed in and read his. Where does each list \
      look for its titles?
      """)
    #expect(
      titles[2] == ["Read"] || titles[1] != ["Feed the cat"],
      """
      The third user is called Mina, too, but has her own to-dos. Which key do you use for a user?
      """)
  }

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
      Mina and Tom are both signed in, each with a list in a window of their own. Through whose \
      session did each window get its titles?
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
}
