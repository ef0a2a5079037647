import Testing

@testable import lesson_runner

@Suite("a key on any keyboard")
struct KeyboardLayoutTests {
  @Test("is the letter that a keyboard with Latin letters has there")
  func letters() {
    let sent: [Character] = ["h", "H", "р", "Р", "ㅗ", "ｈ", "Ｈ"]
    #expect(sent.map(\.latinLetter) == Array(repeating: "h", count: sent.count))
    #expect(Array("йЙㅂｑ").map(\.latinLetter) == ["q", "q", "q", "q"])
    #expect(Array("нНㅛｙ").map(\.latinLetter) == ["y", "y", "y", "y"])
  }

  @Test("every key of watch is there", arguments: ["рзьцдтпфчсйн", "ㅗㅔㅡㅈㅣㅜㅎㅁㅌㅊㅂㅛ"])
  func all(typed: String) {
    #expect(String(typed.map(\.latinLetter)) == "hpmwlngaxcqy")
  }

  @Test("is unchanged if it has no letter", arguments: ["?", " ", "1", "\n", "\u{1B}", "あ", "é"])
  func others(character: Character) {
    #expect(character.latinLetter == character)
  }
}
