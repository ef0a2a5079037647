import Course
import Foundation

/// The compiler and the test library that the shell finds.
struct Toolchain {
  let workbook: Workbook
  /// Nil but on a Mac.
  let tools: DeveloperTools?
  /// Runs a tool; returns what it prints, or nil if it fails.
  let output: (_ command: [String]) async -> String?

  /// Whether the compiler is as new as `Package.swift` asks for.
  func version() async -> Finding {
    guard let printed = await output(["swift", "--version"]) else {
      return .bad("The command “swift” does not run.", remedy: installing)
    }
    guard await output(["swiftc", "--version"]) != nil else {
      return .bad(
        "The command “swift” runs, and the compiler beside it, “swiftc”, does not.",
        remedy: installing)
    }
    return version(printed: printed)
  }

  /// Whether a compiler that prints this as its version is as new as `Package.swift` asks for.
  func version(printed output: String) -> Finding {
    guard let match = output.firstMatch(of: /Swift version ((\d+)\.(\d+)(?:\.\d+)?)/),
      let major = Int(match.2), let minor = Int(match.3)
    else {
      return .bad("The command “swift” does not tell its version.", remedy: installing)
    }
    guard let needed else {
      return .bad(
        "Package.swift does not say which Swift it needs.",
        remedy: "Take Package.swift from a new clone of the workbook.")
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
      ? "Install Swift, the newest release, from swift.org/install, and open a new terminal."
      : DeveloperTools.updating
  }

  /// The version in the first line of `Package.swift`.
  private var needed: (Int, Int)? {
    let file = workbook.root.appending(path: "Package.swift")
    guard let manifest = try? String(contentsOf: file, encoding: .utf8),
      let match = manifest.prefixMatch(of: /\/\/ *swift-tools-version: *(\d+)\.(\d+)/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return nil }
    return (major, minor)
  }

  /// Looks for differences from the last commit,
  /// among the files that a learner has no need to change.
  func edits() async -> Finding {
    let paths = ["Package.swift", "Sources", "Tests", "Answers", ":(glob)Lessons/*/Support/**"]
    guard let status = await output(["git", "status", "--porcelain", "--"] + paths) else {
      return .remarkable(
        "Whether tests or sources were changed is not known: this is no git checkout.",
        remedy: "Nothing, if you changed none. Otherwise compare with a new clone.")
    }
    let changed = status.split(separator: "\n").map { $0.dropFirst(3) }
    guard let first = changed.first else {
      return .good("Tests, sources and answers are as they were committed.")
    }
    let others = changed.count > 1 ? " and \((changed.count - 1).counted("other path"))" : ""
    return .remarkable(
      "\(first)\(others) changed since the last commit.",
      remedy: "Nothing, if you meant it. “git diff” shows what; verdicts may differ from others'.")
  }
}

/// The developer tools that a Mac is set to use; no other system has such a choice.
enum DeveloperTools: Equatable, Sendable {
  /// Those of an Xcode, by the path of the app.
  case xcode(String)
  /// The Command Line Tools: a compiler without Xcode.
  case commandLine
  case missing

  /// The tools that this machine uses; nil if it is no Mac.
  static func chosen(by output: ([String]) async -> String?) async -> DeveloperTools? {
    #if os(macOS)
      DeveloperTools(printed: await output(["xcode-select", "-p"]))
    #else
      nil
    #endif
  }

  /// - Parameter answer: What `xcode-select -p` printed; nil if it failed.
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

  /// What to do when an exercise cannot be graded; nil if these tools have all it takes.
  var remedy: String? {
    switch self {
    case .xcode: nil
    case .commandLine, .missing: Self.choosing
    }
  }

  /// How to get a newer compiler.
  static let updating =
    "Update Xcode in the App Store, or install Swift from swift.org/install; then open a new "
    + "terminal."

  private static let choosing =
    "Install Xcode from the App Store, if it is not there, and open it once. Then run: "
    + "sudo xcode-select -s /Applications/Xcode.app"
}
