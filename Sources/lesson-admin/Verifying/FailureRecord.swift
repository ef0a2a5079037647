import Course
import Grading

/// How the starter file fails, and which tests each mistake fails: the contents of `failures.txt`.
struct FailureRecord: Equatable {
  private(set) var shipped: [String] = []
  /// The lines that a learner reads of the starter file; “>” marks them in the record.
  var told: [String] = []
  /// The failing tests of each mistake by its heading; if no test ran, what rejects it instead.
  private(set) var mistakes: [String: [String]] = [:]
  /// The headings in the order of the catalog.
  private var headings: [String] = []

  init() {}

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix(">") {
        told.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("## ") {
        headings.append(String(line.dropFirst(3)))
        mistakes[String(line.dropFirst(3))] = []
      } else if let heading = headings.last {
        mistakes[heading]?.append(String(line))
      } else if !line.hasPrefix("#") {
        shipped.append(String(line))
      }
    }
  }

  mutating func add(_ verdict: Verdict, of role: Candidate.Role) {
    switch role {
    case .shipped: shipped = verdict.outcome == .failed ? verdict.refusals : []
    case .answer, .right: break
    case .wrong(let mistake):
      headings.append(mistake.heading)
      mistakes[mistake.heading] =
        verdict.refusals.isEmpty ? [mistake.rejecter] : verdict.refusals
    }
  }

  var text: String {
    let head =
      "# The tests that fail as shipped, and with each mistake. Written by: lesson-admin verify "
      + "--record"
    let sections = headings.map { ["", "## \($0)"] + (mistakes[$0] ?? []) }
    let told = told.isEmpty ? [] : [""] + told.map { $0.isEmpty ? ">" : "> \($0)" }
    return ([head] + shipped + told + sections.flatMap(\.self)).map { "\($0)\n" }.joined()
  }
}
