import Interface
import Testing

@testable import lesson_runner

@Suite("the help")
struct HelpTests {
  @Test("a subcommand with an argument and no option")
  func wiring() {
    #expect(
      Program.lessonRunner.help(on: WiringCommand.configuration) == """
        OVERVIEW: Draw an exercise's types: what they take, and what they hold.

        USAGE: lesson-runner wiring [<exercise>]

        ARGUMENTS:
          <exercise>              An exercise: 1.2, Shared, or its file. \
        (default: the first unsolved one)

        OPTIONS:
          -h, --help              Show help information.
        """)
  }

  @Test("a subcommand with neither")
  func doctor() {
    #expect(
      Program.lessonRunner.help(on: Doctor.configuration) == """
        OVERVIEW: Find out why the workbook doesn't work here, and what to do.

        USAGE: lesson-runner doctor

        OPTIONS:
          -h, --help              Show help information.
        """)
  }

  @Test("no line is longer than the widest terminal that the command fills")
  func width() {
    let texts = Program.lessonRunner.commands.map {
      Program.lessonRunner.help(on: $0.configuration)
    }
    let lines = ([Program.lessonRunner.help] + texts).flatMap { $0.split(separator: "\n") }
    #expect(lines.filter { $0.count > 100 } == [])
  }
}
