import Fixtures
import Testing

@testable import Workbook

extension VerifyingFixtureTests {
  @Suite("screens that tests attach")
  struct ScreenTests {
    private static let record = "Tests/Proofs/1-Numbers/1-First/screens.txt"
    private let fixture: FixtureWorkbook

    init() async throws {
      fixture = try await FixtureWorkbook.verified()
      try fixture.replace(
        "#expect(number() == 1",
        with: """
          Attachment.record("[ \\(number()) ]", named: "screen.txt")
              #expect(number() == 1
          """, in: "Tests/NumbersTests/1-FirstTests.swift")
    }

    @Test("a screen of the answer that is not recorded is a problem, until it is recorded")
    func missing() async throws {
      #expect(
        try await fixture.proofs(of: "1.1").flatMap(\.problems) == [
          """
          \(Self.record) is not what the screens show with the answer. “verify 1.1 --record” \
          records them.
          """
        ])
      #expect(try await fixture.proofs(of: "1.1", recording: true).flatMap(\.problems) == [])
      #expect(try fixture.text(of: Self.record).hasSuffix("\nthe number is one\n  [ 1 ]\n"))
      #expect(try await fixture.proofs(of: "1.1").flatMap(\.problems) == [])
    }

    @Test("a record of a screen that nobody shows any more is a problem, and recording removes it")
    func stale() async throws {
      let record = "Tests/Proofs/1-Numbers/2-Second/screens.txt"
      try fixture.write("# Nothing\ngone\n  [ ]\n", to: record)
      #expect(try await fixture.proofs(of: "1.2").flatMap(\.problems).count == 1)
      #expect(try await fixture.proofs(of: "1.2", recording: true).flatMap(\.problems) == [])
      #expect(fixture.modificationDate(of: record) == nil)
    }

    @Test("the learner's verdict holds the screen that each test saw")
    func verdict() async throws {
      let verdict = try await fixture.verdict(on: "1.1", with: "func number() -> Int { 7 }")
      #expect(verdict.tests.map(\.screen) == ["[ 7 ]", nil])
    }
  }
}
