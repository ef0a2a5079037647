import Course
import Testing

@testable import Grading

@Suite("The compiler's errors, found in what a build printed")
struct CompilerMessageTests {
  private static let error = """
    /a/File.swift:3:9: error: cannot find 'x' in scope
    1 | func f() {
    2 |   // here
    3 |   _ = x
      |       `- error: cannot find 'x' in scope
    4 | }
    """

  @Test("an error has its file, line, column and text")
  func parts() throws {
    let message = try #require(CompilerMessage.errors(in: Self.error).first)
    #expect(message.file == "/a/File.swift")
    #expect(message.line == 3)
    #expect(message.column == 9)
    #expect(message.text == "cannot find 'x' in scope")
  }

  @Test("the excerpt is the source below it, and ends where that ends")
  func excerpt() throws {
    let output = "\(Self.error)\n\n[3/4] Compiling Module File.swift\n5 | not part of it"
    let message = try #require(CompilerMessage.errors(in: output).first)
    #expect(
      message.excerpt == [
        "1 | func f() {", "2 |   // here", "3 |   _ = x",
        "  |       `- error: cannot find 'x' in scope", "4 | }",
      ])
  }

  @Test("an error that each pass of the compiler reports is told once")
  func duplicates() {
    #expect(CompilerMessage.errors(in: "\(Self.error)\n\n\(Self.error)").count == 1)
  }

  @Test("the same words at two places are two errors, in the order of the build")
  func order() {
    let output = "/a/B.swift:9:1: error: no\n/a/A.swift:1:1: error: no\n/a/A.swift:1:2: error: no"
    let places = CompilerMessage.errors(in: output).map { "\($0.file):\($0.line):\($0.column)" }
    #expect(places == ["/a/B.swift:9:1", "/a/A.swift:1:1", "/a/A.swift:1:2"])
  }

  @Test("a path may hold spaces and colons")
  func spaces() {
    let messages = CompilerMessage.errors(in: "/my work/a: b/File.swift:3:9: error: no: 1:2: x")
    #expect(messages.map(\.file) == ["/my work/a: b/File.swift"])
    #expect(messages.map(\.text) == ["no: 1:2: x"])
  }

  @Test("an error in the expansion of a macro is at the macro")
  func expansion() {
    let output = """
      macro expansion #expect:1:34: error: 'x' can not be referenced from a nonisolated context
      `- /a/Tests.swift:8:22: note: expanded code originates here
       8 |     #expect(a.x == 1)
         |     `- note: in expansion of macro 'expect' here
         +--- macro expansion #expect ------------------------------------
         |1 | Testing.__checkBinaryOperation(a.x,{ $0 == $1() },1)
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(
          file: "/a/Tests.swift", line: 8, column: 22,
          text: "'x' can not be referenced from a nonisolated context",
          excerpt: [
            " 8 |     #expect(a.x == 1)", "   |     `- note: in expansion of macro 'expect' here",
          ])
      ])
  }

  @Test(
    "what is no error at a place in a file is passed over",
    arguments: [
      "", "error: fatalError", "/a/File.swift:3:9: warning: unused",
      "/a/File.swift:3:9: note: here",
      "error: emit-module command failed with exit code 1 (use -v to see invocation)",
      "File.swift:3:9: error: without a folder", "[1/2] /a/File.swift",
    ])
  func others(output: String) {
    #expect(CompilerMessage.errors(in: output) == [])
  }
}
