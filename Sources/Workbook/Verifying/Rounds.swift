/// Grades many texts in rounds: each takes one text of every exercise,
/// so that one build serves them all.
///
/// Two rounds are under way at a time, each on a stage of its own. One alone would leave processors
/// idle whenever it does what cannot be divided: planning, linking, waiting for the slowest test.
struct Rounds {
  typealias Outcome = Result<Verdict, WorkbookError>

  let grader: Grader

  /// Grades the candidates whose verdicts are not known.
  ///
  /// - Returns: The candidates in their order, with what came of them.
  /// - Throws: `CancellationError`; an error of Foundation when a
  ///   build folder cannot be written to.
  func graded(_ candidates: [Candidate]) async throws -> [(Candidate, Outcome)] {
    var outcomes = candidates.map { candidate in
      grader.known[candidate.submission].map(Outcome.success)
    }
    let rounds = Self.rounds(
      of: candidates.indices.filter { outcomes[$0] == nil }, among: candidates)
    // All rounds build the same lessons: another choice would have the whole build planned anew.
    let lessons = Set(rounds.joined().map { candidates[$0].submission.exercise.lessonFolder })
    let choice = candidates.indices.filter {
      lessons.contains(candidates[$0].submission.exercise.lessonFolder)
    }
    var free = [
      Stage(root: grader.builder.root),
      Stage(root: grader.builder.root, side: ".build/second"),
    ]
    try await withThrowingTaskGroup(of: (Stage, [Int], Grader.Verdicts).self) { group in
      func take(_ result: (stage: Stage, round: [Int], found: Grader.Verdicts)) {
        free.append(result.stage)
        for index in result.round {
          outcomes[index] = result.found[candidates[index].submission.exercise]
        }
      }
      for (number, round) in rounds.enumerated() {
        if free.isEmpty, let result = try await group.next() { take(result) }
        let stage = free.removeFirst()
        let submissions = round.map { candidates[$0].submission }
        let graded = Set(submissions.map(\.exercise))
        let fillers = Dictionary(grouping: choice) { candidates[$0].submission.exercise }
          .filter { !graded.contains($0.key) }
          .compactMap { Self.filler(from: $0.value.map { (candidates[$0], outcomes[$0]) }, stage) }
        grader.builder.progress(
          "Build \(number + 1) of \(rounds.count), for \(round.count.counted("text"))")
        group.addTask {
          (
            stage, round,
            try await grader.verdicts(on: submissions, fillers: fillers, at: stage)
          )
        }
      }
      for try await result in group { take(result) }
    }
    return zip(candidates, outcomes).compactMap { candidate, outcome in
      outcome.map { (candidate, $0) }
    }
  }

  /// Deals the texts out: the first of every exercise make the first round, and so on.
  private static func rounds(of waiting: [Int], among candidates: [Candidate]) -> [[Int]] {
    let hands = Dictionary(grouping: waiting) { candidates[$0].submission.exercise }.values
    return (0..<(hands.map(\.count).max() ?? 0)).map { round in
      hands.compactMap { $0.indices.contains(round) ? $0[round] : nil }.sorted()
    }
  }

  /// The text that stands for an exercise that is not graded: one that lies on the stage, so that
  /// it need not be compiled again, and that did compile; or else the answer.
  private static func filler(
    from candidates: [(Candidate, Outcome?)], _ stage: Stage
  ) -> Submission? {
    let laid = candidates.first { candidate, outcome in
      guard case .success(let verdict) = outcome else { return false }
      return verdict.isBuilt && stage.holds(candidate.submission)
    }
    return (laid ?? candidates.first { $0.0.role == .answer })?.0.submission
  }
}
