import Testing

@testable import Interface

@Suite("the distance between two words")
struct DistanceTests {
  @Test(
    "it counts the letters to change, to add and to take away",
    arguments: [
      ("", "", 0), ("hint", "hint", 0), ("hint", "", 4), ("", "hint", 4),
      ("hint", "lint", 1), ("hin", "hint", 1), ("hints", "hint", 1), ("list", "lsit", 2),
      ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("abc", "xyz", 3),
    ])
  func distance(one: String, other: String, letters: Int) {
    #expect(one.distance(to: other) == letters)
  }

  @Test(
    "it is the same in both directions",
    arguments: zip(["kitten", "saturday", "", "check"], ["sitting", "sunday", "list", "hint"]))
  func symmetric(one: String, other: String) {
    #expect(one.distance(to: other) == other.distance(to: one))
  }

  @Test("a letter counts once, however many bytes it takes")
  func letters() {
    #expect("prüfe".distance(to: "prufe") == 1)
  }
}
