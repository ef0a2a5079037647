import StoryboardKit
import Testing

/// One of the lesson's storyboards, found as the exercises find it.
func storyboard(_ name: String = "Main") -> UIStoryboard {
  UIStoryboard(name: name, bundle: nil, callerFileID: "PropertyAndMethod/Tests.swift")
}

/// Puts a screen into a window, as an app does.
///
/// - Parameter screen: The screen, or the navigation controller that holds it.
/// - Returns: The window. Somebody has to hold it as long as the screen should be in sight.
func show(_ screen: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = screen
  window.makeKeyAndVisible()
  return window
}

/// Records the picture of a screen, as a user would see it now.
func record(_ screen: UIViewController) {
  Attachment.record(screen.screenPicture(width: 36), named: "screen.txt")
}

/// Puts a screen into a window, records its picture, and reads all its labels from top to bottom.
///
/// - Parameters:
///   - screen: The screen.
///   - isRecorded: Whether its picture is recorded; a test records one.
/// - Returns: The texts.
func look(at screen: UIViewController, isRecorded: Bool = true) -> [String] {
  let window = show(screen)
  if isRecorded { record(screen) }
  return withExtendedLifetime(window) { screen.texts }
}

extension UIViewController {
  /// The texts of all labels in the view, from top to bottom of the hierarchy.
  var texts: [String] {
    viewIfLoaded?.layoutIfNeeded()
    return viewIfLoaded.map(Self.texts) ?? []
  }

  private static func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }
}

/// What Swift wrote when it stopped the program, without the trace that may follow.
func lastWords(in standardError: [UInt8]) -> String {
  let lines = String(decoding: standardError, as: UTF8.self).split(separator: "\n")
  let starts = ["Fatal error", "Precondition failed", "Assertion failed"]
  let first = lines.firstIndex { line in starts.contains { line.contains($0) } }
  let message = lines[(first ?? lines.endIndex)...]
    .prefix { !$0.hasPrefix("***") && !$0.hasPrefix("Stack dump") && !$0.hasPrefix("Current") }
  return message.joined(separator: "\n")
}
