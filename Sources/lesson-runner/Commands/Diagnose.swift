import Workbook

/// Tells what keeps the workbook from working, and what to do about it.
struct Diagnose {
  let grader: Grader
  let console: Console

  func run() async throws -> ExitStatus {
    var problems = 0
    try await Diagnosis(grader).run { finding in
      console.print(text(for: finding))
      if finding.state == .bad { problems += 1 }
    }
    guard problems == 0 else {
      console.print("\n" + console.style.bad("✘ \(problems.counted("problem")): see above."))
      return .failure
    }
    console.print("\n" + console.style.good("✔ Nothing keeps the workbook from working."))
    return .success
  }

  private func text(for finding: Finding) -> String {
    let mark =
      switch finding.state {
      case .good: console.style.good("✔")
      case .remarkable: console.style.bold("!")
      case .bad: console.style.bad("✘")
      }
    let lines =
      [finding.text.wrapped(to: console.style.width, indent: 2)]
      + [finding.remedy.map { "What to do: \($0)".wrapped(to: console.style.width, indent: 4) }]
      .compactMap { $0 }
    return mark + " " + lines.joined(separator: "\n").drop { $0 == " " }
  }
}
