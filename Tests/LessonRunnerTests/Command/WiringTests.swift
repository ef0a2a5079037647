import Fixtures
import Testing

@testable import Grading
@testable import lesson_runner

extension AppTests {
  @Suite("wiring")
  struct WiringTests {
    let workbook: SampleWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"

    init() throws {
      workbook = try SampleWorkbook()
      workbook.grader.wiring = Wiring(
        parts: [
          Wiring.Part(
            id: "c", kind: .class, name: "Counter",
            links: [Wiring.Link(verbs: [.holds], name: "source", type: "Source")])
        ], names: ["c": "Counter"])
    }

    @Test("it draws what the types of the first unsolved exercise declare")
    func picture() async throws {
      let run = await AppRun("wiring", in: workbook)
      #expect(
        run.output == """
          1.1 One

          class Counter
           └─ holds ─▶ source: Source

          Check   swift run lesson-runner check 1.1

          """)
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    @Test("where tests have failed, it says that they notice what no declaration shows")
    func failing() async throws {
      _ = await AppRun("check", "1.1", in: workbook)
      let run = await AppRun("wiring", "1.1", in: workbook)
      #expect(
        run.output.hasSuffix(
          """
          The picture shows declarations. What a type uses in another way, such as a
          shared instance, only tests show. These fail now:
          ✘ one is one

          Check   swift run lesson-runner check 1.1

          """))
    }

    @Test("of a file that does not compile it shows the compiler's words, as check does")
    func doesNotCompile() async throws {
      workbook.grader.give(.success(.doesNotCompile), for: "1.1")
      let run = await AppRun("wiring", "1.1", in: workbook)
      #expect(
        run.output == """
          \(file):2: error: cannot convert return expression of type
          'String' to return type 'Int'
            1 | func one() -> Int {
            2 |   "one"
              |   ^
            3 | }
            4 | 

          Check   swift run lesson-runner check 1.1

          ✘ 1.1 One doesn't compile: 1 error.

          """)
      #expect(run.status == 65)
    }

    @Test("answer --wiring draws the learner's file and the answer")
    func answer() async throws {
      let run = await AppRun("answer", "1.1", "--wiring", "--yes", in: workbook)
      #expect(
        run.output == """
          1.1 One

          Before: Lessons/1-Numbers/1-One.swift

          class Counter
           └─ holds ─▶ source: Source

          After: Answers/1-Numbers/1-One.swift

          class Counter
           └─ holds ─▶ source: Source

          """)
      #expect(run.status == 0)
    }
  }
}

extension Verdict {
  /// The verdict on a text of 1.1 One that returns a string in place of the number.
  static let doesNotCompile = Verdict(
    .doesNotCompile([
      CompilerMessage(
        file: "Lessons/1-Numbers/1-One.swift", line: 2, column: 3,
        text: "cannot convert return expression of type 'String' to return type 'Int'",
        excerpt: [
          "1 | func one() -> Int {", "2 |   \"one\"",
          "  |   `- error: cannot convert return expression of type 'String' to return type 'Int'",
          "3 | }", "4 | ",
        ])
    ]))
}
