package import Course
package import Grading
package import Interface

/// Finds out how exercises are wired: builds them, and reads what they declare.
public struct WiringMaker: Sendable {
  private let builder: Builder
  private let inputs: Inputs
  private let store: Store<Wiring>

  /// - Parameter grader: What it shares with this: the workbook, and how its texts are built.
  public init(_ grader: Grader) {
    builder = grader.builder
    inputs = grader.known.inputs
    store = Store(root: builder.root, folder: "wirings")
  }

  /// The result of an attempt to see how an exercise is wired.
  public enum Sight: Sendable {
    case wiring(Wiring)
    /// The text does not compile; the verdict holds the compiler's words.
    case nothing(Verdict)
  }

  /// Builds the module with a submission alone, and reads what it declares, unless that is known.
  ///
  /// - Throws: ``WorkbookError`` when that cannot be done, through no fault of the submission;
  ///   `CancellationError` when the task was cancelled.
  public func wiring(of submission: Submission) async throws -> Sight {
    let fingerprint = inputs.fingerprint(of: submission)
    if let wiring = store[fingerprint] { return .wiring(wiring) }
    let stage = Stage(root: builder.root)
    return try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      switch try await builder.explaining({ try await build(submission, at: stage, lock) }) {
      case .refused(let verdict):
        return .nothing(verdict)
      case .built(let built):
        let reader = ModuleReader(
          root: builder.root, modules: built.modules, environment: builder.environment)
        let wiring = try await reader.wiring(
          ofModule: submission.exercise.module, source: stage.file(of: submission.exercise))
        builder.keep(wiring, on: submission, fingerprint, in: store)
        return .wiring(wiring)
      }
    }
  }

  private func build(
    _ submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Builder.Outcome {
    do {
      return try await builder.buildDirectly(submission, isModuleEnough: true, at: stage, lock)
    } catch is NotDirect {
      let module = submission.exercise.module
      return try await builder.build(submission, target: module, at: stage, lock)
    }
  }
}
