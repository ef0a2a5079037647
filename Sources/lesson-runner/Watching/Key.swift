import Workbook

/// The keys of `watch`.
enum Key: Character, CaseIterable {
  case hint = "h"
  case list = "l"
  case next = "n"
  case checkAll = "c"
  case quit = "q"

  private var name: String {
    switch self {
    case .hint: "hint"
    case .list: "list"
    case .next: "next"
    case .checkAll: "check all"
    case .quit: "quit"
    }
  }

  /// All keys in one line; where it is narrow, without their names.
  static func line(in style: Style) -> String {
    let full = allCases.map { "\($0.rawValue) \($0.name)" }.joined(separator: "  ")
    return allCases.map { key in
      let letter = style.bold("\(key.rawValue)")
      return full.count < style.width ? "\(letter) \(key.name)" : letter
    }
    .joined(separator: full.count < style.width ? "  " : " ")
  }
}
