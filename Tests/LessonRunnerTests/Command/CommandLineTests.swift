import Fixtures
import Foundation
import Testing

@testable import lesson_runner

extension CommandTests {
  @Suite("a command line")
  struct CommandLineTests {
    let workbook: FixtureWorkbook

    init() throws {
      workbook = try FixtureWorkbook(keepsVerdicts: true)
    }

    @Test("a mistyped subcommand is answered with the nearest one")
    func mistyped() async throws {
      let run = try await CommandRun("chekc", in: workbook.root)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: Unknown subcommand 'chekc'. Did you mean 'check'?
          Usage: lesson-runner [<subcommand>]
            See 'lesson-runner --help' for more information.

          """)
      #expect(run.status == 64)
    }

    @Test(
      "an exercise that is not there is refused",
      arguments: ["check", "hint", "show", "answer", "reset", "verify"])
    func noExercise(subcommand: String) async throws {
      let run = try await CommandRun(subcommand, "1.3", in: workbook.root)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: There is no exercise 1.3."))
      #expect(run.status == 64)
    }

    @Test(
      "a lesson that is not there is refused, with those that are", arguments: ["check", "verify"])
    func noLesson(subcommand: String) async throws {
      let run = try await CommandRun(subcommand, "3", in: workbook.root)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: There is no lesson 3. The lessons: 1, 2.\n"))
      #expect(run.status == 64)
    }

    @Test("outside of a workbook the command says where to go")
    func outside() async throws {
      let folder = try TemporaryFolder(isOutside: true)
      let run = try await CommandRun("list", in: folder.root)
      #expect(run.output == "")
      #expect(
        run.errors.hasPrefix("Error: There is no workbook in \(folder.root.path), nor above it."))
      #expect(run.status == 78)
    }

    @Test(
      "the help is printed, inside of a workbook and outside", arguments: ["-h", "--help", "help"])
    func help(argument: String) async throws {
      let run = try await CommandRun(argument, in: FileManager.default.temporaryDirectory)
      #expect(run.output == Help.overview(of: Commands.all) + "\n")
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test(
      "the help on each subcommand is printed", arguments: Commands.all.map { $0.configuration })
    func help(on command: Configuration) async throws {
      let run = try await CommandRun(command.name, "--help", in: workbook.root)
      #expect(run.output == Help.text(for: command) + "\n")
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test("the version is printed, and nothing else")
    func version() async throws {
      let run = try await CommandRun("--version", in: workbook.root)
      #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }
}
