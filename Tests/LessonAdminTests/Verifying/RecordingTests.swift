import Course
import Fixtures
import Interface
import Testing

@testable import lesson_admin

@Suite("Recording how starter files fail")
struct RecordingTests {
  private static let failures = "Tests/Proofs/1-Numbers/1-First/failures.txt"
  private let fixture: SampleWorkbook

  init() throws {
    fixture = try SampleWorkbook()
  }

  /// Returns the record without the report that a learner reads.
  private func record() throws -> FailureRecord {
    var record = FailureRecord(try fixture.text(of: Self.failures))
    record.report = []
    return record
  }

  private var shippedRecord: FailureRecord? {
    FixtureLesson.sample.files[Self.failures].map(FailureRecord.init)
  }

  @Test("a record that is missing is written")
  func missing() async throws {
    try fixture.remove(Self.failures)
    #expect(try await fixture.results(recording: true).flatMap(\.problems) == [])
    #expect(try record() == shippedRecord)
  }

  @Test("a record that is wrong is written anew")
  func wrong() async throws {
    try fixture.write("nothing\n", to: Self.failures)
    #expect(try await fixture.results(recording: true).flatMap(\.problems) == [])
    #expect(try record() == shippedRecord)
  }

  @Test("an exercise that is solved as shipped is a problem, and its record stays")
  func solved() async throws {
    let path = "Lessons/1-Numbers/1-First.swift"
    try fixture.write(fixture.text(of: "Answers/1-Numbers/1-First.swift"), to: path)
    #expect(
      try await fixture.results(recording: true).flatMap(\.problems) == [
        "\(path) is solved as shipped; it should fail."
      ])
    #expect(try record() == shippedRecord)
  }

  @Test("of one exercise, the record is written anew, and those of the others stay")
  func one() async throws {
    let others = "Tests/Proofs/1-Numbers/2-Second/failures.txt"
    for record in [Self.failures, others] { try fixture.write("a test\n", to: record) }
    let first = try fixture.exercise("1.1")
    let results = try await fixture.results(of: .exercise(first), recording: true)
    #expect(results.flatMap(\.problems) == [])
    #expect(try record() == shippedRecord)
    #expect(try fixture.text(of: others) == "a test\n")
  }

  @Test("the text as shipped is kept, for learners who want it back")
  func original() async throws {
    let path = "Tests/Proofs/1-Numbers/1-First/shipped.swift"
    try fixture.write("// an earlier text\n", to: path)
    #expect(
      try await fixture.results().flatMap(\.problems) == [
        """
        \(path) is not the same as Lessons/1-Numbers/1-First.swift. “verify 1.1 --record” keeps \
        the text as shipped.
        """
      ])
    _ = try await fixture.results(recording: true)
    #expect(try fixture.text(of: path) == fixture.text(of: "Lessons/1-Numbers/1-First.swift"))
  }

  @Test("a record of screens that is missing or wrong is a problem, and recording writes it")
  func screens() async throws {
    let path = "Tests/Proofs/1-Numbers/1-First/screens.txt"
    try fixture.write("// shows: [Home]\n", to: "Answers/1-Numbers/1-First.swift")
    let problem = """
      \(path) is not what the screens show with the answer. “verify 1.1 --record” records them.
      """
    #expect(try await fixture.problems() == [problem])
    #expect(try await fixture.results(recording: true).flatMap(\.problems) == [])
    #expect(try fixture.text(of: path).hasSuffix("\nthe number is one\n  [Home]\n"))
    #expect(try await fixture.problems() == [])
    try fixture.write("// shows: [Work]\n", to: "Answers/1-Numbers/1-First.swift")
    #expect(try await fixture.problems() == [problem])
  }

  @Test("when no screen is shown any more, recording removes the record")
  func noScreens() async throws {
    let path = "Tests/Proofs/1-Numbers/1-First/screens.txt"
    try fixture.write("the number is one\n  [Home]\n", to: path)
    #expect(try await fixture.problems().count == 1)
    _ = try await fixture.results(recording: true)
    #expect(fixture.modificationDate(of: path) == nil)
  }

  @Test("what a learner reads of the starter file is quoted, and compared if it's there")
  func told() async throws {
    _ = try await fixture.results(recording: true)
    #expect(try fixture.text(of: Self.failures).contains("\n\n> ✘ the number is odd\n>\n> ✘ the"))
    try fixture.replace("> ✘ the number is odd", with: "> ✘ the number is even", in: Self.failures)
    #expect(
      try await fixture.problems() == [
        """
        \(Self.failures) doesn't quote what a learner reads of the exercise as shipped. “verify \
        1.1 --record” records it.
        """
      ])
  }

  @Test("which tests a mistake fails is recorded, too, and only noted where the record differs")
  func mistakes() async throws {
    let mistakes = "Tests/Proofs/1-Numbers/1-First/mistakes.md"
    try fixture.write(
      fixture.text(of: mistakes).replacing("// fails:", with: "// fails: the number is odd;")
        + FixtureMistake("No code", rejectedBy: "the compiler", "// does not compile").section,
      to: mistakes)
    let results = try await fixture.results()
    #expect(results.flatMap(\.problems) == [])
    #expect(
      results.map(\.notes) == [
        ["“verify 1.1 --record” records again which tests each mistake fails."], [],
      ])
    #expect(try await fixture.results(recording: true).flatMap(\.notes) == [])
    #expect(
      try fixture.text(of: Self.failures).hasSuffix(
        """

        ## The number is three
        the number is one
        the number is odd

        ## No code
        the compiler

        """))
    #expect(try await fixture.results().flatMap(\.notes) == [])
  }

  @Test("without being asked to, nothing is written")
  func notAsked() async throws {
    try fixture.write("nothing\n", to: Self.failures)
    _ = try await fixture.results()
    #expect(try fixture.text(of: Self.failures) == "nothing\n")
  }
}
