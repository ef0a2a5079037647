import Course
import Foundation
import Grading
import Interface

/// The compiler and the test library that the shell finds.
struct Toolchain {
  let workbook: Workbook
  let environment: [String: String]
  /// The tools that a Mac has been told to use; nil elsewhere.
  var tools: DeveloperTools?

  /// Whether the compiler is as new as `Package.swift` asks for.
  func version() async -> Finding {
    guard let output = await output(of: ["swift", "--version"]) else {
      return .bad("The command “swift” does not run.", remedy: installing)
    }
    guard await self.output(of: ["swiftc", "--version"]) != nil else {
      return .bad(
        "The command “swift” runs, and the compiler beside it, “swiftc”, does not.",
        remedy: installing)
    }
    return version(printed: output)
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

  /// What a command prints; nil if it fails.
  func output(of command: [String]) async -> String? {
    let process = ChildProcess(
      command, in: workbook.root, environment: environment, limit: .seconds(60))
    guard let result = try? await process.run(), result.ending == .exited(0) else { return nil }
    return result.output
  }

  /// Looks for differences from the last commit,
  /// among the files that a learner has no need to change.
  func edits() async -> Finding {
    let paths = ["Package.swift", "Sources", "Tests", "Answers", ":(glob)Lessons/*/Support/**"]
    guard let output = await output(of: ["git", "status", "--porcelain", "--"] + paths) else {
      return .remarkable(
        "Whether tests or sources were changed is not known: this is no git checkout.",
        remedy: "Nothing, if you changed none. Otherwise compare with a new clone.")
    }
    let changed = output.split(separator: "\n").map { $0.dropFirst(3) }
    guard let first = changed.first else {
      return .good("Tests, sources and answers are as they were committed.")
    }
    let others = changed.count > 1 ? " and \((changed.count - 1).counted("other path"))" : ""
    return .remarkable(
      "\(first)\(others) changed since the last commit.",
      remedy: "Nothing, if you meant it. “git diff” shows what; verdicts may differ from others'.")
  }
}
