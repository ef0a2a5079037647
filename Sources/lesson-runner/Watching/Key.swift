import Workbook

/// The keys of `watch`.
///
/// All are small letters: the sequences that arrow keys send, and what is typed for another
/// alphabet, hold none.
enum Key: Character, CaseIterable {
  case hint = "h"
  case list = "l"
  case next = "n"
  case answer = "a"
  case reset = "x"
  case checkAll = "c"
  case quit = "q"

  private var name: String {
    switch self {
    case .hint: "hint"
    case .list: "list"
    case .next: "next"
    case .answer: "answer"
    case .reset: "reset"
    case .checkAll: "check all"
    case .quit: "quit"
    }
  }

  /// All keys in one line; where it is narrow, with short names, or without any.
  static func line(in style: TextStyle) -> String {
    let short = { (key: Key) in String(key.name.split(separator: " ").last ?? "") }
    let names: [(Key) -> String] = [\.name, short]
    let name = names.first { text(name: $0) { $0 }.count < style.width }
    return text(name: name, letter: style.bold)
  }

  private static func text(name: ((Key) -> String)?, letter: (String) -> String) -> String {
    allCases.map { key in
      letter("\(key.rawValue)") + (name.map { " \($0(key))" } ?? "")
    }
    .joined(separator: name == nil ? " " : "  ")
  }
}
