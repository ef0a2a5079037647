import Course
import Foundation
import Grading
import Interface

/// A command that finds the reasons why the workbook doesn't work.
struct Doctor: Command {
  static let configuration = Configuration(
    name: "doctor",
    abstract: "Find out why the workbook doesn't work here, and what to do.")

  func run(
    in workbook: Workbook, _ console: Console, _ grader: Grader, _ environment: [String: String],
    _ output: @escaping (_ command: [String]) async -> String?
  ) async throws -> ExitStatus {
    let style = console.style
    let diagnosis = Diagnosis(
      workbook: workbook, grader: grader, tools: await DeveloperTools.chosen(by: output),
      compilerFolders: Self.compilerFolders(in: environment), output: output)
    var problems = 0
    try await diagnosis.run { finding in
      try console.print(finding.text(in: style))
      if finding.mark == .failed { problems += 1 }
    }
    try console.print(
      problems == 0
        ? "\n\(style.line(.passed, "No problems found."))"
        : "\n\(style.line(.failed, "\(problems.counted("problem")): see above."))")
    return problems == 0 ? .success : .failure
  }
}

extension Doctor {
  init(_ arguments: ParsedArguments) {}

  /// Returns the folders for the compiler's temporary files, and for its compiled C modules.
  private static func compilerFolders(in environment: [String: String]) -> [URL] {
    let cache = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { "\($0)/.cache" }
    return [environment["TMPDIR"] ?? "/tmp", cache].compactMap(\.self).filter { !$0.isEmpty }
      .map { URL(filePath: $0) }
  }
}

/// The result of one check that `doctor` performs.
struct Finding: Equatable {
  let mark: TextStyle.Mark
  let text: String
  /// The instructions for the user, or nil if there is nothing to do.
  let remedy: String?

  static func good(_ text: String) -> Finding { Finding(mark: .passed, text: text, remedy: nil) }

  static func bad(_ text: String, remedy: String) -> Finding {
    Finding(mark: .failed, text: text, remedy: remedy)
  }

  /// Creates a finding about a state that may be intended, and that may or may not be a problem.
  static func remarkable(_ text: String, remedy: String) -> Finding {
    Finding(mark: .note, text: text, remedy: remedy)
  }

  fileprivate func text(in style: TextStyle) -> String {
    let remedy = remedy.map { "\n" + "What to do: \($0)".wrapped(to: style.width, indent: 4) }
    let text = text.wrapped(to: style.width, indent: 2).dropFirst(2)
    return "\(style.mark(mark)) \(text)\(remedy ?? "")"
  }
}
