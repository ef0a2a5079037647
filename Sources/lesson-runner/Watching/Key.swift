import Course
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

/// A request to the user, in the last line of `watch`.
enum Prompt {
  case key
  /// The number, name or path of another exercise, as far as the user has typed it.
  case exercise(String)
  // The next three prompts ask for confirmation.
  case skip(to: Exercise)
  case answer, reset
  /// One of the card's choices.
  case recall(RecallCard)
  /// Any key, below the reply to a choice.
  case anyKey

  func line(in style: TextStyle) -> String {
    let question: String
    switch self {
    case .key: return Key.line(in: style)
    case .exercise(let typed):
      let long = "Go to which exercise? Type its number or name, such as 1.2: "
      let start = long.count + max(10, typed.columns) < style.width ? long : "Exercise: "
      // The end of a long path, where the user types, is visible.
      return start + typed.suffix(max(0, style.width - start.count - 1))
    case .skip(let next): question = "Not solved yet. Go on to \(next.title) anyway?"
    case .answer: question = "Not solved yet. Show the answer anyway?"
    case .recall(let card):
      let line = "Type a number up to \(card.choices.count). Any other key skips the card."
      return String(line.prefix(style.width - 1))
    case .anyKey: return "Any key goes on."
    case .reset: question = "Restore the starter file? Your version is kept."
    }
    return "\(question.prefix(max(0, style.width - 8))) (y/n) "
  }
}
