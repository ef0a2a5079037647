import Course
import Foundation

/// The commands that the compiler's driver would run, with marks where one run differs from
/// another.
///
/// The driver takes as long to plan as a small file takes to compile. What it plans depends on the
/// flags alone, so that it need be asked only once.
struct CompilerPlan: Codable, Equatable, Sendable {
  /// Stand in a plan for what is not known yet.
  enum Mark: String {
    case module = "MODULE"
    case source = "/SOURCE.swift"
    case object = "/OBJECT.o"
    /// Words that hold this one, such as the name of a file beside the output, follow it.
    case output = "/OUTPUT"
  }

  let commands: [[String]]

  /// Reads what a driver prints when it is told `-###`: a command a line, in the shell's quoting.
  init(printed text: String) {
    commands = text.split(separator: "\n").map { Self.words(of: $0) }.filter { !$0.isEmpty }
  }

  /// The commands, with what the marks stand for.
  func commands(with values: [Mark: [String]]) -> [[String]] {
    commands.map { words in
      words.flatMap { word in
        if let mark = Mark(rawValue: word), let value = values[mark] { return value }
        guard let output = values[.output]?.first else { return [word] }
        return [word.replacing(Mark.output.rawValue, with: output)]
      }
    }
  }

  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else if character == " ", !isQuoted {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
