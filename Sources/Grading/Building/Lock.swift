package import Course
package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps two runners from grading in one build folder at the same time.
///
/// The system lets go of the lock when the process ends, however it ends, and with it the
/// builds that have the lock as their standard input: a runner that is killed leaves a
/// build behind that goes on writing.
package struct Lock {
  let handle: FileHandle
  /// Whether another runner had it, and may have found out what this one is about to.
  let wasAwaited: Bool

  /// The time that a runner that was killed, or a run that was cancelled, takes to let go.
  private static let patience = Duration.milliseconds(200)

  /// Waits for the lock, and holds it while `body` runs.
  ///
  /// - Parameters:
  ///   - root: The workbook's folder.
  ///   - progress: Told when another runner has the lock.
  ///   - body: What must not run twice at the same time;
  ///     given the lock, to be handed to its builds.
  /// - Returns: What `body` returns.
  /// - Throws: ``WorkbookError/failed(_:)`` when the lock's file cannot be opened;
  ///   `CancellationError` when the task is cancelled while it waits; and what `body` throws.
  package static func held<Result>(
    in root: URL, progress: (String) -> Void, while body: (Lock) async throws -> Result
  ) async throws -> Result {
    try await held(root.appending(path: ".build/lesson-runner.lock"), progress, while: body)
  }

  /// Waits for the lock that is kept in a file, and holds it while `body` runs.
  static func held<Result>(
    _ file: URL, _ progress: (String) -> Void = { _ in }, while body: (Lock) async throws -> Result
  ) async throws -> Result {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let path = file.path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw WorkbookError.unwritable(path, errno)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { try? handle.close() }
    let start = ContinuousClock.now
    var wasAwaited = false
    var isTold = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      wasAwaited = true
      if !isTold, ContinuousClock.now - start > patience {
        progress("Another lesson-runner is grading in this folder. Waiting for it to finish.")
        isTold = true
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    return try await body(Lock(handle: handle, wasAwaited: wasAwaited))
  }
}
