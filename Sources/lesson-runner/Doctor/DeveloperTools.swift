import Foundation

/// The developer tools that are selected on a Mac: Xcode's, the Command Line Tools, or none.
struct DeveloperTools {
  let finding: Finding
  /// The remedy if exercises can't be graded, or nil if these tools suffice.
  let remedy: String?

  /// Returns the tools that are selected on this Mac, or nil on another system.
  static func chosen(by output: ([String]) async -> String?) async -> DeveloperTools? {
    #if os(macOS)
      DeveloperTools(printed: await output(["xcode-select", "-p"]))
    #else
      nil
    #endif
  }

  /// Parses the output of `xcode-select -p`, which is nil if the command failed.
  init(printed output: String?) {
    let path = (output ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let app = path.prefixMatch(of: /(.+?\.app)(?:\/|$)/)?.1
    remedy = app == nil ? Self.xcodeInstructions : nil
    if let app {
      finding = .good("\(app) is used.")
    } else if path.isEmpty {
      finding = .bad(
        "No developer tools are selected: “xcode-select -p” prints no path.",
        remedy: Self.xcodeInstructions)
    } else {
      finding = .remarkable(
        "The Command Line Tools are used, not Xcode. They include the module Testing since 26.4.",
        remedy: "Nothing, if the answer below passes. Otherwise: \(Self.xcodeInstructions)")
    }
  }

  /// Instructions for installing a newer compiler.
  static let updateInstructions =
    "Update Xcode in the App Store, or install Swift from swift.org/install; then open a new "
    + "terminal."

  private static let xcodeInstructions =
    "Install Xcode from the App Store, and open it once. Then run: "
    + "sudo xcode-select -s /Applications/Xcode.app"
}
