import Testing

@testable import lesson_admin

@Suite("The changes that leave an answer the same program")
struct EquivalenceListTests {
  @Test(
    "a star matches any text",
    arguments: [
      ("drop: a", "drop: a", true), ("drop: a", "drop: ab", false), ("drop: *", "drop: ", true),
      ("open: * → *", "open: final class → class", true), ("open: *(2)", "open: a (2)", true),
      ("a*a", "a", false), ("*b*c", "abxbc", true), ("*b*c", "acb", false),
    ])
  func matching(pattern: String, name: String, isMatch: Bool) {
    #expect(EquivalenceList.Line(number: 1, pattern: pattern).matches(name) == isMatch)
  }

  @Test("a line is a name, two spaces and a reason; others are named by their numbers")
  func lines() {
    let list = EquivalenceList(
      text: "# comment\n\ndrop: a # b  # nobody sees it\ndrop: c # no reason\n", path: "same.txt")
    #expect(list.lines.map(\.pattern) == ["drop: a # b"])
    #expect(list.lines.map(\.number) == [3])
    #expect(list.malformed == [4])
  }
}
