import Course
import Foundation

/// Keeps two builds out of the same second.
///
/// On Linux the compiler's driver reads the times of files in whole seconds. Of two texts that are
/// laid within one second it would compile the first, and take what it made of that for the second.
struct Pace {
  let root: URL

  /// Waits for the second after the one in which the last build ended, and builds.
  ///
  /// - Parameter body: Lays the files and builds them.
  /// - Returns: What `body` returns.
  /// - Throws: `CancellationError` when the task is cancelled while it
  ///   waits; and what `body` throws.
  func kept<Result>(while body: () async throws -> Result) async throws -> Result {
    #if !canImport(Darwin)
      let mark = root.appending(path: ".build/lesson-runner.built")
      if let last = try? FileManager.default.attributesOfItem(atPath: mark.path)[.modificationDate]
        as? Date
      {
        // A file's time may lie a few milliseconds behind the clock.
        let next = last.timeIntervalSince1970.rounded(.down) + 1.01
        let wait = min(1.01, next - Date.now.timeIntervalSince1970)
        if wait > 0 { try await Task.sleep(for: .seconds(wait)) }
      }
      // Of a build that is not seen to end, the end is taken to lie ahead.
      try? Data().write(to: mark)
      try? FileManager.default.setAttributes(
        [.modificationDate: Date.now.addingTimeInterval(86_400)], ofItemAtPath: mark.path)
      defer { try? Data().write(to: mark) }
    #endif
    return try await body()
  }
}
