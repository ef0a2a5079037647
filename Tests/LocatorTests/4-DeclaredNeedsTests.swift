import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds", .graded)
struct DeclaredNeedsTests {
  @Test("the digest shows the to-dos that a test passes")
  func source() {
    // A FullDouble has all functions of the container, and a source with these titles.
    let double = FullDouble("Milk", "Bread")
    #expect(
      makeDigestViewModel(dependencies: double).text == "To do: Milk, Bread",
      """
      The test passed a double with Milk and Bread. \(double.report) Which line decides which \
      to-dos this digest shows?
      """)
  }

  @Test("two digests show the to-dos of their own sources")
  func twoDigests() {
    let home = makeDigestViewModel(dependencies: FullDouble("Feed the cat"))
    let work = makeDigestViewModel(dependencies: FullDouble("Write the report"))
    #expect(
      [home.text, work.text] == ["To do: Feed the cat", "To do: Write the report"],
      """
      The test passed one double to each digest, and kept neither of them. Where does a digest \
      find its double again?
      """)
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

  @Test("a test's digest sends no network request")
  func network() {
    let requests = Network.requests {
      _ = makeDigestViewModel(dependencies: FullDouble("Milk")).text
    }
    #expect(
      requests == [],
      "In a test, the to-dos are in the double. Which line still needs a server?")
  }

  @Test("a digest can get its to-dos, but can't erase an account")
  func reach() {
    CompilerProbe().rejects(
      "func look(_ it: any DigestDependencies) { _ = it.makeAccountEraser() }",
      because: "has no member",
      unlike: "func look(_ it: any DigestDependencies) { _ = it.makeTodoSource() }",
      """
      Code that takes DigestDependencies can contain this line, and a bug there could erase an \
      account. Which declaration lets it reach this function?
      """)
  }
}
