import Course
import Interface

/// The output of `mutate`: a line for each mutation that passes unexplained, and a table.
enum MutationText {
  static func line(_ name: String, of exercise: Exercise) -> String { "\(exercise.id)  \(name)" }

  static func table(_ reports: [MutationReport]) -> String {
    let columns = ["made", "not built", "rejected", "explained", "unexplained"]
    var rows = reports.map { report in
      (
        "\(report.exercise.id)",
        [
          report.count, report.notBuilt, report.rejected, report.explained,
          report.unexplained.count,
        ]
      )
    }
    rows.append(("all", columns.indices.map { column in rows.map { $0.1[column] }.reduce(0, +) }))
    func row(_ name: String, _ cells: [String]) -> String {
      name.padding(to: 10) + cells.map { " " + $0.leftPadding(to: 12) }.joined()
    }
    return ([row("", columns)] + rows.map { row($0, $1.map { "\($0)" }) }).joined(separator: "\n")
  }

  static func text(for problem: MutationReport.Problem) -> String {
    switch problem {
    case .malformedLine(let path, let line):
      "\(path):\(line): expected a name, two spaces, “#” and a reason."
    case .noSuchMutation(let path, let line, let pattern):
      "\(path):\(line): no change has this name any longer: \(pattern)"
    case .passesNoLonger(let path, let line, let pattern):
      "\(path):\(line): this change is rejected now, so the line can go: \(pattern)"
    case .answerFails(let id, let reason):
      "\(id): the answer itself doesn't pass: it \(reason)."
    case .notGraded(let id, let mutation, let reason):
      "\(id)  \(mutation): \(reason)"
    }
  }

  static func summary(unexplained: Int) -> String {
    "\(unexplained.counted("change")) pass\(unexplained == 1 ? "es" : ""), and no line in same.txt "
      + "gives a reason."
  }
}
