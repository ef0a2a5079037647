import Fixtures
import Foundation
import Testing

extension CommandTests {
  @Suite("wiring")
  struct WiringTests {
    let workbook: FixtureWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"
    let counter = """
      final class Counter {
        private let source: Source
        init(source: Source) { self.source = source }
      }

      final class Source {
        weak var counter: Counter?
      }

      func one() -> Int {
        2
      }

      """

    init() throws {
      workbook = try FixtureWorkbook()
      try workbook.write(counter, to: file)
    }

    @Test("it draws what the types of the first unsolved exercise declare, and changes no file")
    func text() async throws {
      let before = try workbook.writtenFiles()
      let run = try await CommandRun("wiring", in: workbook.root)
      #expect(
        run.output == """
          1.1 One

          class Counter
           └─ is handed, holds ─▶ source: Source
               ├─ is handed nothing
               └╌ holds weakly ╌▷ counter: Counter? · anyone may set it

          Check   swift run lesson-runner check 1.1

          """)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(try workbook.writtenFiles() == before)
    }

    @Test("where tests have failed, it says that they notice what no declaration shows")
    func failing() async throws {
      _ = try await CommandRun("check", "1.1", in: workbook.root)
      let run = try await CommandRun("wiring", "1.1", in: workbook.root)
      #expect(
        run.output.hasSuffix(
          """
          Only what is declared is drawn. What a type reaches for otherwise, such as a
          shared instance, the tests notice; these fail now:
          ✘ one is one

          Check   swift run lesson-runner check 1.1

          """))
    }

    @Test("what was drawn once is drawn again without a build, until the file changes")
    func known() async throws {
      let nowhere = ["PATH": "/nowhere"]
      let first = try await CommandRun("wiring", in: workbook.root)
      let second = try await CommandRun("wiring", in: workbook.root, environment: nowhere)
      #expect(second.output == first.output)
      try workbook.replace("source", with: "origin", in: file)
      let third = try await CommandRun("wiring", in: workbook.root, environment: nowhere)
      #expect(third.status == 70)
    }

    @Test("in a narrow terminal it stays within its columns")
    func narrow() async throws {
      let run = try await CommandRun("wiring", in: workbook.root, environment: ["COLUMNS": "50"])
      #expect(run.output.split(separator: "\n").filter { $0.count > 50 } == [])
      #expect(run.output.contains("counter: Counter? · anyone"))
    }

    @Test("of a file that does not compile it shows the compiler's words, as check does")
    func doesNotCompile() async throws {
      try workbook.write("func one() -> Int {\n  \"one\"\n}\n", to: file)
      let run = try await CommandRun("wiring", "1.1", in: workbook.root)
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

          ✘ 1.1 One does not compile: 1 error.

          """)
      #expect(run.status == 65)
    }

    @Test("a file whose seam has changed is drawn all the same: its tests are not needed")
    func seam() async throws {
      try workbook.replace("func one()", with: "func uno()", in: file)
      let run = try await CommandRun("wiring", "1.1", in: workbook.root)
      #expect(run.output.contains("class Counter"))
      #expect(run.status == 0)
    }

    @Test("an exercise that there is not is refused")
    func unknown() async throws {
      let run = try await CommandRun("wiring", "7.1", in: workbook.root)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("Error: There is no exercise 7.1."))
    }
  }
}
