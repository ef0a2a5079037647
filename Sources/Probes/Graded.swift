import Foundation
import Synchronization
public import Testing

/// The trait of a suite that grades an exercise.
///
/// If `exit(0)` ends the program during a test, the program fails; `swift test` alone would report
/// a success. A test ends after the tasks that it queued on the main actor. The trait also prints
/// the output of programs that tests start.
public struct Graded: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    Self.installedExitHandler
    Self.runningTests.add(1, ordering: .sequentiallyConsistent)
    defer { Self.runningTests.subtract(1, ordering: .sequentiallyConsistent) }
    let programs = StartedPrograms()
    defer { programs.report(for: test.sourceLocation.fileID) }
    try await Self.$startedPrograms.withValue(programs) {
      let outcome: Result<Void, any Error>
      do { outcome = .success(try await function()) } catch { outcome = .failure(error) }
      // Waits for tasks, so that a task that crashes ends the program during its own test.
      await drainMainActor()
      try outcome.get()
    }
  }

  /// The programs of the current test.
  @TaskLocal static var startedPrograms: StartedPrograms?

  /// The number of tests that are running now.
  private static let runningTests = Atomic(0)

  /// The result of installing the handler, once, at the first access.
  private static let installedExitHandler: Void = {
    atexit {
      guard Graded.runningTests.load(ordering: .sequentiallyConsistent) > 0 else { return }
      FileHandle.standardError.write(Data("exit was called in the middle of a test.\n".utf8))
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()
}

extension Trait where Self == Graded {
  public static var graded: Self { Self() }
}

/// The programs that a test has started.
final class StartedPrograms: Sendable {
  private let programs = Mutex<[OutputFiles]>([])

  func add(_ files: OutputFiles) { programs.withLock { $0.append(files) } }

  /// Prints the programs' output, and records a crash with the message and the exercise's line.
  ///
  /// The suite `LocatorTests/1-NeedsTests.swift` grades the exercise `Locator/1-Needs.swift`.
  func report(for suite: String) {
    let file = Lesson.exerciseFile(of: suite) ?? ""
    let exercise = "\(Lesson(suite: suite).module)/\(file)"
    for program in programs.withLock({ $0 }) {
      let (output, errors) = program.takeTexts()
      print(output, terminator: "")
      let lines = errors.split(separator: "\n")
      let kinds = [
        "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
        "Simultaneous accesses", "deallocated with non-zero retain count",
      ]
      let last = lines.last { line in kinds.contains { line.contains($0) } }
      let place = Self.crashMessage(for: exercise, in: lines)
      if last == nil, place == nil { continue }
      let words = "The program crashed\(last.map { ": \($0)" } ?? ".")"
      let isTold = words.contains("\(exercise):")
      // By the attachment's name, the runner recognizes the next issue as a crash.
      Attachment.record(errors, named: "program-crashed.txt")
      Issue.record("\([words, isTold ? nil : place].compactMap(\.self).joined(separator: "\n"))")
    }
  }

  /// Returns a message with the exercise's innermost line in a backtrace, or nil without such a
  /// line.
  private static func crashMessage(for exercise: String, in lines: [Substring]) -> String? {
    guard let file = exercise.split(separator: "/").last else { return nil }
    return lines.lazy.filter { $0.contains(" at /") }
      .compactMap { call in call.range(of: "/\(file):").map { call[$0.upperBound...] } }
      .first.map { "Your last line before the crash: \(exercise):\($0.prefix(while: \.isNumber))" }
  }
}
