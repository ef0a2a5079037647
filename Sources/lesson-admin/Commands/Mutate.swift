import Course
import Interface

/// Finds missing tests, for authors, by grading small changes to each answer.
///
/// A passing change is either equivalent, as a line in `same.txt` explains, or shows a missing
/// test. The exit status is 1 for a missing test, and for a line that explains no passing change.
struct Mutate: Command {
  static let configuration = Configuration(
    name: "mutate", abstract: "For authors: find missing tests, by small changes of the answers.",
    argument: .init(
      name: "what", help: "Lessons (1) and exercises (4.2 or Storyboard). (default: all)",
      isScope: true,
      isRepeated: true),
    options: [.init("--list", "Print the changes, and grade nothing.")])

  let parts: [String]
  let onlyLists: Bool

  init(_ arguments: ParsedArguments) {
    parts = arguments.values.isEmpty ? ["all"] : arguments.values
    onlyLists = arguments.contains("--list")
  }

  func run(in app: App) async throws -> ExitStatus {
    let scopes = try parts.map(app.workbook.scope)
    let chosen = Set(scopes.flatMap { $0.exercises(in: app.workbook.catalog) })
    let mutations = try await app.makeMutator()
    var mutated: [MutatedExercise] = []
    for exercise in app.workbook.catalog.exercises where chosen.contains(exercise) {
      mutated.append(
        MutatedExercise(
          exercise: exercise,
          answer: try Submission(exercise, at: exercise.answer, in: app.workbook.root),
          mutations: try await mutations(exercise),
          reasons: EquivalenceList(of: exercise, in: app.workbook.root)))
    }
    guard onlyLists else { return try await grade(mutated, app) }
    for line in mutated.flatMap({ $0.mutations.map($0.line) }) { try app.console.print(line) }
    return report(mutated.flatMap(\.listProblems), app.console)
  }

  private func grade(_ exercises: [MutatedExercise], _ app: App) async throws -> ExitStatus {
    let texts = exercises.flatMap { exercise in
      [(exercise, Mutation?.none)] + exercise.mutations.map { (exercise, $0) }
    }
    var results = try await app.makeGrader(.mutations).results(
      of: exercises.flatMap(\.submissions)
    ) { index, result in
      let (exercise, mutation) = texts[index]
      guard let mutation, result.isPassed, !exercise.isExplained(mutation) else { return }
      try? app.console.print(exercise.line(mutation))
    }[...]
    let reports = exercises.map { exercise in
      let own = results.prefix(exercise.mutations.count + 1)
      results = results.dropFirst(own.count)
      return MutationReport(exercise, Array(own))
    }
    try app.console.print("\n\(MutationReport.table(reports))")
    let status = report(reports.flatMap(\.problems), app.console)
    let unexplained = reports.map(\.unexplained).reduce(0, +)
    if unexplained == 0 { return status }
    app.console.note(
      "\(unexplained.counted("change")) pass\(unexplained == 1 ? "es" : ""), and no line in "
        + "same.txt gives a reason.")
    return .failure
  }

  private func report(_ problems: [String], _ console: Console) -> ExitStatus {
    for problem in problems { console.note(problem) }
    return problems.isEmpty ? .success : .failure
  }
}
