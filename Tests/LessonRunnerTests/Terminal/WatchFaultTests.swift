import Fixtures
import Foundation
import Testing

extension AppTests {
  /// What can go wrong with files: each ends in a clear message, and it goes on.
  @Suite("watch, with files that are not as they should be")
  struct WatchFaultTests {
    let workbook: SampleWorkbook
    static let file = "Lessons/1-Numbers/1-One.swift"
    let right = "func one() -> Int {\n  3 - 2\n}\n"

    init() throws {
      workbook = try SampleWorkbook()
    }

    private var file: URL { workbook.root.appending(path: Self.file) }

    private func watching() async throws -> WatchRun {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      return runner
    }

    /// Breaks something, waits for what is said of it,
    /// brings back a right file, and sees it graded.
    private func expect(_ message: String, after fault: () throws -> Void) async throws {
      let runner = try await watching()
      try fault()
      try await runner.expect(message)
      try await runner.expect("0 of 4 solved")
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(right.utf8).write(to: file)
      try await runner.expect("✔ 1.1 One is solved.")
    }

    private let lost = """
      Error: Lessons/1-Numbers/1-One.swift can't be read. If it's missing, “swift run
      lesson-runner reset 1.1” restores the starter file.
      """

    @Test("a file that is deleted is missed, and graded when it is there again")
    func deleted() async throws {
      try await expect(lost) { try workbook.remove(Self.file) }
    }

    @Test("a folder that vanishes is missed, and graded when it is there again")
    func folderGone() async throws {
      let runner = try await watching()
      let lessons = workbook.root.appending(path: "Lessons")
      let away = workbook.root.appending(path: ".build/Lessons")
      try? FileManager.default.removeItem(at: away)
      try FileManager.default.moveItem(at: lessons, to: away)
      try await runner.expect(lost)
      try FileManager.default.moveItem(at: away, to: lessons)
      try await runner.expect("1.1 One fails 1 of 2 tests.")
    }

    @Test("a file in another encoding is refused, with what to do")
    func otherEncoding() async throws {
      try await expect(
        "Error: Lessons/1-Numbers/1-One.swift isn't UTF-8. Save it in that encoding."
      ) {
        try Data([0x2F, 0x2F, 0xE4, 0x0A]).write(to: file)
      }
    }

    @Test("a folder in the place of the file is refused, with what to do")
    func folder() async throws {
      try await expect(
        """
        Error: Lessons/1-Numbers/1-One.swift is a folder, and should be a Swift file.
        Move it away; “swift run lesson-runner reset 1.1” restores the starter file.
        """
      ) {
        try workbook.remove(Self.file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      }
    }

    @Test("a symbolic link is followed: what it leads to is graded, at every save")
    func link() async throws {
      let runner = try await watching()
      let target = workbook.root.appending(path: ".build/elsewhere.swift")
      try Data("func one() -> Int { 0 }\n".utf8).write(to: target)
      try workbook.remove(Self.file)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
      try await runner.expect("1.1 One fails 2 of 2 tests.")
      try Data(right.utf8).write(to: target)
      try await runner.expect("✔ 1.1 One is solved.")
    }

    @Test("an editor that saves by renaming is seen like any other")
    func renamed() async throws {
      let runner = try await watching()
      let folder = file.deletingLastPathComponent()
      let (backup, new) = (folder.appending(path: "1-One.swift~"), folder.appending(path: ".new"))
      try Data(right.utf8).write(to: new)
      try FileManager.default.moveItem(at: file, to: backup)
      try FileManager.default.moveItem(at: new, to: file)
      try await runner.expect("✔ 1.1 One is solved.")
    }

    @Test(
      "a clock that jumps does no harm: what was saved is graded, whatever its time",
      arguments: [0, 500_000_000, 4_000_000_000] as [TimeInterval])
    func clock(seconds: TimeInterval) async throws {
      let runner = try await watching()
      // Written beside it and moved there, so that it is never seen with the time of this day.
      let new = ".build/new.swift"
      let wrong = "func one() -> Int { 0 }\n"
      for (text, result) in [(right, "✔ 1.1 One is solved."), (wrong, "fails 2 of 2 tests.")] {
        try workbook.write(text, to: new)
        try workbook.setModificationDate(of: new, to: Date(timeIntervalSince1970: seconds))
        try workbook.remove(Self.file)
        try FileManager.default.moveItem(at: workbook.root.appending(path: new), to: file)
        try await runner.expect(result)
      }
    }

    @Test("two hundred saves in a second: the last one counts", .enabled(if: isThorough))
    func storm() async throws {
      let runner = try await watching()
      for number in 1...200 {
        let text = number < 200 ? "func one() -> Int { \(number + 1) }\n" : right
        try Data(text.utf8).write(to: file)
        try await Task.sleep(for: .milliseconds(3))
      }
      try await runner.expect("✔ 1.1 One is solved.")
    }

    @Test("two that watch the same workbook both tell the same")
    func two() async throws {
      let runners = [
        try await watching(), try WatchRun("watch", in: workbook),
      ]
      try await runners[1].expect("1.1 One fails 1 of 2 tests.")
      try Data("\(right)// for this test alone\n".utf8).write(to: file)
      for runner in runners { try await runner.expect("✔ 1.1 One is solved.") }
    }
  }
}
