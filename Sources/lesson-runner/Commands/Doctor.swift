import Course
import Grading
import Interface

/// Tells what keeps the workbook from working, and what to do about it.
struct Doctor: Command {
  static let configuration = Configuration(
    name: "doctor",
    abstract: "Look for what keeps the workbook from working, and say what to do.")

  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    var problems = 0
    try await Diagnosis(workbook, Grader(workbook, progress: console.note)).run { finding in
      console.print(text(for: finding, console.style))
      if finding.state == .bad { problems += 1 }
    }
    guard problems == 0 else {
      console.print("\n" + console.style.bad("✘ \(problems.counted("problem")): see above."))
      return .failure
    }
    console.print("\n" + console.style.good("✔ Nothing keeps the workbook from working."))
    return .success
  }

  private func text(for finding: Finding, _ style: TextStyle) -> String {
    let mark =
      switch finding.state {
      case .good: style.good("✔")
      case .remarkable: style.bold("!")
      case .bad: style.bad("✘")
      }
    let lines =
      [finding.text.wrapped(to: style.width, indent: 2)]
      + [finding.remedy.map { "What to do: \($0)".wrapped(to: style.width, indent: 4) }]
      .compactMap { $0 }
    return mark + " " + lines.joined(separator: "\n").drop { $0 == " " }
  }
}

extension Doctor {
  init(_ words: Words) {}
}
