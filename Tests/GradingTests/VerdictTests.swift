import Course
import Testing

@testable import Grading

@Suite("Two builders' verdicts agree")
struct VerdictTests {
  private static func message(_ text: String) -> CompilerMessage {
    CompilerMessage(file: "a.swift", line: 1, column: 1, text: text, excerpt: [])
  }

  private static func failed(_ names: String...) -> Verdict {
    Verdict(
      .failed,
      tests: ["a", "b"].map { TestResult(name: $0, state: names.contains($0) ? .failed : .passed) })
  }

  @Test(
    "if the text ends in the same way, whatever the messages say",
    arguments: [
      (.doesNotCompile([message("a")]), .doesNotCompile([message("b")])),
      (.doesNotFit(seam: nil, []), .doesNotFit(seam: nil, [message("a")])),
      (.crashed(Crash(cause: .message("a"))), .crashed(Crash(cause: .message("b")))),
      (.passed, .passed),
    ] as [(Verdict.Outcome, Verdict.Outcome)])
  func alike(first: Verdict.Outcome, second: Verdict.Outcome) {
    #expect(Verdict(first).agrees(with: Verdict(second)))
  }

  @Test(
    "but not if it ends in another way",
    arguments: [
      (.passed, .failed), (.crashed(Crash(cause: .message("a"))), .ranTooLong(seconds: 10)),
      (.doesNotCompile([message("a")]), .doesNotCompile([message("a"), message("b")])),
      (.ranTooLong(seconds: 10), .ranTooLong(seconds: 60)),
    ] as [(Verdict.Outcome, Verdict.Outcome)])
  func different(first: Verdict.Outcome, second: Verdict.Outcome) {
    #expect(!Verdict(first).agrees(with: Verdict(second)))
  }

  @Test("and if the same tests fail, by name")
  func tests() {
    #expect(Self.failed("a").agrees(with: Self.failed("a")))
    #expect(!Self.failed("a").agrees(with: Self.failed("b")))
    #expect(!Self.failed("a").agrees(with: Verdict(.failed, tests: [])))
  }
}
