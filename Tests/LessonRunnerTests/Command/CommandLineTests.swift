import Fixtures
import Interface
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("a command line")
  struct CommandLineTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test(
      "an exercise that is not there is refused",
      arguments: ["check", "hint", "show", "wiring", "answer", "reset"])
    func noExercise(subcommand: String) async throws {
      let run = await AppRun(subcommand, "1.3", in: workbook)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: There's no exercise 1.3."))
      #expect(run.status == 64)
    }

    @Test(
      "a lesson that is not there is refused, with those that are", arguments: ["check", "show"])
    func noLesson(subcommand: String) async throws {
      let run = await AppRun(subcommand, "3", in: workbook)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: There's no lesson 3. The lessons: 1, 2.\n"))
      #expect(run.status == 64)
    }

    @Test("the help is printed", arguments: ["-h", "--help", "help"])
    func help(argument: String) async throws {
      let run = await AppRun(argument, in: workbook)
      #expect(run.output == Program.lessonRunner.help + "\n")
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test(
      "the help on each subcommand is printed",
      arguments: Program.lessonRunner.commands.map { $0.configuration })
    func help(on command: Configuration) async throws {
      let run = await AppRun(command.name, "--help", in: workbook)
      #expect(run.output == Program.lessonRunner.help(on: command) + "\n")
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test("the version is printed, and nothing else")
    func version() async throws {
      let run = await AppRun("--version", in: workbook)
      #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }
}
