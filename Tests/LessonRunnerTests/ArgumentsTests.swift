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
      (["check", "4"], Check(part: "4")),
      (["check", "4.2"], Check(part: "4.2")),
      (["check", "4.2", "Storyboard"], Check(part: "4.2 Storyboard")),
      (["check", "all"], Check(part: "all")),
      (["check", "--format", "text"], Check()),
      (["check", "--format", "json"], Check(format: .json)),
      (["check", "--format=github", "4"], Check(part: "4", format: .github)),
      (["check", "all", "--format=github"], Check(part: "all", format: .github)),
      (["watch"], Watch()),
      (["watch", "--edit"], Watch(editor: .named)),
      (["watch", "--no-edit"], Watch(editor: .none)),
      (["watch", "--no-recall"], Watch(offersRecall: false)),
      (["list"], List()),
      (["hint"], Hint()),
      (["hint", "4.2"], Hint(exercise: "4.2")),
      (["hint", "4.2", "--all"], Hint(exercise: "4.2", showsAll: true)),
      (["hint", "--all", "4.2"], Hint(exercise: "4.2", showsAll: true)),
      (["hint", "--all"], Hint(showsAll: true)),
      (["hint", "--all"], Hint(showsAll: true)),
      (["show"], Show()),
      (["show", "4"], Show(part: "4")),
      (["show", "4.2"], Show(part: "4.2")),
      (["show", "--card"], Show(showsCard: true)),
      (["show", "all", "--card"], Show(part: "all", showsCard: true)),
      (["wiring"], WiringCommand()),
      (["wiring", "4.2"], WiringCommand(exercise: "4.2")),
      (["answer"], Answer()),
      (["answer", "4.2", "--yes"], Answer(exercise: "4.2", isSure: true)),
      (["answer", "--wiring"], Answer(showsWiring: true)),
      (["answer", "--others"], Answer(showsOthers: true)),
      (["reset", "4.2"], Reset(exercise: "4.2")),
      (["reset", "--yes", "4.2"], Reset(exercise: "4.2", isSure: true)),
      (["doctor"], Doctor()),
    ] as [([String], any Command)])
  func command(line: [String], command: any Command) throws {
    #expect(try parsed(line).isCommand(command))
  }

  @Test("in a terminal, no command is watch")
  func inTerminal() throws {
    #expect(try parsed([], isInTerminal: true).isCommand(Watch()))
  }

  @Test("an option without a subcommand is one of what is run then")
  func standardOption() throws {
    #expect(try parsed(["--edit"], isInTerminal: true).isCommand(Watch(editor: .named)))
    #expect(try parsed(["--format=json", "all"]).isCommand(Check(part: "all", format: .json)))
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

  @Test("an argument too many is refused, and named")
  func tooMany() {
    #expect(message(["check", "4", "5"]) == "Unexpected argument “5”.")
    #expect(message(["hint", "One", "Two"]) == "Unexpected argument “Two”.")
  }

  @Test("an argument is refused where none is taken")
  func notTaken() {
    #expect(message(["list", "4.2"]) == "Unexpected argument “4.2”.")
  }

  @Test("an option of another subcommand is refused")
  func foreignOption() {
    #expect(message(["check", "--wiring"])?.hasPrefix("Unknown option “--wiring”.") == true)
  }

  /// Returns the reason why a command line is rejected.
  private func message(_ line: [String]) -> String? {
    #expect(throws: UsageError.self) { try parsed(line) }?.message
  }
}

/// Parses a command line.
func parsed(
  _ line: [String], isInTerminal: Bool = false
) throws -> Program<App>.Invocation {
  try Program.lessonRunner.parse(line, or: isInTerminal ? "watch" : "check")
}

extension Program<App>.Invocation {
  fileprivate var help: String? {
    if case .help(let text) = self { text } else { nil }
  }

  fileprivate func isCommand<Other: Command>(_ other: Other) -> Bool {
    if case .command(let command, _) = self { command as? Other == other } else { false }
  }
}
