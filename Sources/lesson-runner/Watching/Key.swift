import Interface

/// The keys of `watch`, with their names.
///
/// All keys are lowercase ASCII letters, so a keyboard with Latin letters has them.
enum Key: String, CaseIterable {
  case hint, page, verdict, more, test, wiring, list, next, go, answer, others, recall, reset
  case checkAll = "check all"
  case quit

  var letter: Character { self == .reset ? "x" : rawValue[rawValue.startIndex] }

  /// Returns the keys that most pages need, on one line.
  ///
  /// On a narrow line, the keys have short names, smaller gaps, or no names. The other keys are
  /// named on the pages where they have an effect.
  static func line(in style: TextStyle) -> String {
    let keys = allCases.filter { ![.verdict, .test, .others, .recall].contains($0) }
    func line(_ names: [String], _ gap: String, _ style: TextStyle) -> String {
      zip(keys, names).map { style.bold("\($0.letter)") + $1 }.joined(separator: gap)
    }
    let names = keys.map { " \($0.rawValue)" }
    let short = keys.map { " \($0 == .checkAll ? "all" : $0.rawValue)" }
    let none = keys.map { _ in "" }
    let (shown, gap) =
      [(names, "  "), (short, "  "), (short, " ")]
      .first { line($0, $1, .plain).count < style.width } ?? (none, " ")
    return line(shown, gap, style)
  }

  /// A sentence with all keys and their names.
  static var sentence: String {
    "The keys: \(allCases.map { "\($0.letter) \($0.rawValue)" }.joined(separator: ", "))."
  }
}
