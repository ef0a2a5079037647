import Testing

@testable import lesson_runner

@Suite("the bytes of keys")
struct KeyDecodingTests {
  @Test("a character alone is a key", arguments: ["q", " ", "\n", "\r", "\u{1B}", "\u{7F}", "é"])
  func key(character: Character) {
    #expect(TerminalEvent.events(from: Array(String(character).utf8)) == [.key(character)])
  }

  @Test(
    "a key that moves is known in each of its forms",
    arguments: [
      ("[A", .up), ("OA", .up), ("[B", .down), ("OB", .down), ("[C", .right), ("[D", .left),
      ("[5~", .pageUp), ("[6~", .pageDown), ("[H", .start), ("OH", .start), ("[1~", .start),
      ("[F", .end), ("OF", .end), ("[4~", .end),
    ] as [(String, TerminalEvent.Move)])
  func move(sequence: String, move: TerminalEvent.Move) {
    #expect(events("\u{1B}\(sequence)") == [.move(move)])
  }

  @Test("a wheel's keys, and a key among them, keep their order")
  func several() {
    #expect(
      events("\u{1B}[A\u{1B}[A\u{1B}OB") == [.move(.up), .move(.up), .move(.down)])
    #expect(events("\u{1B}[Bq\u{1B}[A") == [.move(.down), .key("q"), .move(.up)])
  }

  @Test("the number of an exercise counts as keys, also with a line break")
  func number() {
    #expect(events("1.2\r\n") == [.key("1"), .key("."), .key("2"), .key("\r"), .key("\n")])
  }

  @Test("other text that comes at once is no key", arguments: ["xy quality", "qq", "n\n"])
  func pasted(text: String) {
    #expect(events(text) == [.pasted(text)])
  }

  @Test("other keys have no event", arguments: ["[1;5A", "[3~", "OP", "x"])
  func unknown(sequence: String) {
    #expect(events("\u{1B}\(sequence)") == [])
  }

  private func events(_ text: String) -> [TerminalEvent] {
    TerminalEvent.events(from: Array(text.utf8))
  }
}
