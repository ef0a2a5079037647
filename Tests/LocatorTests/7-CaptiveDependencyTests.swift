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

  @Test("a list that is opened twice is loaded once")
  func loadedOnce() {
    let container = RootContainer(server: server)
    let sessions = [container.signIn(mina), container.signIn(mina)]
    let lists = (sessions + sessions).map { container.makeTodos(for: $0) }
    let titles = (lists + lists).map(\.titles)
    withExtendedLifetime(sessions) {}
    #expect(
      titles == Array(repeating: ["Water the plants"], count: 8),
      "Each list should show Mina's to-dos, each time. Where does a list get its titles?")
    #expect(
      server.log == ["mina"],
      """
      Mina has two windows, each with its own session. Where do both sessions look up to-dos that \
      are already loaded?
      """)
  }
}
