import Course
import Grading
import Interface

/// The keys of `watch`.
///
/// All are small letters: the sequences that arrow keys send, and what is typed for another
/// alphabet, hold none.
enum Key: Character, CaseIterable {
  case hint = "h"
  case page = "p"
  case messages = "m"
  case wiring = "w"
  case list = "l"
  case next = "n"
  case go = "g"
  case answer = "a"
  case reset = "x"
  case checkAll = "c"
  case quit = "q"

  private var name: String {
    switch self {
    case .hint: "hint"
    case .page: "page"
    case .messages: "more"
    case .wiring: "wiring"
    case .list: "list"
    case .next: "next"
    case .go: "go"
    case .answer: "answer"
    case .reset: "reset"
    case .checkAll: "check all"
    case .quit: "quit"
    }
  }

  /// All keys in one line; where it is narrow, with short names, closer together, or without any.
  static func line(in style: TextStyle) -> String {
    let short = { (key: Key) in String(key.name.split(separator: " ").last ?? "") }
    let forms: [(name: ((Key) -> String)?, gap: String)] = [
      (\.name, "  "), (short, "  "), (short, " "),
    ]
    let form = forms.first { text($0.name, $0.gap) { $0 }.count < style.width } ?? (nil, " ")
    return text(form.name, form.gap, letter: style.bold)
  }

  private static func text(
    _ name: ((Key) -> String)?, _ gap: String, letter: (String) -> String
  ) -> String {
    allCases.map { key in
      letter("\(key.rawValue)") + (name.map { " \($0(key))" } ?? "")
    }
    .joined(separator: gap)
  }
}
