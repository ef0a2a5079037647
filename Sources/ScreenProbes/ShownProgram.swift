import Foundation
public import StoryboardKit
public import Testing

/// Shows a screen in a program of its own, which then ends.
///
/// It ends with a failure in any case, so that one exit test can look at both: a screen, or the
/// words that stopped the program.
public func showAndEnd(_ screen: UIViewController) -> Never {
  screen.inSight {
    print(marker + screen.textsInSight.joined(separator: " | "))
    print(screen.picture)
  }
  exit(EXIT_FAILURE)
}

private let marker = "the screen shows: "

extension ExitTest.Result {
  /// The account of a witness of the program: what its screen showed, or why there was none.
  public var told: String {
    if let texts = printed?.first { return marker + texts }
    return lastWords.isEmpty ? "nothing" : "the program stopped: \(lastWords)"
  }

  /// The picture of the screen that the program showed.
  public var picture: String? {
    printed?.dropFirst().joined(separator: "\n")
  }

  /// The lines of the screen that the program showed: its texts first, then the picture.
  private var printed: [String]? {
    let text = String(decoding: standardOutputContent, as: UTF8.self)
    guard let start = text.range(of: marker)?.upperBound else { return nil }
    return text[start...].split(separator: "\n").map(String.init)
  }
}
