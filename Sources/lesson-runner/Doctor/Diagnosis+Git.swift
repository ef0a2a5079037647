import Course
import Interface

extension Diagnosis {
  /// Finds files that changed since the last commit, although learners needn't change them.
  func edits() async -> Finding {
    let paths = ["Package.swift", "Sources", "Tests", "Answers", ":(glob)Lessons/*/Support/**"]
    guard let status = await output(["git", "status", "--porcelain", "--"] + paths) else {
      return await gitFailure()
    }
    let changed = status.split(separator: "\n")
    guard let first = changed.first?.dropFirst(3) else {
      return .good("Tests, sources and answers are unchanged since the last commit.")
    }
    let others = changed.count > 1 ? " and \((changed.count - 1).counted("other path"))" : ""
    return .remarkable(
      "\(first)\(others) changed since the last commit.",
      remedy: "Nothing, if it's on purpose. “git diff” shows the changes; your verdicts may differ."
    )
  }

  /// Returns a finding about files that Git couldn't merge, or nil if there are none.
  func mergeConflicts() async -> Finding? {
    let unmerged = await output(["git", "diff", "--name-only", "--diff-filter=U"]) ?? ""
    let files = unmerged.split(separator: "\n")
    guard let first = files.first else { return nil }
    let others = files.count > 1 ? " and \((files.count - 1).counted("other file"))" : ""
    return .bad(
      "Git couldn't merge \(first)\(others).",
      remedy: ".github/SETUP.md says how to go on: “To update the book”.")
  }

  /// Returns a finding about the reason why Git can't list changed files.
  private func gitFailure() async -> Finding {
    func finding(_ reason: String, remedy: String) -> Finding {
      .remarkable(
        "\(reason), so it's unknown whether tests or sources were changed.", remedy: remedy)
    }
    let comparing = "Nothing, if you didn't change them. Otherwise compare with a new clone."
    guard await output(["git", "--version"]) != nil else {
      return finding("The command “git” doesn't run", remedy: comparing)
    }
    // Git's error message, which `output` doesn't return.
    let reason = await output(["sh", "-c", "LC_ALL=C git status 2>&1 || true"]) ?? ""
    if reason.contains("dubious ownership") {
      return finding(
        "This checkout belongs to another user, and git doesn't read it",
        remedy: "If you trust its files: git config --global --add safe.directory \(workbook.path)")
    }
    if reason.contains("not a git repository") {
      return finding("This isn't a git checkout", remedy: comparing)
    }
    return finding(
      "Git can't read this checkout (\(reason.split(separator: "\n").first ?? "no reason"))",
      remedy: comparing)
  }
}
