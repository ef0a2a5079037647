/// A decoder of the bytes that a terminal sends for keys.
///
/// A key can send several bytes, which can arrive in several reads; one read can get several keys.
struct KeyDecoder {
  /// The bytes of an incomplete key.
  private var rest: [UInt8] = []

  /// Returns the events of one read's bytes, and keeps the bytes of an incomplete key at the end.
  ///
  /// Several characters in one read count as pasted, except the bytes of keys that move. A mouse
  /// wheel sends several such keys together.
  mutating func events(from bytes: [UInt8]) -> [TerminalEvent] {
    let (characters, part) = (rest + bytes).splitBeforeIncompleteCharacter
    var text = String(decoding: characters, as: UTF8.self).unicodeScalars[...]
    var events: [TerminalEvent] = []
    rest = []
    while text.first != nil {
      let typed = text.prefix { $0 != "\u{1B}" }
      events += String(typed).replacing("\r\n", with: "\n").map { .key($0) }
      text = text[typed.endIndex...]
      guard text.first != nil else { break }
      guard let sequence = Substring(text).prefixMatch(of: Self.sequence) else {
        rest = Array(String(text).utf8)
        break
      }
      events += [Self.event(of: String(sequence.0))].compactMap { $0 }
      text = text[sequence.range.upperBound...]
    }
    rest += part
    let keys = String(events.compactMap { if case .key(let key) = $0 { key } else { nil } })
    return keys.count > 1 ? [.pasted(keys)] : events
  }

  /// Returns the event of a key that seemed incomplete, such as Escape, if no other bytes have
  /// come.
  mutating func flush() -> [TerminalEvent] {
    defer { rest = [] }
    return rest.isEmpty ? [] : rest == [0x1B] ? [.key("\u{1B}")] : [.unknown]
  }

  /// A pattern for a complete sequence: of a mouse, of the Linux console, of a key with modifiers,
  /// of a terminal's reply, or of the Alt key with a character; or Escape before another sequence.
  private static var sequence: Regex<Substring> {
    #/
    \u{1B} (?:
      \[M... | \[\[. | \[[\x20-\x3F]+M | \[[\x20-\x3F]*[@-LN-~] | O.
      | [\]PX^_](?s:.*?)(?:\x07|\x1B\\) | (?=\x1B) | [^\[\]OPX^_\x1B]
    )
    /#
    .matchingSemantics(.unicodeScalar)
  }

  /// Returns the event of a sequence, or nil if no key sends it.
  private static func event(of sequence: String) -> TerminalEvent? {
    if let move = moves[String(sequence.dropFirst())] { return .move(move) }
    if sequence == "\u{1B}" { return .key("\u{1B}") }
    let key = /(?x)\u{1B} (?: O. | \[\[. | \[(?!20[01]~)[0-9;]*[~A-HPQSZ] | [^\[\]OPX^_] )/
    return sequence.wholeMatch(of: key) == nil ? nil : .unknown
  }

  /// The sequences, without Escape, of keys that move: xterm's in its two modes for arrow keys,
  /// tmux's, and Linux's.
  private static let moves: [String: TerminalEvent.Move] = [
    "[A": .up, "OA": .up, "[B": .down, "OB": .down,
    "[C": .right, "OC": .right, "[D": .left, "OD": .left,
    "[5~": .pageUp, "[6~": .pageDown,
    "[H": .start, "OH": .start, "[1~": .start,
    "[F": .end, "OF": .end, "[4~": .end,
  ]
}

extension [UInt8] {
  /// The bytes before an incomplete character at the end, and that character's bytes.
  fileprivate var splitBeforeIncompleteCharacter: (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    guard let lead = lastIndex(where: { $0 & 0xC0 != 0x80 }), self[lead] >= 0xC0 else {
      return (self[...], [])
    }
    let length = self[lead] >= 0xF0 ? 4 : self[lead] >= 0xE0 ? 3 : 2
    return count - lead < length ? (self[..<lead], self[lead...]) : (self[...], [])
  }
}
