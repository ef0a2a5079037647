import Course
import Grading
import Interface

/// A report on an exercise's suite, based on the verdicts on the exercise's mutations.
struct MutationReport {
  let exercise: Exercise
  private(set) var notBuilt = 0
  private(set) var rejected = 0
  private(set) var explained = 0
  private(set) var unexplained = 0
  /// The problems with the answer, with `same.txt`, and with mutations that got no verdict.
  private(set) var problems: [String]

  var count: Int { notBuilt + rejected + explained + unexplained }

  /// Creates a report from the results of the exercise's submissions.
  init(_ mutated: MutatedExercise, _ results: [Result<Verdict, WorkbookError>]) {
    exercise = mutated.exercise
    problems = mutated.listProblems
    if let answer = results.first, !answer.isPassed {
      problems.append("\(exercise.id): the answer itself doesn't pass: it \(answer.rendered).")
    }
    var passing: Set<String> = []
    for (mutation, result) in zip(mutated.mutations, results.dropFirst()) {
      switch result.map(\.outcome) {
      case .success(.doesNotCompile), .success(.doesNotFit): notBuilt += 1
      case .success(.passed):
        passing.insert(mutation.name)
        if mutated.isExplained(mutation) { explained += 1 } else { unexplained += 1 }
      case .success: rejected += 1
      case .failure(let error):
        rejected += 1
        problems.append("\(mutated.line(mutation)): \(error.text)")
      }
    }
    let list = mutated.reasons
    for line in list.lines {
      let matching = mutated.mutations.map(\.name).filter(line.matches)
      if !matching.isEmpty, passing.isDisjoint(with: matching) {
        problems.append(
          "\(list.path):\(line.number): this change is rejected now, so the line can go: "
            + line.pattern)
      }
    }
  }

  /// Returns a row of numbers for each exercise, and their sums.
  static func table(_ reports: [MutationReport]) -> String {
    let columns = ["made", "not built", "rejected", "explained", "unexplained"]
    let counts = reports.map { report in
      [report.count, report.notBuilt, report.rejected, report.explained, report.unexplained]
    }
    let sums = columns.indices.map { column in counts.map { $0[column] }.reduce(0, +) }
    func row(_ name: String, _ cells: [String]) -> String {
      name.padding(to: 10) + cells.map { " " + $0.leftPadding(to: 12) }.joined()
    }
    let names = reports.map { "\($0.exercise.id)" } + ["all"]
    let rows = zip(names, counts + [sums]).map { row($0, $1.map { "\($0)" }) }
    return ([row("", columns)] + rows).joined(separator: "\n")
  }
}
