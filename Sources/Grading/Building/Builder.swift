package import Course
package import Foundation

/// Builds a text on a stage, and keeps what is found out from it.
///
/// Verdicts and wirings both come this way.
package struct Builder: Sendable {
  /// The workbook's folder.
  package let root: URL
  /// The environment that builds and tests are run in.
  package var environment: [String: String]
  /// Told what takes time, a line each.
  package let progress: @Sendable (String) -> Void
  /// Whether somebody waits for what is built.
  var isAwaited = true
  /// Whether the texts are those of somebody who runs them anyway: the learner, or the authors.
  package var isTrusting = true

  package enum Outcome {
    case built(Built)
    /// The one text that was built does not compile, or its suite does not compile against it.
    case refused(Verdict)
  }

  /// Lays a text on a stage, and has SwiftPM build it.
  ///
  /// - Parameters:
  ///   - submission: What is built.
  ///   - target: The only target to be built;
  ///     nil for the exercise with the suite that grades it.
  ///   - stage: Where it is built.
  ///   - lock: The stage's lock, which the caller holds.
  /// - Returns: What came of it.
  /// - Throws: ``WorkbookError`` when that cannot be done, through no fault of the submission;
  ///   `CancellationError` when the task was cancelled.
  package func build(
    _ submission: Submission, target: String? = nil, at stage: Stage, _ lock: Lock
  ) async throws -> Outcome {
    let (build, outcome) = try await Pace(root: stage.home).kept {
      try lay(submission, at: stage)
      let build = Build(
        root: root, lock: lock, system: try await system(lock),
        selection: "\(submission.exercise.id)", lessonsFolder: stage.lessonsFolder,
        surroundings: environment, target: target, scratch: stage.scratch)
      return (build, try await build.run(progress: progress))
    }
    switch outcome {
    case .succeeded:
      return .built(
        Built(
          root: root, room: root.appending(path: stage.scratch),
          source: stage.file(of: submission.exercise), environment: build.environment,
          modules: build.products.modules, tests: .products(build.products)))
    case .failed(let result, let errors):
      return .refused(try stage.verdict(on: submission, result, errors))
    }
  }

  /// Lays a text on a stage, and builds it by calling the compiler itself.
  ///
  /// - Parameters:
  ///   - submission: What is built.
  ///   - isModuleEnough: Whether the suite that grades it is left out.
  ///   - stage: Where it is built.
  ///   - lock: The stage's lock, which the caller holds.
  /// - Returns: What came of it.
  /// - Throws: ``NotDirect`` when that cannot be done here;
  ///   and as ``build(_:target:at:_:)`` does.
  package func buildDirectly(
    _ submission: Submission, isModuleEnough: Bool = false, at stage: Stage, _ lock: Lock
  ) async throws -> Outcome {
    let build = DirectBuild(
      stage: stage, submission: submission, compiler: compiler,
      package: try await package(stage, lock),
      building: isCompiling)
    try lay(submission, at: stage)
    return try await build.run(isModuleEnough: isModuleEnough)
  }

  /// Tells of a library that is compiled first.
  @Sendable package func isCompiling(_ name: String) {
    progress("Compiling \(name), which takes some seconds, once")
  }

  package var compiler: DirectCompiler {
    DirectCompiler(
      root: root, environment: environment, isAwaited: isAwaited, isTrusting: isTrusting)
  }

  private func lay(_ submission: Submission, at stage: Stage) throws {
    do { try stage.lay(submission) } catch { throw WorkbookError(error) }
  }

  /// Keeps what was found out of a text, unless it may not hold for it as it is now.
  ///
  /// What was saved while the build ran may be part of it, or not: nobody knows what was looked at.
  ///
  /// - Parameters:
  ///   - found: What was found out.
  ///   - submission: The text.
  ///   - before: Its fingerprint from before the build.
  ///   - store: Where it is kept.
  package func keep<Value>(
    _ found: Value, on submission: Submission, _ before: Fingerprint, in store: Store<Value>
  ) {
    guard Inputs(root: root).fingerprint(of: submission) == before else { return }
    do {
      try store.keep(found, for: before)
    } catch {
      // It holds all the same, and will have to be found out again.
      progress("The result can't be kept for the next time. \(WorkbookError(error))")
    }
  }
}
