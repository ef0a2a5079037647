import Testing

@testable import Probes

@Suite("commands that a probe runs")
struct CompilerTests {
  @Test("a warning is no part of the output")
  func streams() throws {
    let script = "echo warning >&2; echo /path; echo another >&2"
    #expect(try Compiler.output(of: ["sh", "-c", script]) == "/path\n")
  }

  @Test("a command that fails has no output, and its message is the reason")
  func failure() throws {
    let error = #expect(throws: Compiler.Unavailable.self) {
      try Compiler.output(of: ["sh", "-c", "echo /path; echo no SDK >&2; exit 3"])
    }
    #expect(error?.description.hasSuffix("failed, with status 3. no SDK\n") == true)
  }

  @Test("a text may use a macro of the standard library, such as @Observable")
  func macros() throws {
    let text = """
      import Observation

      @Observable final class Model { var count = 0 }

      func takes(_: some Observable) {}

      func passesOn(_ model: Model) { takes(model) }
      """
    #expect(try Compiler.typecheck([text]) == [.compiles(warnings: [])])
  }

  @Test("no error hides another text's error, nor makes a text that compiles fail")
  func independence() throws {
    let refused = [
      "private func snippet() { let x = (1 }}",
      "private func snippet() { let _: String = 1 }",
      "@available(*, unavailable) private func gone() {}\nprivate func snippet() { gone() }",
      "private func later() async {}\nprivate func snippet() { later() }",
      "private func throwing() throws {}\nprivate func snippet() { throwing() }",
      "private protocol P { func a() }\nprivate func snippet() { struct S: P {} }",
    ]
    let right = "private func snippet() { print(1) }"
    let answers = try Compiler.typecheck(refused + [right])
    #expect(answers.map(\.compiles) == refused.map { _ in false } + [true])
  }
}
