package import Course

extension Grader {
  /// Builds ahead what the first verdicts on submissions will need.
  ///
  /// It gives way to whatever else the machine does, and is given up when the task is cancelled.
  /// What goes wrong is told when somebody asks for the verdict.
  ///
  /// - Parameter submissions: What a learner is likely to turn to, the next one first.
  package func prepare(_ submissions: [Submission]) async {
    var builder = Builder(root: builder.root, environment: builder.environment) { _ in }
    builder.isAwaited = false
    let grader = Grader(known, builder, secondsAllowed: secondsAllowed)
    for submission in submissions where grader.directFault(of: submission.exercise) == nil {
      try? await grader.prepare(submission)
      if Task.isCancelled { return }
    }
  }

  private func prepare(_ submission: Submission) async throws {
    let stage = Stage(root: builder.root)
    let package = try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      try await builder.package(stage, lock)
    }
    // The largest part, for which nobody who has another exercise graded need wait.
    let libraries = try package.dependencies(of: ["\(submission.exercise.module)Tests"])
      .filter { $0.name != submission.exercise.module }
    _ = try await Libraries(compiler: builder.compiler, package: package).built(libraries)
    try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      try await passesTrial(submission.exercise, at: stage, lock)
      _ = try await builder.buildDirectly(submission, at: stage, lock)
    }
  }
}
