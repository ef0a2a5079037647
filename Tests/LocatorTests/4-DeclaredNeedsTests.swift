import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds", .graded)
struct DeclaredNeedsTests {
  @Test("a user with nothing to do opens the digest")
  func nothingToDo() {
    let double = FullDouble()
    let effects = double.effects {
      _ = makeDigest(dependencies: double).open()
    }
    let missing: Comment = """
      The test passed a double without to-dos. Its badge, a spy, records each call. Which object \
      clears a badge, and who creates it for the digest?
      """
    let more: Comment = """
      The test passed a double without to-dos. Its badge was cleared, but that isn't all that \
      happened. Which line does more?
      """
    #expect(effects == ["badge cleared"], effects.contains("badge cleared") ? more : missing)
  }

  @Test("a user with two to-dos opens the digest")
  func twoTitles() {
    let double = FullDouble("Milk", "Bread")
    var text = ""
    let effects = double.effects {
      text = makeDigest(dependencies: double).open()
    }
    #expect(
      text == "To do: Milk, Bread",
      "The test passed a double with Milk and Bread. Who decides which to-dos this digest shows?")
    #expect(
      effects == [],
      "The double has Milk and Bread, without a server. Which line does more than show them?")
  }

  @Test("two users open their digests, one of them with nothing to do")
  func twoDigests() {
    // The test keeps no reference to the doubles.
    func digest(_ titles: String...) -> (DigestViewModel, SpyBadge) {
      let double = FullDouble()
      double.fixed = titles
      return (makeDigest(dependencies: double), double.spy)
    }
    let (full, fullBadge) = digest("Feed the cat")
    let (empty, emptyBadge) = digest()
    let texts = [full.open(), empty.open()]
    #expect(
      texts == ["To do: Feed the cat", "To do: "],
      "Each digest got its own double. Where does each digest get its to-dos?")
    #expect(
      [fullBadge.clears, emptyBadge.clears] == [0, 1],
      """
      Below: how often each badge was cleared. The first user has a to-do, the second has none. \
      Where does each digest get its badge?
      """)
  }

  @Test("a user finishes the last to-do, and adds another one")
  func changes() {
    let double = FullDouble()
    let digest = makeDigest(dependencies: double)
    var (texts, clears) = ([String](), [double.spy.clears])
    for titles in [["Feed the cat", "Feed the cat"], [], ["Milk"], []] {
      double.fixed = titles
      texts.append(digest.open())
      clears.append(double.spy.clears)
    }
    #expect(
      texts == ["To do: Feed the cat, Feed the cat", "To do: ", "To do: Milk", "To do: "],
      """
      The user opened one digest four times: with two to-dos called “Feed the cat”, with none, \
      with Milk, and with none. Which line keeps or changes titles?
      """)
    #expect(
      clears == [0, 0, 1, 1, 2],
      """
      Below: how often the badge had been cleared, before the user opened the digest, and after \
      each of four times. Only the second and fourth time, there was nothing to do. What decides, \
      each time, whether the badge is cleared?
      """)
  }
}
