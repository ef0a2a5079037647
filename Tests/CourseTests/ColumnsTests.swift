import Testing

@testable import Course

@Suite("How wide a text is in a terminal")
struct ColumnsTests {
  @Test(
    "letters and signs take a column each",
    arguments: ["Folder", "“Größe” →", "✔ done", "├─ ▶ ⟲ ╌▷", "ｶﾅ", "\u{1B}[1m"])
  func narrow(text: String) {
    #expect(text.columns == text.count)
  }

  @Test(
    "Korean, Japanese and Chinese characters take two",
    arguments: ["의존성", "依存性を渡す", "、。「」", "ＡＢ"])
  func wide(text: String) {
    #expect(text.columns == 2 * text.count)
  }

  @Test("a Korean syllable is as wide whether it is one scalar, or put together from letters")
  func jamo() {
    #expect("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}".columns == "한글".columns)
  }

  @Test("marks that are combined with a letter take no column")
  func combined() {
    #expect("e\u{301}\u{323}".columns == 1)
    #expect("か\u{3099}".columns == 2)
  }

  @Test(
    "an emoji takes two, however many scalars it is made of",
    arguments: ["🙂", "🇰🇷", "👩🏽‍💻", "👨‍👩‍👧"])
  func emoji(text: String) {
    #expect(text.columns == 2)
  }
}
