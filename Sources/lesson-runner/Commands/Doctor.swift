import Course
import Interface

/// A command that finds the reasons why the workbook doesn't work.
struct Doctor: Command {
  static let configuration = Configuration(
    name: "doctor",
    abstract: "Find out why the workbook doesn't work here, and what to do.")

  func run(in app: App) async throws -> ExitStatus {
    let (console, style) = (app.console, app.console.style)
    var problems = 0
    try await Diagnosis(app.workbook, app.consoleGrader(), output: app.output).run { finding in
      try console.print(text(for: finding, style))
      if finding.state == .bad { problems += 1 }
    }
    try console.print(
      problems == 0
        ? "\n\(style.line(.passed, "No problems found."))"
        : "\n\(style.line(.failed, "\(problems.counted("problem")): see above."))")
    return problems == 0 ? .success : .failure
  }

  private func text(for finding: Finding, _ style: TextStyle) -> String {
    let mark =
      switch finding.state {
      case .good: style.mark(.passed)
      case .remarkable: style.mark(.note)
      case .bad: style.mark(.failed)
      }
    let remedy = finding.remedy.map {
      "\n" + "What to do: \($0)".wrapped(to: style.width, indent: 4)
    }
    return "\(mark) \(finding.text.wrapped(to: style.width, indent: 2).dropFirst(2))\(remedy ?? "")"
  }
}

extension Doctor {
  init(_ arguments: ParsedArguments) {}
}
