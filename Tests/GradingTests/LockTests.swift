import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("Two runners in one folder", .patient)
struct LockTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let progress = ProgressLog()
  private let done = Log<String>()

  init() throws {
    folder = try TemporaryFolder()
    file = Stage(root: folder.root).lock
  }

  /// Starts a second runner while the first one holds the lock, and returns when the second waits.
  private func waiting() async throws -> Task<Void, any Error> {
    let second = Task { [file, progress, done] in
      try await Lock.hold(file, progress.add) { _ in done.add("second") }
    }
    try await progress.something()
    return second
  }

  @Test("the second says that it waits, once")
  func says() async throws {
    let second = try await Lock.hold(file) { _ in
      let second = try await waiting()
      try await Task.sleep(for: .milliseconds(120))
      return second
    }
    try await second.value
    #expect(
      progress.elements == [.waitingForRunner])
  }

  @Test("the second does its work after the first is done")
  func waits() async throws {
    let second = try await Lock.hold(file) { _ in
      let second = try await waiting()
      try await Task.sleep(for: .milliseconds(120))
      done.add("first")
      return second
    }
    try await second.value
    #expect(done.elements == ["first", "second"])
  }

  @Test("who waits can be cancelled")
  func cancelled() async throws {
    try await Lock.hold(file) { _ in
      let second = try await waiting()
      second.cancel()
      await #expect(throws: CancellationError.self) { try await second.value }
    }
    #expect(done.elements == [])
  }

  @Test("a runner that fails releases the lock")
  func failure() async throws {
    await #expect(throws: WorkbookError.other("no")) {
      try await Lock.hold(file, progress.add) { _ in
        throw WorkbookError.other("no")
      }
    }
    try await Lock.hold(file, progress.add) { _ in done.add("next") }
    #expect(progress.elements == [])
    #expect(done.elements == ["next"])
  }

  @Test("a build that outlives its runner keeps the lock as long as it runs")
  func orphan() async throws {
    try folder.write("", to: "runs")
    try await Lock.hold(file) { lock in
      let build = Process()
      build.executableURL = URL(filePath: "/bin/sh")
      build.arguments = ["-c", "while [ -e runs ]; do sleep 0.1; done"]
      build.currentDirectoryURL = folder.root
      build.standardInput = lock.handle
      try build.run()
    }
    let second = try await waiting()
    #expect(done.elements == [])
    try folder.remove("runs")
    try await second.value
    #expect(done.elements == ["second"])
  }

  @Test("a folder that cannot be written to is a fault, and says so")
  func noFolder() async throws {
    try folder.write("", to: ".build/lesson-runner.lock/in-the-way")
    let path = folder.root.appending(path: ".build/lesson-runner.lock").path
    await #expect(
      throws: WorkbookError.file(FileProblem(path, EISDIR))
    ) {
      try await Lock.hold(file, progress.add) { _ in done.add("never") }
    }
  }
}
