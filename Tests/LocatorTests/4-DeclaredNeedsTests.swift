import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds", .graded)
struct DeclaredNeedsTests {
  @Test("the digest shows the to-dos that a test passes")
  func source() {
    // Like the container, a FullDouble can create all objects. Its sources have these titles.
    let double = FullDouble("Milk", "Bread")
    #expect(
      makeDigest(dependencies: double).text == "To do: Milk, Bread",
      """
      The test passed a double with Milk and Bread. \(double.report)Who decides which to-dos this \
      digest shows?
      """)
  }

  @Test("two digests show the to-dos of their own sources")
  func twoDigests() {
    let home = makeDigest(dependencies: FullDouble("Feed the cat"))
    let work = makeDigest(dependencies: FullDouble("Write the report"))
    #expect(
      [home.text, work.text] == ["To do: Feed the cat", "To do: Write the report"],
      """
      Each digest got its own double, and the test kept no reference to either. Where does each \
      digest get its to-dos?
      """)
  }

  @Test("a digest shows exactly the to-dos that its source has now")
  func emptySource() {
    let cat = FullDouble("Feed the cat", "Feed the cat")
    let (full, empty) = (
      makeDigest(dependencies: cat), makeDigest(dependencies: FullDouble())
    )
    var texts = [full.text, empty.text]
    cat.fixed = []
    texts.append(full.text)
    #expect(
      texts == ["To do: Feed the cat, Feed the cat", "To do: ", "To do: "],
      """
      Below: a digest with “Feed the cat” twice, a digest without to-dos, and the first one again, \
      after the test emptied its source. Which line keeps or changes titles?
      """)
  }

  @Test("a test's digest sends no network request")
  func network() {
    let requests = Network.requests {
      _ = makeDigest(dependencies: FullDouble("Milk")).text
    }
    #expect(
      requests == [],
      "The test's double has to-dos without a server. Which line still needs a server?")
  }
}
