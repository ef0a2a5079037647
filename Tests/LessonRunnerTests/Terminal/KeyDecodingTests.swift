import Testing

@testable import lesson_runner

@Suite("the bytes of keys")
struct KeyDecodingTests {
  @Test(
    "a character alone is a key",
    arguments: ["q", " ", "\n", "\r", "\u{7F}", "é", "ㅗ", "👩‍🏫"])
  func key(character: Character) {
    #expect(events("\(character)") == [.key(character)])
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

  @Test("other text that comes at once is no key", arguments: ["xy quality", "qq", "n\n", "1.2\n"])
  func pasted(text: String) {
    #expect(events(text) == [.pasted(text)])
  }

  @Test("a line break of two characters is one key")
  func lineBreak() {
    #expect(events("\r\n") == [.key("\n")])
    #expect(events("1.2\r\n") == [.pasted("1.2\n")])
  }

  @Test(
    "another key is unknown, and not several keys",
    arguments: ["[1;5A", "[3~", "OP", "x", "[[A", "[15;2~", "[Z", "é"])
  func unknown(sequence: String) {
    #expect(events("\u{1B}\(sequence)") == [.unknown])
    #expect(events("\u{1B}\(sequence)q") == [.unknown, .key("q")])
  }

  @Test(
    "what a mouse or a terminal sends is no key",
    arguments: ["[<0;10;10M", "[<0;10;10m", "[M !!", "[I", "[O", "[?1;2c", "]11;rgb:0/0/0\u{07}"])
  func reports(sequence: String) {
    #expect(events("\u{1B}\(sequence)") == [])
    #expect(events("\u{1B}\(sequence)q") == [.key("q")])
  }

  @Test(
    "a key whose bytes come in parts is one key",
    arguments: ["\u{1B}[A", "\u{1B}[15~", "\u{1B}[<0;10;10M", "é", "ㅗ", "😀"])
  func parts(key: String) {
    let whole = events(key)
    let bytes = Array(key.utf8)
    for count in 1..<bytes.count {
      var decoder = KeyDecoder()
      #expect(decoder.events(from: Array(bytes.prefix(count))) == [])
      #expect(decoder.events(from: Array(bytes.dropFirst(count))) == whole)
      #expect(decoder.flush() == [])
    }
  }

  @Test("Escape is a key if nothing else comes; an incomplete key is unknown")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.events(from: [0x1B]) == [])
    #expect(decoder.flush() == [.key("\u{1B}")])
    #expect(decoder.flush() == [])
    #expect(events("\u{1B}\u{1B}[A") == [.key("\u{1B}"), .move(.up)])
    #expect(decoder.events(from: Array("\u{1B}[".utf8)) == [])
    #expect(decoder.flush() == [.unknown])
    #expect(decoder.events(from: Array("q".utf8)) == [.key("q")])
  }

  private func events(_ text: String) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    return decoder.events(from: Array(text.utf8))
  }
}
