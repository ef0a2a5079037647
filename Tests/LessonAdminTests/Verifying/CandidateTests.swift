import Fixtures
import Testing

@testable import lesson_admin

@Suite("Verifying texts")
struct CandidateTests {
  private static let shipped = "Lessons/1-Numbers/1-First.swift"
  private static let answer = "Answers/1-Numbers/1-First.swift"
  private static let proofs = "Tests/Proofs/1-Numbers/1-First"
  private static let failures = "\(proofs)/failures.txt"
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

  @Test("a wrong variant that passes")
  func wrongPasses() async throws {
    let path = "\(Self.proofs)/wrong-right.swift"
    try fixture.write("// Rejected by: the number is one\n", to: path)
    #expect(try await fixture.problems() == ["\(path) is wrong, but it passes."])
  }

  @Test("a wrong variant that is rejected by another test than it names")
  func rejectedByAnother() async throws {
    let path = "\(Self.proofs)/wrong-three.swift"
    try fixture.replace(
      "Rejected by: the number is one", with: "Rejected by: the number is odd", in: path)
    #expect(
      try await fixture.problems() == [
        """
        \(path) should be rejected by “the number is odd”, but is rejected by “the number is one”.
        """
      ])
  }

  @Test("a wrong variant that names a test that does not exist")
  func unknownTest() async throws {
    let path = "\(Self.proofs)/wrong-three.swift"
    try fixture.replace(
      "Rejected by: the number is one", with: "Rejected by: the number is 1", in: path)
    #expect(
      try await fixture.problems() == [
        "\(path) names a test that the suite doesn't have: “the number is 1”."
      ])
  }

  @Test("a wrong variant may be rejected by the compiler, or by the end of the program")
  func otherRefusals() async throws {
    for (name, refuser, body) in [
      ("nothing", "the compiler", "does not compile"),
      ("end", "the end of the program", "crashes"),
    ] {
      try fixture.write(
        "// Rejected by: \(refuser)\n// \(body)\n",
        to: "\(Self.proofs)/wrong-\(name).swift")
    }
    #expect(try await fixture.problems() == [])
  }

  @Test("a wrong variant that should not compile, and does")
  func compiles() async throws {
    let path = "\(Self.proofs)/wrong-three.swift"
    try fixture.write("// Rejected by: the compiler\n// fails: the number is one\n", to: path)
    #expect(
      try await fixture.problems() == [
        "\(path) should be rejected by the compiler, but it fails 1 of 2 tests."
      ])
  }

  @Test("a wrong variant that should ask a question, and where a learner reads another")
  func asks() async throws {
    let path = "\(Self.proofs)/wrong-three.swift"
    let text = try fixture.text(of: path)
    try fixture.write("\(text)// Asks: the number is one\n", to: path)
    #expect(try await fixture.problems() == [])
    try fixture.write("\(text)// Asks: Which number?\n", to: path)
    let problems = try await fixture.problems()
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("\(path) should ask “Which number?” first, but a learner") == true)
  }

  @Test("a right variant that is rejected")
  func rightRefused() async throws {
    let path = "\(Self.proofs)/right-three.swift"
    try fixture.write(fixture.text(of: "\(Self.proofs)/wrong-three.swift"), to: path)
    #expect(
      try await fixture.problems() == ["\(path) should pass, but it fails 1 of 2 tests."])
  }

  @Test(
    "a variant with a name, or a first line, that says nothing",
    arguments: [
      ("other.swift", "// Rejected by: the number is one\n"),
      ("wrong-three.swift", "// fails: the number is one\n"),
      ("wrong-three.swift", "\n// Rejected by: the number is one\n"),
    ])
  func misnamed(name: String, text: String) async throws {
    try fixture.write(text, to: "\(Self.proofs)/\(name)")
    #expect(
      try await fixture.problems() == [
        """
        \(Self.proofs)/\(name) should be named “right-….swift”, or “wrong-….swift” with a first \
        line “// Rejected by: <the name of a test>”.
        """
      ])
  }

  @Test("problems stand in the order of the texts, whichever were known")
  func order() async throws {
    try fixture.write("// fails: the number is one\n", to: Self.answer)
    let right = "\(Self.proofs)/right-three.swift"
    try fixture.write(fixture.text(of: "\(Self.proofs)/wrong-three.swift"), to: right)
    #expect(
      try await fixture.problems() == [
        "\(Self.answer) should pass, but it fails 1 of 2 tests.",
        "\(right) should pass, but it fails 1 of 2 tests.",
      ])
  }
}
