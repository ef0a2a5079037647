import Foundation

/// Builds texts on a stage, and keeps what is found out from them.
///
/// Verdicts and wirings both come this way.
struct Builder: Sendable {
  /// The workbook's folder.
  let root: URL
  /// The environment that builds and tests are run in.
  let environment: [String: String]
  /// Told what takes time, a line each.
  let progress: @Sendable (String) -> Void

  enum Outcome {
    case built(Build)
    /// The one text that was built does not compile, or its suite does not compile against it.
    case refused(Verdict)
  }

  /// Lays texts on a stage, and builds them.
  ///
  /// - Parameters:
  ///   - submissions: What is built together, each for another exercise.
  ///   - target: The only target to be built;
  ///     nil for the exercises with the suites that grade them.
  ///   - stage: Where they are built.
  ///   - lock: The stage's lock, which the caller holds.
  /// - Returns: What came of it.
  /// - Throws: ``WorkbookError`` when that cannot be done, through no fault of one submission
  ///   alone; `CancellationError` when the task was cancelled.
  func build(
    _ submissions: [Submission], target: String? = nil, at stage: Stage, _ lock: Lock
  ) async throws -> Outcome {
    let (build, outcome) = try await Pace(root: stage.home).kept {
      do {
        try stage.lay(submissions)
      } catch {
        throw WorkbookError.unwritable(stage.lessonsFolder, because: error.localizedDescription)
      }
      let build = Build(
        root: root, lock: lock, system: try await system(lock), selection: submissions.selection,
        lessonsFolder: stage.lessonsFolder, surroundings: environment, target: target,
        scratch: stage.scratch)
      return (build, try await build.run(progress: progress))
    }
    switch outcome {
    case .succeeded:
      return .built(build)
    case .failed(let errors):
      guard submissions.count == 1 else {
        throw WorkbookError.failed("These exercises do not compile together.")
      }
      return .refused(try stage.verdict(on: submissions[0], errors: errors))
    }
  }

  /// Keeps what was found out of texts, unless it may not hold for them as they are now.
  ///
  /// What was saved while the build ran may be part of it, or not: nobody knows what was looked at.
  ///
  /// - Parameters:
  ///   - found: What was found out of each text, with its fingerprint from before the build.
  ///   - store: Where it is kept.
  func keep<Value>(
    _ found: [(value: Value, submission: Submission, before: Fingerprint)], in store: Store<Value>
  ) {
    let inputs = Inputs(root: root)
    for (value, submission, before) in found
    where inputs.fingerprint(of: submission) == before {
      do {
        try store.keep(value, for: before)
      } catch {
        // It holds all the same, and will have to be found out again.
        progress("The result cannot be kept for the next time: \(error.localizedDescription)")
      }
    }
  }
}

extension [Submission] {
  /// The least part of the package that holds them, as `LESSON` names it: `4.2`, or `1,4`.
  fileprivate var selection: String {
    count == 1
      ? "\(self[0].exercise.id)"
      : Set(map(\.exercise.id.lesson)).sorted().map(String.init).joined(separator: ",")
  }
}
