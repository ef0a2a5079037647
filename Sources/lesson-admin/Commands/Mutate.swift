import Course
import Interface

/// Finds missing tests, for authors, by grading small changes to each answer.
///
/// A passing change is either equivalent, as a line in `same.txt` explains, or shows a missing
/// test. The exit status is 1 for a missing test, and for a line that explains no passing change.
struct Mutate: AdminCommand {
  static let configuration = Configuration(
    name: "mutate", abstract: "For authors: find missing tests, by small changes of the answers.",
    argument: .init(
      name: "what", help: "Lessons (1) and exercises (4.2). (default: all)", values: .scope,
      isRepeated: true),
    options: [.init("--list", "Print the changes, and grade nothing.")])

  var scopes = [Scope.all]
  var onlyLists = false

  func perform(in app: App) async throws -> ExitStatus {
    let chosen = Set(try scopes.flatMap(app.workbook.catalog.parts).flatMap(\.exercises))
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
    return onlyLists ? try list(mutated, app.console) : try await grade(mutated, app)
  }

  private func list(_ exercises: [MutatedExercise], _ console: Console) throws -> ExitStatus {
    for exercise in exercises {
      for mutation in exercise.mutations {
        try console.print(MutationText.line(mutation.name, of: exercise.exercise))
      }
    }
    return report(exercises.flatMap(MutationReport.problems), console)
  }

  private func grade(_ exercises: [MutatedExercise], _ app: App) async throws -> ExitStatus {
    let texts = exercises.flatMap { exercise in
      [(exercise, Mutation?.none)] + exercise.mutations.map { (exercise, $0) }
    }
    let results = try await app.makeGrader(.mutations).results(
      of: exercises.flatMap(\.submissions)
    ) { index, result in
      let (exercise, mutation) = texts[index]
      guard let mutation, result.isPassed, !exercise.isExplained(mutation) else { return }
      try? app.console.print(MutationText.line(mutation.name, of: exercise.exercise))
    }
    var rest = results[...]
    let reports = exercises.map { exercise in
      defer { rest = rest.dropFirst(exercise.submissions.count) }
      return MutationReport(exercise, Array(rest.prefix(exercise.submissions.count)))
    }
    try app.console.print("\n\(MutationText.table(reports))")
    let unexplained = reports.map(\.unexplained.count).reduce(0, +)
    let status = report(reports.flatMap(\.problems), app.console)
    if unexplained == 0 { return status }
    app.console.note(MutationText.summary(unexplained: unexplained))
    return .failure
  }

  private func report(_ problems: [MutationReport.Problem], _ console: Console) -> ExitStatus {
    for problem in problems { console.note(MutationText.text(for: problem)) }
    return problems.isEmpty ? .success : .failure
  }
}

extension Mutate {
  init(_ arguments: ParsedArguments) throws {
    let words = arguments.values.isEmpty ? ["all"] : arguments.values
    self.init(
      scopes: try words.map(Scope.init(named:)), onlyLists: arguments.contains("--list"))
  }
}
