import Fixtures
import Testing

@testable import lesson_admin

@Suite("Verifying texts")
struct CandidateTests {
  private static let shipped = "Lessons/1-Numbers/1-First.swift"
  private static let answer = "Answers/1-Numbers/1-First.swift"
  private static let proofs = "Tests/Proofs/1-Numbers/1-First"
  private static let failures = "\(proofs)/failures.txt"
  private static let mistakes = "\(proofs)/mistakes.md"
  private let fixture: SampleWorkbook

  init() throws {
    fixture = try SampleWorkbook()
  }

  @Test("an answer that does not pass")
  func answer() async throws {
    try fixture.write(fixture.text(of: Self.shipped), to: Self.answer)
    #expect(
      try await fixture.problems() == ["\(Self.answer) should pass, but it fails 2 of 2 tests."])
  }

  @Test("a shipped exercise that passes")
  func solved() async throws {
    try fixture.write(fixture.text(of: Self.answer), to: Self.shipped)
    #expect(
      try await fixture.problems() == ["\(Self.shipped) is solved as shipped; it should fail."])
  }

  @Test("a shipped exercise that does not compile")
  func doesNotCompile() async throws {
    try fixture.write("// does not compile\n", to: Self.shipped)
    #expect(
      try await fixture.problems() == [
        "\(Self.shipped) should fail its tests as shipped, but it doesn't compile: 0 errors."
      ])
  }

  @Test("a shipped exercise that fails other tests than recorded")
  func otherFailures() async throws {
    try fixture.replace("the number is odd\n", with: "", in: Self.failures)
    #expect(
      try await fixture.problems() == [
        """
        \(Self.shipped) fails “the number is one”, “the number is odd” as shipped, but recorded \
        is “the number is one”.
        """
      ])
  }

  @Test("a shipped exercise that has no record")
  func noRecord() async throws {
    try fixture.remove(Self.failures)
    #expect(
      try await fixture.problems() == [
        "\(Self.shipped) has no record of how it fails. “verify 1.1 --record” writes one."
      ])
  }

  @Test("a shipped exercise that fails, with a record that nothing does")
  func emptyRecord() async throws {
    try fixture.write("# a comment\n", to: Self.failures)
    #expect(
      try await fixture.problems() == [
        """
        \(Self.shipped) fails “the number is one”, “the number is odd” as shipped, but recorded \
        is nothing.
        """
      ])
  }

  private func add(_ mistake: FixtureMistake) throws {
    try fixture.write(
      fixture.text(of: Self.mistakes) + mistake.section, to: Self.mistakes)
  }

  @Test("a mistake that passes")
  func wrongPasses() async throws {
    try add(FixtureMistake("None", rejectedBy: "the number is one", "let none = 0"))
    #expect(try await fixture.problems() == ["\(Self.mistakes):13 is wrong, but it passes."])
  }

  @Test("a mistake that is rejected by another test than it names")
  func rejectedByAnother() async throws {
    try fixture.replace(
      "Rejected by: the number is one", with: "Rejected by: the number is odd", in: Self.mistakes)
    #expect(
      try await fixture.problems() == [
        """
        \(Self.mistakes):3 should be rejected by “the number is odd”, but is rejected by “the \
        number is one”.
        """
      ])
  }

  @Test("a mistake that names a test that does not exist")
  func unknownTest() async throws {
    try fixture.replace(
      "Rejected by: the number is one", with: "Rejected by: the number is 1", in: Self.mistakes)
    #expect(
      try await fixture.problems() == [
        "\(Self.mistakes):3 names a test that the suite doesn't have: “the number is 1”."
      ])
  }

  @Test("a mistake may be rejected by the compiler, or by the end of the program")
  func otherRefusals() async throws {
    try add(FixtureMistake("Nothing", rejectedBy: "the compiler", "// does not compile"))
    try add(FixtureMistake("End", rejectedBy: "the end of the program", "// crashes"))
    #expect(try await fixture.problems() == [])
  }

  @Test("a mistake that should not compile, and does")
  func compiles() async throws {
    try fixture.replace(
      "Rejected by: the number is one", with: "Rejected by: the compiler", in: Self.mistakes)
    #expect(
      try await fixture.problems() == [
        "\(Self.mistakes):3 should be rejected by the compiler, but it fails 1 of 2 tests."
      ])
  }

  @Test("a mistake that should ask a question, and where a learner reads another")
  func asks() async throws {
    let text = try fixture.text(of: Self.mistakes)
    try fixture.write(
      text.replacing("```swift", with: "Asks: number is\n\n```swift"), to: Self.mistakes)
    #expect(try await fixture.problems() == [])
    try fixture.replace("Asks: number is", with: "Asks: Which number?", in: Self.mistakes)
    let problems = try await fixture.problems()
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("\(Self.mistakes):3 should ask “Which number?” first, but") == true)
  }

  @Test(
    "a section that lacks a part",
    arguments: [
      "It's wrong.", "Rejected by: the number is one", "// fails: the number is one\n```",
    ])
  func incomplete(part: String) async throws {
    // A block without its last line would extend to the end of the file, so the whole block is
    // removed.
    try fixture.replace(
      part.hasSuffix("```") ? "```swift\n\(part)" : part, with: "", in: Self.mistakes)
    #expect(
      try await fixture.problems() == [
        """
        \(Self.mistakes):3 should have a reason, a line “Rejected by: <the name of a test>”, and \
        one block that begins with ```diff or ```swift.
        """
      ])
  }

  @Test("two mistakes with the same heading")
  func sameHeading() async throws {
    try add(
      FixtureMistake(
        "The number is three", rejectedBy: "the number is odd", "// fails: the number is odd"))
    #expect(
      try await fixture.problems() == [
        "\(Self.mistakes):13 has the heading of another mistake: “The number is three”."
      ])
  }

  @Test("a difference that no longer applies, and one that fits several places")
  func misfits() async throws {
    try fixture.write("// the answer\n\nlet a = 1\nlet b = 2\n\nlet a = 1\n", to: Self.answer)
    try add(
      FixtureMistake(
        "Gone", rejectedBy: "the number is one", " let b = 2\n-let c = 3\n+// fails: it"))
    try add(FixtureMistake("Twice", rejectedBy: "the number is one", "-let a = 1\n+// fails: it"))
    #expect(
      try await fixture.problems() == [
        "\(Self.mistakes):21 no longer applies to \(Self.answer).",
        """
        \(Self.mistakes):32 fits several places of \(Self.answer). Add lines that don't change.
        """,
      ])
  }

  @Test("a right variant that is rejected")
  func rightRefused() async throws {
    let path = "\(Self.proofs)/right-three.swift"
    try fixture.write("// fails: the number is one\n", to: path)
    #expect(
      try await fixture.problems() == ["\(path) should pass, but it fails 1 of 2 tests."])
  }

  @Test("a file with another name", arguments: ["other.swift", "wrong-three.swift"])
  func misnamed(name: String) async throws {
    try fixture.write("// fails: the number is one\n", to: "\(Self.proofs)/\(name)")
    #expect(
      try await fixture.problems() == [
        """
        \(Self.proofs)/\(name) should be named “right-….swift”. Wrong solutions are sections of \
        \(Self.mistakes).
        """
      ])
  }

  @Test("problems stand in the order of the texts, whichever were known")
  func order() async throws {
    try fixture.write("// fails: the number is one\n", to: Self.answer)
    let right = "\(Self.proofs)/right-three.swift"
    try fixture.write("// fails: the number is one\n", to: right)
    #expect(
      try await fixture.problems() == [
        "\(Self.answer) should pass, but it fails 1 of 2 tests.",
        "\(right) should pass, but it fails 1 of 2 tests.",
      ])
  }
}
