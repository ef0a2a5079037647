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
}
