import Course
import Foundation
import Grading
import Interface

/// The tools that a Mac has been told to use: Xcode's, or the smaller Command Line Tools.
///
/// No other system has such a choice; all that `doctor` says of a Mac alone stands here.
enum DeveloperTools: Equatable, Sendable {
  /// Those of an Xcode, by the path of the app.
  case xcode(String)
  /// The Command Line Tools: a compiler without Xcode.
  case commandLine
  case missing

  /// Asks which tools this machine uses.
  ///
  /// - Parameter command: Runs a command; returns what it prints, or nil if it fails.
  /// - Returns: The tools, or nil if it is no Mac.
  static func chosen(by command: ([String]) async -> String?) async -> DeveloperTools? {
    #if os(macOS)
      DeveloperTools(printed: await command(["xcode-select", "-p"]))
    #else
      nil
    #endif
  }

  /// Understands an answer of `xcode-select -p`; nil stands for none.
  init(printed answer: String?) {
    let path = (answer ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let app = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty {
      self = .missing
    } else if let end = app.firstIndex(where: { $0.hasSuffix(".app") }) {
      self = .xcode(app[...end].joined(separator: "/"))
    } else {
      self = .commandLine
    }
  }

  var finding: Finding {
    switch self {
    case .xcode(let app): .good("The tools of \(app) are used.")
    case .commandLine:
      .remarkable(
        "The Command Line Tools are used, not Xcode. They have the module Testing from 26.4 on.",
        remedy: "Nothing, if the answer below passes. Otherwise: \(Self.choosing)")
    case .missing:
      .bad("No developer tools are chosen: “xcode-select -p” names none.", remedy: Self.choosing)
    }
  }

  /// The words on what to do when an exercise cannot be graded; nil if these tools have all it
  /// takes.
  var remedy: String? {
    switch self {
    case .xcode: nil
    case .commandLine, .missing: Self.choosing
    }
  }

  /// The words on how to come by a newer compiler.
  static let updating =
    "Update Xcode in the App Store, or install Swift from swift.org/install; then open a new "
    + "terminal."

  private static let choosing =
    "Install Xcode from the App Store, if it is not there, and open it once. Then run: "
    + "sudo xcode-select -s /Applications/Xcode.app"
}
