import Foundation
public import StoryboardKit
public import Testing

/// Prints a screen's texts and picture, then ends the program, which an exit test has started.
///
/// The program always ends with a failure, so that one exit test can check both cases: a screen, or
/// the message of a trap.
public func showAndEnd(_ screen: UIViewController) -> Never {
  screen.whileVisible {
    print(textsMarker + screen.visibleTexts.joined(separator: " | "))
    print(screen.picture)
  }
  exit(EXIT_FAILURE)
}

/// The beginning of the line with the screen's texts.
private let textsMarker = "the screen shows: "

extension ExitTest.Result {
  /// The screen's printed texts, the message of the trap that ended the program, or “nothing”.
  public var told: String {
    if let texts = printed?.first { return textsMarker + texts }
    return lastWords.isEmpty ? "nothing" : "the program stopped: \(lastWords)"
  }

  /// The screen's picture that the program printed, or nil if no picture was printed.
  public var picture: String? {
    printed?.dropFirst().joined(separator: "\n")
  }

  /// The lines that the program printed: the screen's texts, then the picture.
  private var printed: [String]? {
    let text = String(decoding: standardOutputContent, as: UTF8.self)
    guard let start = text.range(of: textsMarker)?.upperBound else { return nil }
    return text[start...].split(separator: "\n").map(String.init)
  }
}
