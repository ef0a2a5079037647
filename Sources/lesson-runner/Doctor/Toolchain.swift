import Course
import Foundation

/// The checks of the compiler and the test library that the shell finds.
struct Toolchain {
  let workbook: Workbook
  /// A Mac's developer tools, or nil on other systems.
  let tools: DeveloperTools?
  /// A function that runs a tool, and returns the tool's output, or nil if the tool fails.
  let output: (_ command: [String]) async -> String?

  /// Checks that the compiler is as new as `Package.swift` requires.
  func version() async -> Finding {
    guard let printed = await output(["swift", "--version"]) else {
      return .bad("The command “swift” doesn't run.", remedy: installing)
    }
    guard await output(["swiftc", "--version"]) != nil else {
      return .bad(
        "The command “swift” runs, but the compiler “swiftc” doesn't.",
        remedy: installing)
    }
    return version(printed: printed)
  }

  /// Checks that a compiler with this printed version is as new as `Package.swift` requires.
  func version(printed output: String) -> Finding {
    guard let match = output.firstMatch(of: /Swift version ((\d+)\.(\d+)(?:\.\d+)?)/),
      let major = Int(match.2), let minor = Int(match.3)
    else {
      return .bad("The command “swift” doesn't print its version.", remedy: installing)
    }
    guard let needed else {
      return .bad(
        "Package.swift doesn't say which Swift it needs.",
        remedy: "Copy Package.swift from a new clone of the workbook.")
    }
    let isEnough = (major, minor) >= needed
    return isEnough
      ? .good("Swift is \(match.1); \(needed.0).\(needed.1) or newer is needed.")
      : .bad(
        "Swift is \(match.1), and the workbook needs \(needed.0).\(needed.1) or newer.",
        remedy: installing)
  }

  private var installing: String {
    tools == nil
      ? "Install the newest Swift from swift.org/install, and open a new terminal."
      : DeveloperTools.updating
  }

  /// The Swift version in the first line of `Package.swift`.
  private var needed: (Int, Int)? {
    let file = workbook.root.appending(path: "Package.swift")
    guard let manifest = try? String(contentsOf: file, encoding: .utf8),
      let match = manifest.prefixMatch(of: /\/\/ *swift-tools-version: *(\d+)\.(\d+)/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return nil }
    return (major, minor)
  }

  /// Finds changes since the last commit to files that learners don't have to change.
  func edits() async -> Finding {
    let paths = ["Package.swift", "Sources", "Tests", "Answers", ":(glob)Lessons/*/Support/**"]
    guard let status = await output(["git", "status", "--porcelain", "--"] + paths) else {
      return .remarkable(
        "This isn't a git checkout, so it's unknown whether tests or sources were changed.",
        remedy: "Nothing, if you didn't change them. Otherwise compare with a new clone.")
    }
    let changed = status.split(separator: "\n").map { $0.dropFirst(3) }
    guard let first = changed.first else {
      return .good("Tests, sources and answers are unchanged since the last commit.")
    }
    let others = changed.count > 1 ? " and \((changed.count - 1).counted("other path"))" : ""
    return .remarkable(
      "\(first)\(others) changed since the last commit.",
      remedy: "Nothing, if it's on purpose. “git diff” shows the changes; your verdicts may differ."
    )
  }
}

/// The developer tools that are selected on a Mac.
enum DeveloperTools: Equatable, Sendable {
  /// The tools in Xcode, with the path of Xcode.
  case xcode(String)
  /// The Command Line Tools: a compiler without Xcode.
  case commandLine
  case missing

  /// Returns the selected tools, or nil on other systems.
  static func chosen(by output: ([String]) async -> String?) async -> DeveloperTools? {
    #if os(macOS)
      DeveloperTools(printed: await output(["xcode-select", "-p"]))
    #else
      nil
    #endif
  }

  /// Parses the path of the selected tools.
  ///
  /// - Parameter answer: The output of `xcode-select -p`, or nil if the command failed.
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
    case .xcode(let app): .good("\(app) is used.")
    case .commandLine:
      .remarkable(
        "The Command Line Tools are used, not Xcode. They include the module Testing since 26.4.",
        remedy: "Nothing, if the answer below passes. Otherwise: \(Self.choosing)")
    case .missing:
      .bad(
        "No developer tools are selected: “xcode-select -p” prints no path.", remedy: Self.choosing)
    }
  }

  /// The remedy if exercises can't be graded, or nil if these tools suffice.
  var remedy: String? {
    switch self {
    case .xcode: nil
    case .commandLine, .missing: Self.choosing
    }
  }

  /// Instructions for installing a newer compiler.
  static let updating =
    "Update Xcode in the App Store, or install Swift from swift.org/install; then open a new "
    + "terminal."

  private static let choosing =
    "Install Xcode from the App Store, and open it once. Then run: "
    + "sudo xcode-select -s /Applications/Xcode.app"
}
