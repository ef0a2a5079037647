import Testing

@testable import Course

@Suite("What a program printed, shown in a terminal")
struct ControlCharactersTests {
  @Test(
    "what would change the terminal is shown as a sign",
    arguments: [
      ("\u{1B}[31mred", "␛[31mred"), ("bell\u{7}", "bell␇"), ("\u{8}back", "␈back"),
      ("\u{7F}", "␡"), ("\u{9B}5m", "�5m"), ("50 %\r100 %", "50 %␍100 %"), ("end\r", "end␍"),
    ])
  func signs(text: String, shown: String) {
    #expect(text.showingControls == shown)
  }

  @Test("lines end alike, whatever system they come from, and tabs stay")
  func lines() {
    #expect("a\r\nb\n\tc\r\n".showingControls == "a\nb\n\tc\n")
  }

  @Test("letters of all languages stay", arguments: ["é", "폴더", "か\u{3099}", "👩‍👩‍👧", "→ “”"])
  func letters(text: String) {
    #expect(text.showingControls == text)
  }
}
