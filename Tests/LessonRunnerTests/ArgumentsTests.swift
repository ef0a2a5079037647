import Course
import Interface
import Testing

@testable import lesson_runner

@Suite("a command line")
struct ArgumentsTests {
  @Test(
    "each subcommand is understood, with what it takes",
    arguments: [
      ([], Check()),
      (["check"], Check()),
      (["check", "4"], Check(scope: .lesson(4))),
      (["check", "4.2"], Check(scope: .exercise(Self.storyboard))),
      (["check", "12.34"], Check(scope: .exercise(ExerciseID(lesson: 12, number: 34)))),
      (["check", "all"], Check(scope: .all)),
      (["check", "--format", "text"], Check()),
      (["check", "--format", "json"], Check(format: .json)),
      (["check", "--format=junit", "4"], Check(scope: .lesson(4), format: .junit)),
      (["check", "all", "--format=github"], Check(scope: .all, format: .github)),
      (["watch"], Watch()),
      (["watch", "--edit"], Watch(editor: .named)),
      (["watch", "--no-edit"], Watch(editor: .none)),
      (["list"], List()),
      (["list", "--no-pager"], List(usesPager: false)),
      (["hint"], Hint()),
      (["hint", "4.2"], Hint(exercise: Self.storyboard)),
      (["hint", "4.2", "--all"], Hint(exercise: Self.storyboard, showsAll: true)),
      (["hint", "--all", "4.2"], Hint(exercise: Self.storyboard, showsAll: true)),
      (["hint", "--all"], Hint(showsAll: true)),
      (["hint", "--all", "--no-pager"], Hint(showsAll: true, usesPager: false)),
      (["show"], Show()),
      (["show", "4"], Show(scope: .lesson(4))),
      (["show", "4.2"], Show(scope: .exercise(Self.storyboard))),
      (["show", "--card"], Show(showsCard: true)),
      (["show", "all", "--card"], Show(scope: .all, showsCard: true)),
      (["show", "4", "--no-pager"], Show(scope: .lesson(4), usesPager: false)),
      (["wiring"], WiringCommand()),
      (["wiring", "4.2"], WiringCommand(exercise: Self.storyboard)),
      (["answer"], Answer()),
      (["answer", "4.2", "--yes"], Answer(exercise: Self.storyboard, isSure: true)),
      (["answer", "--wiring"], Answer(showsWiring: true)),
      (["answer", "--no-pager"], Answer(usesPager: false)),
      (["reset", "4.2"], Reset(exercise: Self.storyboard)),
      (["reset", "--yes", "4.2"], Reset(exercise: Self.storyboard, isSure: true)),
      (["doctor"], Doctor()),
      (["completions", "fish"], Completions(shell: .fish)),
    ] as [([String], any Command<App>)])
  func command(line: [String], command: any Command<App>) throws {
    #expect(try parsed(line).isCommand(command))
  }

  private static let storyboard = ExerciseID(lesson: 4, number: 2)

  @Test("in a terminal, no command is watch")
  func inTerminal() throws {
    #expect(try parsed([], isInTerminal: true).isCommand(Watch()))
  }

  @Test("an option without a subcommand is one of what is run then")
  func standardOption() throws {
    #expect(try parsed(["--edit"], isInTerminal: true).isCommand(Watch(editor: .named)))
    #expect(try parsed(["--format=json", "all"]).isCommand(Check(scope: .all, format: .json)))
  }

  @Test("to open files, and to open none, is refused")
  func editAndNot() {
    #expect(message(["watch", "--edit", "--no-edit"]) == "Choose one of “--edit” and “--no-edit”.")
  }

  @Test("in a terminal, check is check")
  func checkInTerminal() throws {
    #expect(try parsed(["check"], isInTerminal: true).isCommand(Check()))
  }

  @Test(
    "help on the whole can be asked for in every usual way",
    arguments: [["-h"], ["--help"], ["help"], ["help", "help"], ["help", "--help"]])
  func overview(line: [String]) throws {
    #expect(try parsed(line).help == Program.lessonRunner.help)
  }

  @Test(
    "help on a subcommand can be asked for before and behind its name",
    arguments: [
      ["help", "hint"], ["hint", "-h"], ["hint", "--help"], ["hint", "4.2", "--all", "--help"],
    ])
  func helpOnSubcommand(line: [String]) throws {
    #expect(try parsed(line).help == Program.lessonRunner.help(on: Hint.configuration))
  }

  @Test("the version can be asked for")
  func version() throws {
    guard case .version = try parsed(["--version"]) else {
      Issue.record("It is not what is understood.")
      return
    }
  }

  @Test(
    "what is neither a lesson nor an exercise is refused",
    arguments: ["check", "show"],
    ["four", "4.", ".2", "4.2.1", "4-2", "4.x", "", "All", "99999999999999999999"])
  func badScope(subcommand: String, value: String) {
    #expect(
      message([subcommand, value])
        == "“\(value)” is neither a lesson nor an exercise. Write 1, 1.2 or all.")
  }

  @Test(
    "what is no exercise is refused where an exercise is asked for",
    arguments: ["hint", "wiring", "answer", "reset"],
    ["all", "4.2.1", "1.99999999999999999999"])
  func badExercise(subcommand: String, value: String) {
    #expect(
      message([subcommand, value])
        == "“\(value)” isn't an exercise. Write its number, such as 1.2.")
  }

  @Test("all lessons are shown as cards only")
  func allWithoutCard() {
    #expect(
      message(["show", "all"])
        == "“show all” needs “--card”: it shows the summary cards of all lessons.")
  }

  @Test("a lesson is refused where only an exercise will do")
  func lessonForExercise() {
    #expect(message(["hint", "4"]) == "“4” isn't an exercise. Write its number, such as 1.2.")
  }

  @Test("a shell that is not known is refused, with those that are")
  func badShell() {
    #expect(
      message(["completions", "tcsh"])
        == "“tcsh” isn't a known shell. Write zsh, bash or fish.")
    #expect(message(["completions"]) == "Which shell? Write zsh, bash or fish.")
  }

  @Test("an argument too many is refused, and named")
  func tooMany() {
    #expect(message(["check", "4", "5"]) == "Unexpected argument “5”.")
  }

  @Test("an argument is refused where none is taken")
  func notTaken() {
    #expect(message(["list", "4.2"]) == "Unexpected argument “4.2”.")
  }

  @Test("an option of another subcommand is refused")
  func foreignOption() {
    #expect(message(["check", "--wiring"])?.hasPrefix("Unknown option “--wiring”.") == true)
  }

  /// Why a command line is refused; nil if it is not.
  private func message(_ line: [String]) -> String? {
    #expect(throws: UsageError.self) { try parsed(line) }?.message
  }
}

/// Understands a command line.
func parsed(
  _ line: [String], isInTerminal: Bool = false
) throws -> Program<App>.Invocation {
  try Program.lessonRunner.parse(line, or: isInTerminal ? Watch() : Check())
}

extension Program<App>.Invocation {
  fileprivate var help: String? {
    if case .help(let text) = self { text } else { nil }
  }

  fileprivate func isCommand<Other: Command>(_ other: Other) -> Bool {
    if case .command(let command) = self { command as? Other == other } else { false }
  }
}
