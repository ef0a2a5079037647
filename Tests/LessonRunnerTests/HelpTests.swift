import Interface
import Testing

@testable import lesson_runner

@Suite("the help")
struct HelpTests {
  @Test("the whole: what there is, an entry a line")
  func overview() {
    #expect(
      Program.lessonRunner.help == """
        OVERVIEW: Leads you through the workbook, exercise by exercise.

        Fix the exercises below Lessons/. In a terminal, watch grades at every save; elsewhere, \
        check grades
        once. Without a subcommand, the one that fits is run.

        USAGE: swift run lesson-runner [<subcommand>]

        OPTIONS:
          --plain                 With any subcommand: words for marks and drawings, \
        for a screen reader.
          --version               Show the version.
          -h, --help              Show help information.

        ENVIRONMENT:
          NO_COLOR                If not empty, output has no colors.
          FORCE_COLOR             If neither empty nor 0, use colors even \
        if the output isn't a terminal.
          CLICOLOR_FORCE          The same as FORCE_COLOR. NO_COLOR overrides both.
          TERM                    If it is dumb, the same as --plain.

        SUBCOMMANDS:
          check                   Grade from the first unsolved exercise on, or what you name.
          watch                   Grade the current exercise at every save. Needs a terminal.
          list                    List all exercises, with their state.
          hint                    Show the next hint.
          show                    Show an exercise's page, a lesson's introduction, or its card.
          wiring                  Draw an exercise's types: what they take, and what they hold.
          answer                  Compare your file with the answer.
          reset                   Restore the starter file of an exercise, and keep your version.
          doctor                  Find out why the workbook doesn't work here, and what to do.

          See “lesson-runner help <subcommand>” for detailed help.
        """)
  }

  @Test("a subcommand with an argument and an option")
  func hint() {
    #expect(
      Program.lessonRunner.help(on: Hint.configuration) == """
        OVERVIEW: Show the next hint.

        USAGE: lesson-runner hint [<exercise>] [--all]

        ARGUMENTS:
          <exercise>              An exercise: 1.2, Shared, or its file. \
        (default: the first unsolved one)

        OPTIONS:
          --all                   Show all hints at once.
          -h, --help              Show help information.
        """)
  }

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

  @Test("an option with a value names all that it can be")
  func check() {
    #expect(
      Program.lessonRunner.help(on: Check.configuration) == """
        OVERVIEW: Grade from the first unsolved exercise on, or what you name.

        USAGE: lesson-runner check [<what>] [--all-messages] [--format <format>]

        ARGUMENTS:
          <what>                  A lesson (1), an exercise (1.2 or Shared), or all, \
        which no failure stops.

        OPTIONS:
          --all-messages          Show the messages of all failing tests, not only of the first.
          --format <format>       The output format: text, json or github. \
        (default: text)
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
