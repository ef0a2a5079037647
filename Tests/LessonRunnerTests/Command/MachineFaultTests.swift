import Fixtures
import Foundation
import Grading
import Testing

extension CommandTests {
  @Suite("check where the machine does not do its part")
  struct MachineFaultTests {
    let workbook: FixtureWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"

    init() throws {
      workbook = try FixtureWorkbook()
    }

    private func expectNothingKept() throws {
      #expect(try workbook.names(in: ".lesson-runner/verdicts") == [])
    }

    @Test("tests that something kills again and again have no verdict")
    func killedTests() async throws {
      try workbook.write(
        """
        import Foundation

        func one() -> Int {
          kill(getpid(), SIGKILL)
          return 1
        }

        """, to: file)
      let run = try await CommandRun("check", "1.1", in: workbook.root)
      #expect(run.output == "")
      let words = "Error: The system ended the tests of 1.1 One with signal 9"
      #expect(run.errors.contains(words))
      #expect(run.status == 70)
      try expectNothingKept()
    }

    @Test("tests that were killed once have the verdict of the second run")
    func killedOnce() async throws {
      try workbook.write(
        """
        import Foundation

        func one() -> Int {
          if mkdir(".build/killed once", 0o700) == 0 { kill(getpid(), SIGKILL) }
          return 1
        }

        """, to: file)
      try? workbook.remove(".build/killed once")
      let run = try await CommandRun("check", "1.1", in: workbook.root)
      #expect(run.output.hasPrefix("✔ 1.1 One is solved.\n"))
      #expect(run.status == 0)
    }

    @Test("a shell that allows too few open files is told so, with what to type")
    func files() async throws {
      let shell = ChildProcess(
        ["sh", "-c", "ulimit -n 40; exec \"$0\" check", try CommandRun.executable().path],
        in: workbook.root, environment: CommandRun.plainEnvironment, limit: .patient)
      let result = try await shell.run()
      #expect(result.errors.contains("This shell lets a program have 40 files open"))
      #expect(result.ending == .exited(70))
    }

    @Test("a program that cannot be linked for what the file declares does not compile")
    func linker() async throws {
      try workbook.write(
        "func one() -> Int { 1 }\n\n@main struct Mine {\n  static func main() {}\n}\n", to: file)
      let run = try await CommandRun("check", "1.1", in: workbook.root)
      #expect(
        run.output.hasPrefix(
          """
          \(file):3: error: “main” is there already: the tests are a
          program of their own
          """))
      #expect(run.output.hasSuffix("✘ 1.1 One doesn't compile: 1 error.\n"))
      #expect(run.status == 65)
    }
  }
}
