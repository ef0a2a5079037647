import Course
import Foundation

/// A lock that prevents two runners from building in one folder at the same time.
///
/// The system releases the lock only when the runner and all builds that inherited it as standard
/// input have ended. So a killed runner's builds, which continue to write, still hold the lock.
struct Lock {
  let handle: FileHandle
  /// Whether another runner, which may already have found the result, held the lock.
  let hasWaited: Bool

  /// Waits for the lock on a file, and holds the lock while `body` runs.
  ///
  /// - Throws: ``WorkbookError/file(_:)`` if the file can't be opened, or an error from `body`.
  static func hold<Result>(
    _ file: URL, _ progress: (Progress) -> Void = { _ in },
    while body: (Lock) async throws -> Result
  ) async throws -> Result {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WorkbookError.file(FileProblem(file.path, errno)) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { try? handle.close() }
    var waits = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      waits += 1
      // A killed or canceled runner may take some time to release the lock.
      if waits == 5 { progress(.waitingForRunner) }
      try await Task.sleep(for: .milliseconds(50))
    }
    return try await body(Lock(handle: handle, hasWaited: waits > 0))
  }
}
