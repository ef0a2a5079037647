import Fixtures
import Testing

@testable import lesson_admin

@Suite("The record of how a shipped exercise fails")
struct FailureRecordTests {
  private let record = FailureRecord(tests: [
    "the list shows your folders", "“Done” closes it: always",
  ])

  @Test("it is written among the proofs of the exercise, a line for each test, in order")
  func write() throws {
    let folder = try TemporaryFolder()
    try record.write(for: .sample, in: folder.root)
    #expect(
      try folder.text(of: "Tests/Proofs/4-Initializer/2-Storyboard/failures.txt") == """
        # The tests that fail as shipped. Written by: lesson-admin verify --record
        the list shows your folders
        “Done” closes it: always

        """)
  }

  @Test("what is read is what was written")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    try record.write(for: .sample, in: folder.root)
    #expect(FailureRecord(of: .sample, in: folder.root) == record)
  }

  @Test("a file without a test records that nothing fails")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try FailureRecord(tests: []).write(for: .sample, in: folder.root)
    #expect(FailureRecord(of: .sample, in: folder.root)?.tests == [])
  }

  @Test("without a file there is no record")
  func noRecord() throws {
    #expect(FailureRecord(of: .sample, in: try TemporaryFolder().root) == nil)
  }
}
