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

/// Loads a screen whose label isn't connected, and ends the program as ``showAndEnd(_:)`` does.
///
/// Prints nothing if the screen stops the program, or if its `viewDidLoad` doesn't set the label's
/// text: then nobody can tell from outside what the screen does without a label.
public func showWithoutLabelAndEnd(_ screen: UIViewController?) -> Never {
  guard let screen else { exit(EXIT_FAILURE) }
  screen.loadViewIfNeeded()
  // Found by reflection, because the outlet may be private.
  let outlets = Mirror(reflecting: screen).children.lazy.compactMap { $0.value as? Outlet<UILabel> }
  guard let outlet = outlets.first else { exit(EXIT_FAILURE) }
  let label = outlet.wrappedValue
  label?.text = "Label"
  screen.viewDidLoad()
  guard label?.text != "Label" else { exit(EXIT_FAILURE) }
  label?.text = "Label"
  outlet.wrappedValue = nil
  screen.viewDidLoad()
  showAndEnd(screen)
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
