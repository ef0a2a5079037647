import Course
import Interface

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
