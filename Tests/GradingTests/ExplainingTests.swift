import Course
import Fixtures
import Testing

@testable import Grading

@Suite("why a build fails through no fault of its own")
struct ExplainingTests {
  private let crash = WorkbookError.tool(name: "swiftc", .failed, output: "Submit a bug report.")

  private func result(
    _ error: any Error, in path: String = "/w", free: Int? = 1 << 30
  ) -> WorkbookError? {
    explained(error, in: path, free: free) as? WorkbookError
  }

  @Test("on a full disk, that is the reason, whatever the tools say")
  func fullDisk() {
    #expect(result(crash, free: 1_234_567) == .diskFull(folder: "/w", bytes: 1_234_567))
    #expect(result(crash) == crash)
    #expect(result(crash, free: nil) == crash)
  }

  @Test("errors that have nothing to do with the disk stay as they are")
  func others() {
    #expect(explained(CancellationError(), in: "/w", free: 0) is CancellationError)
    let lost = WorkbookError.noOriginal(path: "a", title: "b")
    #expect(result(lost, free: 0) == lost)
    let none = WorkbookError.noTests(id: Exercise.sample.id, suite: "c")
    #expect(result(none, free: 0) == none)
  }

  @Test("a folder that tools can't handle is named")
  func folder() {
    #expect(result(crash, in: "/100%/w") == .percentInPath("/100%/w", cause: crash))
  }
}
