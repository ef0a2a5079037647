import Testing
import Workbook

@testable import lesson_runner

@Suite("a command line")
struct ArgumentsTests {
  @Test(
    "each subcommand is understood, with what it takes",
    arguments: [
      ([], .check(.fromFirstUnsolved)),
      (["check"], .check(.fromFirstUnsolved)),
      (["check", "4"], .check(.lesson(4))),
      (["check", "4.2"], .check(.exercise(ExerciseID(lesson: 4, number: 2)))),
      (["check", "12.34"], .check(.exercise(ExerciseID(lesson: 12, number: 34)))),
      (["check", "all"], .check(.all)),
      (["check", "--format", "text"], .check(.fromFirstUnsolved)),
      (["check", "--format", "json"], .check(.fromFirstUnsolved, .json)),
      (["check", "--format=junit", "4"], .check(.lesson(4), .junit)),
      (["check", "all", "--format=github"], .check(.all, .github)),
      (["check", "all", "--format", "classroom"], .check(.all, .classroom)),
      (["watch"], .watch),
      (["list"], .list),
      (["hint"], .hint(nil, all: false)),
      (["hint", "4.2"], .hint(ExerciseID(lesson: 4, number: 2), all: false)),
      (["hint", "4.2", "--all"], .hint(ExerciseID(lesson: 4, number: 2), all: true)),
      (["hint", "--all", "4.2"], .hint(ExerciseID(lesson: 4, number: 2), all: true)),
      (["hint", "--all"], .hint(nil, all: true)),
      (["show"], .show(nil)),
      (["show", "4"], .showLesson(4)),
      (["show", "4.2"], .show(ExerciseID(lesson: 4, number: 2))),
      (["wiring"], .wiring(nil, .text)),
      (["wiring", "4.2"], .wiring(ExerciseID(lesson: 4, number: 2), .text)),
      (["wiring", "--format", "svg", "4.2"], .wiring(ExerciseID(lesson: 4, number: 2), .svg)),
      (["wiring", "4.2", "--format=mermaid"], .wiring(ExerciseID(lesson: 4, number: 2), .mermaid)),
      (["answer"], .answer(nil, isSure: false, wiring: false)),
      (
        ["answer", "4.2", "--yes"],
        .answer(ExerciseID(lesson: 4, number: 2), isSure: true, wiring: false)
      ),
      (["answer", "--wiring"], .answer(nil, isSure: false, wiring: true)),
      (["reset", "4.2"], .reset(ExerciseID(lesson: 4, number: 2), isSure: false)),
      (["reset", "--yes", "4.2"], .reset(ExerciseID(lesson: 4, number: 2), isSure: true)),
      (["doctor"], .doctor),
      (["completions", "fish"], .completions(.fish)),
      (["verify"], .verify(.all, record: false)),
      (["verify", "all"], .verify(.all, record: false)),
      (["verify", "4"], .verify(.lesson(4), record: false)),
      (["verify", "4.2"], .verify(.exercise(ExerciseID(lesson: 4, number: 2)), record: false)),
      (["verify", "--record"], .verify(.all, record: true)),
      (["verify", "4", "--record"], .verify(.lesson(4), record: true)),
    ] as [([String], Command)])
  func command(line: [String], command: Command) throws {
    #expect(try Arguments(parsing: line, isInTerminal: false) == .command(command))
  }

  @Test("in a terminal, no command is watch")
  func inTerminal() throws {
    #expect(try Arguments(parsing: [], isInTerminal: true) == .command(.watch))
  }

  @Test("in a terminal, check is check")
  func checkInTerminal() throws {
    #expect(
      try Arguments(parsing: ["check"], isInTerminal: true) == .command(.check(.fromFirstUnsolved)))
  }

  @Test(
    "help on the whole can be asked for in every usual way",
    arguments: [["-h"], ["--help"], ["help"], ["help", "help"], ["help", "--help"]])
  func overview(line: [String]) throws {
    #expect(try Arguments(parsing: line, isInTerminal: false) == .help(Help.overview))
  }

  @Test(
    "help on a subcommand can be asked for before and behind its name",
    arguments: [
      ["help", "hint"], ["hint", "-h"], ["hint", "--help"], ["hint", "4.2", "--all", "--help"],
    ])
  func helpOnSubcommand(line: [String]) throws {
    let hint = try #require(Subcommand.all.first { $0.name == "hint" })
    #expect(try Arguments(parsing: line, isInTerminal: false) == .help(Help.text(for: hint)))
  }

  @Test("the version can be asked for")
  func version() throws {
    #expect(try Arguments(parsing: ["--version"], isInTerminal: false) == .version)
  }

  @Test(
    "what is neither a lesson nor an exercise is refused",
    arguments: ["check", "verify"],
    ["four", "4.", ".2", "4.2.1", "4-2", "4.x", "", "All", "99999999999999999999"])
  func badScope(subcommand: String, value: String) {
    #expect(
      message([subcommand, value])
        == "'\(value)' is no lesson and no exercise. Write 1, 1.2 or all.")
  }

  @Test(
    "what is no exercise is refused where an exercise is asked for",
    arguments: ["hint", "show", "wiring", "answer", "reset"],
    ["all", "4.2.1", "1.99999999999999999999"])
  func badExercise(subcommand: String, value: String) {
    #expect(
      message([subcommand, value])
        == "'\(value)' is no exercise. Write its number, such as 1.2.")
  }

  @Test("a lesson is refused where only an exercise will do")
  func lessonForExercise() {
    #expect(message(["hint", "4"]) == "'4' is no exercise. Write its number, such as 1.2.")
  }

  @Test("a shell that is not known is refused, with those that are")
  func badShell() {
    #expect(
      message(["completions", "tcsh"])
        == "'tcsh' is no shell that is known here. Write bash, zsh or fish.")
    #expect(message(["completions"]) == "Which shell? Write bash, zsh or fish.")
  }

  @Test("an argument too many is refused, and named")
  func tooMany() {
    #expect(message(["check", "4", "5"]) == "Unexpected argument '5'.")
  }

  @Test("an argument is refused where none is taken")
  func notTaken() {
    #expect(message(["list", "4.2"]) == "Unexpected argument '4.2'.")
  }

  @Test("an option of another subcommand is refused")
  func foreignOption() {
    #expect(message(["check", "--record"])?.hasPrefix("Unknown option '--record'.") == true)
  }

  /// Why a command line is refused; nil if it is not.
  private func message(_ line: [String]) -> String? {
    #expect(throws: UsageError.self) { try Arguments(parsing: line, isInTerminal: false) }?.message
  }
}
