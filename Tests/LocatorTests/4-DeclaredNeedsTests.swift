import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds", .graded)
struct DeclaredNeedsTests {
  @Test("the digest shows the to-dos of the source that you pass")
  func source() {
    // A FullDouble has all functions of the container, and a source with these titles.
    let double = FullDouble("Milk", "Bread")
    #expect(
      makeDigestViewModel(dependencies: double).text == "To do: Milk, Bread",
      """
      The test passed other to-dos. Which line decides where the digest's to-dos come from?
      """)
  }

  @Test("two digests show the to-dos of their own sources")
  func twoDigests() {
    let home = makeDigestViewModel(dependencies: FullDouble("Feed the cat"))
    let work = makeDigestViewModel(dependencies: FullDouble("Write the report"))
    #expect(
      [home.text, work.text] == ["To do: Feed the cat", "To do: Write the report"],
      "Nothing else holds these dependencies. How does a digest store them?")
  }

  @Test("a digest shows exactly the to-dos that its source has now")
  func emptySource() {
    let cat = FullDouble("Feed the cat", "Feed the cat")
    let (full, empty) = (
      makeDigestViewModel(dependencies: cat), makeDigestViewModel(dependencies: FullDouble())
    )
    var texts = [full.text, empty.text]
    cat.fixed = []
    texts.append(full.text)
    #expect(
      texts == ["To do: Feed the cat, Feed the cat", "To do: ", "To do: "],
      """
      Each text should show the titles that the source has at that time, including duplicates. \
      Which line keeps or changes titles?
      """)
  }

  @Test("with a stub as source, the digest sends no network request")
  func network() {
    let requests = Network.requests {
      _ = makeDigestViewModel(dependencies: FullDouble("Milk")).text
    }
    #expect(
      requests == [],
      "Only the container should create a ServerTodoSource. Which other code creates or uses one?")
  }

  @Test("a digest can get its to-dos, but can't erase an account")
  func reach() {
    CompilerProbe().rejects(
      "func look(_ it: any DigestDependencies) { _ = it.makeAccountEraser() }",
      because: "has no member",
      unlike: "func look(_ it: any DigestDependencies) { _ = it.makeTodoSource() }",
      "Which functions do the protocol and its extensions declare now?")
  }
}
