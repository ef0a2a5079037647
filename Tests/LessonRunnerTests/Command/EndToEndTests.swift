import Fixtures
import Foundation
import Testing

extension CommandTests {
  /// One test of each command with the compiler; the other tests of texts compile nothing.
  @Suite("the command from end to end")
  struct EndToEndTests {
    let workbook: FixtureWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"

    init() throws {
      workbook = try FixtureWorkbook()
    }

    private func run(_ arguments: String..., status: Int32 = 0) async throws -> String {
      let run = try await CommandRun(arguments, in: workbook.root)
      #expect(run.status == status, "\(run.output)\(run.errors)")
      return run.output
    }

    @Test("a learner checks, asks for help, solves, and looks at the answer")
    func learner() async throws {
      #expect(try await run(status: 1).hasSuffix("✘ 1.1 One fails 1 of 2 tests.\n"))
      #expect(try await run("list").contains("→ ✘ 1.1 One                  fails 1 of 2 tests"))
      #expect(try await run("show").contains("Goal. Counting starts with one.\n"))
      #expect(try await run("hint").hasPrefix("1.1 One, hint 1 of 3\n\nLook at your thumb.\n"))
      try workbook.solve("1-Numbers/1-One.swift")
      #expect(try await run("check", "1.1").hasPrefix("✔ 1.1 One is solved.\n"))
      #expect(try await run("answer", "1.1").contains("Your code is the same as the answer's."))
      #expect(try await run("reset", "1.1", "--yes").contains("Your version is kept: "))
      #expect(
        try await run("doctor").hasSuffix(
          """
          ✔ The answer to 1.1 One builds and passes.

          ✔ No problems found.

          """))
    }

    @Test("a file whose seam has changed is drawn all the same: its tests are not needed")
    func wiring() async throws {
      try workbook.write(
        """
        final class Counter {
          private let source: Source
          init(source: Source) { self.source = source }
        }

        final class Source {
          weak var counter: Counter?
        }

        """, to: file)
      let before = try workbook.writtenFiles()
      #expect(
        try await run("wiring", "1.1") == """
          1.1 One

          class Counter
           └─ takes, holds ─▶ source: Source
               ├─ takes nothing
               └╌ holds weakly ╌▷ counter: Counter? · anyone may set it

          Check   swift run lesson-runner check 1.1

          """)
      #expect(try workbook.writtenFiles() == before)
      #expect(
        try await run("check", "1.1", status: 65).hasSuffix(
          "✘ 1.1 One no longer fits its tests: the seam has changed.\n"))
    }

    @Test("errors of the compiler and crashes are at the learner's line")
    func places() async throws {
      try workbook.write("func one() -> Int {\n  \"one\"\n}\n", to: file)
      #expect(
        try await run("check", "1.1", status: 65).hasPrefix(
          "\(file):2: error: cannot convert return expression of type\n'String' to"))
      try workbook.write("func one() -> Int {\n  fatalError(\"Nobody counts\")\n}\n", to: file)
      #expect(
        try await run("check", "1.1", status: 1).contains(
          """
          ✘ one is more than nothing (crashed)
              \(file):2: Fatal error: Nobody counts

          """))
    }

    @Test("outside of a workbook the command says where to go")
    func outside() async throws {
      let folder = try TemporaryFolder(isOutside: true)
      let run = try await CommandRun("list", in: folder.root)
      #expect(run.output == "")
      #expect(
        run.errors.hasPrefix("Error: \(folder.root.path) isn't in a workbook."))
      #expect(run.status == 78)
      let help = try await CommandRun("--help", in: folder.root)
      #expect(help.output.hasPrefix("OVERVIEW: "))
    }
  }
}
