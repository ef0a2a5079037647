import Fixtures
import Testing

@testable import Workbook

extension VerifyingFixtureTests {
  @Suite("recording how shipped exercises fail")
  struct RecordingTests {
    private static let golden = "Tests/Golden/1-Numbers.txt"
    private let fixture: FixtureWorkbook

    init() async throws {
      fixture = try await FixtureWorkbook.verified()
    }

    @Test("a record that is missing is written")
    func missing() async throws {
      try fixture.remove("Tests/Golden")
      #expect(try await fixture.proofs(of: 1, recording: true).flatMap(\.problems) == [])
      #expect(try fixture.text(of: Self.golden) == FixtureLesson.numbers.files[Self.golden])
    }

    @Test("a record that is wrong is written anew")
    func wrong() async throws {
      try fixture.write("1.1 First\n  nothing\n1.9 Gone\n", to: Self.golden)
      #expect(try await fixture.proofs(of: 1, recording: true).flatMap(\.problems) == [])
      #expect(try fixture.text(of: Self.golden) == FixtureLesson.numbers.files[Self.golden])
    }

    @Test("an exercise that is solved as shipped is a problem, and its record stays")
    func solved() async throws {
      let path = "Lessons/1-Numbers/1-First.swift"
      try fixture.write(fixture.text(of: "Answers/1-Numbers/1-First.swift"), to: path)
      #expect(
        try await fixture.proofs(of: 1, recording: true).flatMap(\.problems) == [
          "\(path) is solved as shipped; it should fail."
        ])
      #expect(try fixture.text(of: Self.golden) == FixtureLesson.numbers.files[Self.golden])
    }

    @Test("of one exercise, the record is written anew, and those of the others stay")
    func one() async throws {
      try fixture.write("1.1 First\n  nothing\n1.2 Second\n  a test\n", to: Self.golden)
      #expect(try await fixture.proofs(of: "1.1", recording: true).flatMap(\.problems) == [])
      #expect(
        try fixture.text(of: Self.golden).hasSuffix(
          "\n1.1 First\n  the number is one\n  the number is odd\n1.2 Second\n  a test\n"))
    }

    @Test("the text as shipped is kept, for learners who want it back")
    func original() async throws {
      let path = "Tests/Golden/1-Numbers/1-First.swift"
      try fixture.write("// an earlier text\n", to: path)
      #expect(
        try await fixture.proofs(of: 1).flatMap(\.problems) == [
          """
          \(path) is not the same as Lessons/1-Numbers/1-First.swift. “verify 1.1 --record” keeps \
          the text as shipped.
          """
        ])
      _ = try await fixture.proofs(of: 1, recording: true)
      #expect(try fixture.text(of: path) == fixture.text(of: "Lessons/1-Numbers/1-First.swift"))
    }

    @Test("without being asked to, nothing is written")
    func notAsked() async throws {
      try fixture.write("1.1 First\n  nothing\n", to: Self.golden)
      _ = try await fixture.proofs(of: 1)
      #expect(try fixture.text(of: Self.golden) == "1.1 First\n  nothing\n")
    }
  }
}
