import Foundation
import StoryboardKit
import Testing

/// Shows a screen in a program of its own, which then ends.
///
/// It ends with a failure in any case, so that one exit test can look at both: a screen, or the words
/// that stopped the program.
func showAndEnd(_ screen: UIViewController) -> Never {
  print(marker + screen.textsInSight.joined(separator: " | "))
  print(screen.pictureInSight)
  exit(EXIT_FAILURE)
}

private let marker = "the screen shows: "
private let fatal = "Fatal error: "

extension ExitTest.Result {
  /// What somebody would tell who watched the program: what its screen showed, or why there was none.
  var told: String {
    if let texts = printed?.first { return marker + texts }
    return lastWords.map { "the program stopped: \($0)" } ?? "nothing"
  }

  /// The picture of the screen that the program showed.
  var picture: String? {
    printed?.dropFirst().joined(separator: "\n")
  }

  /// The words that stopped the program, without the list of calls that follows them.
  var lastWords: String? {
    let text = String(decoding: standardErrorContent, as: UTF8.self)
    guard let start = text.range(of: fatal)?.upperBound else { return nil }
    let lines = text[start...].split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.prefix { line in
      !["Current stack trace", "***", "💣"].contains { line.hasPrefix($0) }
    }
    return words.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The lines of the screen that the program showed: its texts first, then the picture.
  private var printed: [String]? {
    let text = String(decoding: standardOutputContent, as: UTF8.self)
    guard let start = text.range(of: marker)?.upperBound else { return nil }
    return text[start...].split(separator: "\n").map(String.init)
  }
}
