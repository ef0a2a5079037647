import Testing

@testable import Course

@Suite("Spaces beside a text")
struct SpacesTests {
  @Test(
    "a text is filled up to the same column, whatever it is written in",
    arguments: [("Ansel", "Ansel |"), ("폴더", "폴더  |"), ("か\u{3099}", "か\u{3099}    |")])
  func padding(text: String, padded: String) {
    #expect("\(text.padding(to: 6))|" == padded)
  }

  @Test("a text that is wide enough stays as it is")
  func noPadding() {
    #expect("폴더".padding(to: 4) == "폴더")
    #expect("폴더".padding(to: 3) == "폴더")
  }

  @Test("only the spaces at the end are taken away")
  func spacesAtEnd() {
    #expect("  a b  ".trimmingSpacesAtEnd == "  a b")
    #expect("   ".trimmingSpacesAtEnd == "")
  }

  @Test("what is blank is taken away at both ends, and stays between")
  func trimming() {
    #expect(["", "a", "", "b", ""].trimming(while: \.isEmpty) == ["a", "", "b"])
    #expect(["", ""].trimming(while: \.isEmpty) == [])
  }
}
