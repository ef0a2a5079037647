import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import lesson_admin

@Suite("A mistake as a file and as a block")
struct MistakeBlockTests {
  private let answer = """
    // 1.1 One

    final class A {
      let number: Int

      init(number: Int) { self.number = number }
    }

    final class B {
      let number: Int

      init(number: Int) { self.number = number }
    }

    """

  @Test("the block has as many lines as it takes to find the place, and leads to the text")
  func difference() throws {
    let text = answer.replacing("init(number: Int)", with: "init(number: Int = 1)")
    let block = mistakeBlock(from: answer, to: text)
    #expect(
      block == """
        ```diff
         final class A {
           let number: Int

        -  init(number: Int) { self.number = number }
        +  init(number: Int = 1) { self.number = number }
         }
        @@
           let number: Int

        -  init(number: Int) { self.number = number }
        +  init(number: Int = 1) { self.number = number }
         }
        ```
        """)
    let mistake = try #require(Mistakes("## One\n\n\(block)\n").all.first)
    #expect(try mistake.code(changing: answer) == text.withoutHeader + "\n")
  }

  @Test("a text that differs in more than half of its lines is a whole one")
  func whole() {
    #expect(
      mistakeBlock(from: answer, to: "// A header.\n\nlet a = 1\nlet b = 2\n")
        == "```swift\nlet a = 1\nlet b = 2\n```")
  }

  @Test("verify writes a mistake as a file, and prints a file as a block")
  func command() async throws {
    let fixture = try SampleWorkbook()
    let run = AdminRun(fixture: fixture)
    let path = ".build/mistakes/1.1-the-number-is-three.swift"
    #expect(try await run.run(["verify", "1.1", "--write", "three"]) == .success)
    #expect(try fixture.text(of: path) == "// fails: the number is one\n")
    #expect(run.output.text.hasPrefix("Written: \(path)\n"))
    try fixture.write("let three = 3\n", to: path)
    let printing = AdminRun(fixture: fixture)
    #expect(
      try await printing.run(["verify", "1.1", "--diff", path])
        == .success)
    #expect(printing.output.text == "```swift\nlet three = 3\n```\n")
  }

  @Test("a name that no heading or several headings have, and no exercise, are usage errors")
  func unknown() async throws {
    let fixture = try SampleWorkbook()
    let path = "Tests/Proofs/1-Numbers/1-First/mistakes.md"
    try fixture.write(
      fixture.text(of: path)
        + FixtureMistake("The number is four", rejectedBy: "the number is odd", "let a").section,
      to: path)
    for (arguments, message) in [
      (["1.1", "--write", "five"], "\(path) has no heading with “five”."),
      (["1.1", "--write", "number"], "has several: “The number is three”, “The number is four”."),
      (["1", "--write", "three"], "Name the exercise, such as “verify 1.3”."),
    ] {
      let run = AdminRun(fixture: fixture)
      #expect(try await run.run(["verify"] + arguments) == .usage)
      #expect(run.output.notes.contains(message))
    }
  }
}
