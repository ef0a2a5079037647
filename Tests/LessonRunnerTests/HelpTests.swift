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
          --version               Show the version.
          -h, --help              Show help information.

        ENVIRONMENT:
          NO_COLOR                If not empty, nothing is colored.
          FORCE_COLOR             If neither empty nor 0, color even \
        if the output isn't a terminal.
          CLICOLOR_FORCE          The same as FORCE_COLOR. NO_COLOR overrides both.

        SUBCOMMANDS:
          check                   Grade from the first unsolved exercise, or what you name.
          watch                   Grade the current exercise at every save. Needs a terminal.
          list                    Show every lesson and exercise with its state.
          hint                    Show the next hint, one more each time.
          show                    Show the text of an exercise, or the introduction of a lesson.
          wiring                  Draw what the exercise's types declare that they need and hold.
          answer                  Show what tells your file from the answer.
          reset                   Put an exercise back as shipped, and keep your version.
          doctor                  Look for what keeps the workbook from working, and say what to do.
          completions             Print a script that lets a shell complete this command.

          See 'lesson-runner help <subcommand>' for detailed help.
        """)
  }

  @Test("a subcommand with an argument and an option")
  func hint() {
    #expect(
      Program.lessonRunner.help(on: Hint.configuration) == """
        OVERVIEW: Show the next hint, one more each time.

        USAGE: lesson-runner hint [<exercise>] [--all]

        ARGUMENTS:
          <exercise>              An exercise (1.2). (default: the first unsolved one)

        OPTIONS:
          --all                   Show all hints at once.
          -h, --help              Show help information.
        """)
  }

  @Test("a subcommand with an argument and no option")
  func show() {
    #expect(
      Program.lessonRunner.help(on: Show.configuration) == """
        OVERVIEW: Show the text of an exercise, or the introduction of a lesson.

        USAGE: lesson-runner show [<what>]

        ARGUMENTS:
          <what>                  An exercise (1.2) or a lesson (1). \
        (default: the first unsolved one)

        OPTIONS:
          -h, --help              Show help information.
        """)
  }

  @Test("an option with a value names all that it can be")
  func check() {
    #expect(
      Program.lessonRunner.help(on: Check.configuration) == """
        OVERVIEW: Grade from the first unsolved exercise, or what you name.

        USAGE: lesson-runner check [<what>] [--all-messages] [--format <format>]

        ARGUMENTS:
          <what>                  A lesson (1), an exercise (1.2), or all. \
        With all, no failure stops it.

        OPTIONS:
          --all-messages          Let every test that fails have its say, not the first alone.
          --format <format>       How to write it: text, json, junit or github. \
        (default: text)
          -h, --help              Show help information.
        """)
  }

  @Test("a subcommand with neither")
  func list() {
    #expect(
      Program.lessonRunner.help(on: List.configuration) == """
        OVERVIEW: Show every lesson and exercise with its state.

        USAGE: lesson-runner list

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
