import Foundation
import Synchronization
public import Testing

/// What a suite has that grades an exercise.
///
/// Who leaves the program in the middle of a test fails: what is tested may call `exit(0)`, and
/// `swift test` would take that for success. No process can see each way out of itself: `_exit`,
/// and what changes its own code, remain.
///
/// And what the programs print that tests start for themselves is printed by this one.
public struct Graded: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    Self.watchTheExit
    Self.underWay.add(1, ordering: .sequentiallyConsistent)
    defer { Self.underWay.subtract(1, ordering: .sequentiallyConsistent) }
    let programs = Programs()
    defer { programs.tell() }
    try await Self.$noted.withValue(programs, operation: function)
  }

  /// The programs that the current test has started.
  @TaskLocal static var noted: Programs?

  /// The tests that have begun and are not through.
  private static let underWay = Atomic(0)

  private static let watchTheExit: Void = {
    atexit {
      guard Graded.underWay.load(ordering: .sequentiallyConsistent) > 0 else { return }
      FileHandle.standardError.write(Data("exit was called in the middle of a test.\n".utf8))
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()
}

extension Trait where Self == Graded {
  /// Grades an exercise.
  public static var graded: Self { Self() }
}

/// The programs that a test has started, with what they print.
final class Programs: Sendable {
  private let words = Mutex<[ProgramWords]>([])

  func add(_ more: ProgramWords) { words.withLock { $0.append(more) } }

  /// Prints what the programs have printed, and records with which words one was stopped.
  func tell() {
    for program in words.withLock({ $0 }) {
      let (output, errors) = program.taken()
      print(output, terminator: "")
      let last = errors.split(separator: "\n").last { line in
        ["Fatal error", "Could not cast value"].contains { line.contains($0) }
      }
      if let last { Issue.record("The program was stopped: \(last)") }
    }
  }
}
