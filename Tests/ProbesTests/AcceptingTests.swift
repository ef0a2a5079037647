import Probes
import Testing

@Suite("a probe that accepts")
struct AcceptingTests {
  let probe = CompilerProbe(module: "Course")

  @Test("what compiles is accepted without a word")
  func compiles() {
    #expect(issues { probe.accepts("_ = ExerciseID(lesson: 4, number: 2)", "?") }.isEmpty)
  }

  @Test("a snippet sees what a module keeps to itself, as the tests of a lesson do")
  func internalDeclaration() {
    #expect(issues { probe.accepts("_ = \\LessonCard.idea", "?") }.isEmpty)
  }

  @Test("a snippet may have several statements, throw and wait")
  func statements() {
    let snippet = """
      let duration = Duration.seconds(1)
      try await Task.sleep(for: duration)
      """
    #expect(issues { probe.accepts(snippet, "?") }.isEmpty)
  }

  @Test("a snippet sees the modules that were asked for")
  func imports() {
    let probe = CompilerProbe(module: "Course", imports: ["Foundation"])
    #expect(issues { probe.accepts("_ = URL(filePath: \"/\")", "?") }.isEmpty)
  }

  @Test("a snippet does not see the modules that were not asked for")
  func noImports() {
    #expect(issues { probe.accepts("_ = URL(filePath: \"/\")", "?") }.count == 1)
  }

  @Test("what is private does not compile")
  func privateDeclaration() throws {
    let probe = CompilerProbe(module: "Grading")
    let found = issues { probe.accepts("_ = Fingerprint().first", "?") }
    #expect(
      try #require(found.first).text.contains("'first' is inaccessible due to 'private' protection")
    )
  }

  @Test("what does not compile is told with the snippet, the comment and the compiler's words")
  func refused() {
    let found = issues {
      probe.accepts(
        "let text = \"one\"\n_ = ExerciseID(lesson: text, number: 2)", "What does it need?")
    }
    #expect(
      found.map(\.text) == [
        """
        This should compile, but doesn't:
            let text = "one"
            _ = ExerciseID(lesson: text, number: 2)
        What does it need?
        The compiler says:
            cannot convert value of type 'String' to expected argument type 'Int'
        """
      ])
  }

  @Test("the issue stands at the line of the probe")
  func place() throws {
    let line = #line + 1
    let found = issues { probe.accepts("nothing", "?") }
    let place = try #require(found.first?.sourceLocation)
    #expect(place.line == line)
    #expect(place.fileName == "AcceptingTests.swift")
  }

  @Test("of a module that was not built nothing is accepted")
  func noModule() throws {
    let found = issues { CompilerProbe(module: "Nowhere").accepts("_ = 1", "?") }
    #expect(try #require(found.first).text.contains("no such module 'Nowhere'"))
  }
}
