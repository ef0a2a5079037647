import Testing

@testable import Course

@Suite("The catalog of mistakes")
struct MistakesTests {
  private let answer = """
    // 1.1 One
    //
    // The moral.

    final class A {
      let number: Int

      init(number: Int) { self.number = number }
    }

    final class B {
      let number: Int

      init(number: Int) { self.number = number }
    }

    """

  /// Returns the only mistake of a catalog whose block is `difference`.
  private func mistake(_ difference: String) throws -> Mistake {
    let mistakes = Mistakes("# 1.1\n\n## One\n\nWhy.\n\n```diff\n\(difference)\n```\n").all
    return try #require(mistakes.count == 1 ? mistakes.first : nil)
  }

  @Test("a section has a heading, a reason, a test, and perhaps a question and a mark")
  func parts() throws {
    let catalog = Mistakes(
      """
      # 1.1 One: mistakes

      Words about all of them.

      ## The default stays

      The caller is right,
      the next one can forget it.

      Rejected by: no default

      Asks: Who passes it?

      Typical

      ```swift
      ## no heading

      let one = 1
      ```

      ## Another

      """)
    #expect(catalog.all.map(\.heading) == ["The default stays", "Another"])
    #expect(catalog.all.map(\.line) == [5, 22])
    let mistake = try #require(catalog.all.first)
    #expect(mistake.reason == "The caller is right, the next one can forget it.")
    #expect(mistake.rejecter == "no default")
    #expect(mistake.question == "Who passes it?")
    #expect(catalog.all.map(\.isTypical) == [true, false])
    #expect(catalog.all.map(\.blocks.count) == [1, 0])
    #expect(try mistake.code(changing: answer) == "## no heading\n\nlet one = 1\n")
  }

  @Test("a difference is applied where its lines are, in one place or several, to code alone")
  func applied() throws {
    let mistake = try mistake(
      """
       final class A {
         let number: Int

      -  init(number: Int) { self.number = number }
      +  init(number: Int = 1) { self.number = number }
      @@
         let number: Int
      +  let other = 2

         init(number: Int) { self.number = number }
      """)
    #expect(
      try mistake.code(changing: answer) == """
        final class A {
          let number: Int

          init(number: Int = 1) { self.number = number }
        }

        final class B {
          let number: Int
          let other = 2

          init(number: Int) { self.number = number }
        }

        """)
  }

  @Test("lines that occur twice are ambiguous")
  func ambiguous() throws {
    let mistake = try mistake("   let number: Int\n+  let other = 2")
    #expect(throws: Mistake.Misfit(line: 8, isAmbiguous: true)) {
      try mistake.code(changing: answer)
    }
  }

  @Test("a difference that no longer applies names the line that the answer doesn't have")
  func misfit() throws {
    let mistake = try mistake(" final class A {\n+  let a = 1\n@@\n final class B {\n-  let c = 1")
    #expect(throws: Mistake.Misfit(line: 12, isAmbiguous: false)) {
      try mistake.code(changing: answer)
    }
  }

  @Test("an exact heading is found before those that contain the text")
  func names() {
    let catalog = Mistakes("## The default\n\n## The default stays\n\n## A flag stays\n")
    #expect(catalog.mistakes(named: "The default").map(\.line) == [1])
    #expect(catalog.mistakes(named: "STAYS").map(\.line) == [3, 5])
    #expect(catalog.mistakes(named: "none").isEmpty)
  }

  @Test("catalogs with other line ends are the same", arguments: ["\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = "## One\n\nWhy.\n\nRejected by: it\n\n```diff\n-final class B {\n+class B {\n```\n"
    let mistakes = Mistakes(text.replacing("\n", with: end)).all
    #expect(mistakes == Mistakes(text).all)
    let code = try #require(mistakes.first).code(changing: answer.replacing("\n", with: end))
    #expect(code.contains("\n\nclass B {\n") && !code.contains("\r"))
  }
}
