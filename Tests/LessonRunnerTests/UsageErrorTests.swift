import Interface
import Testing

@testable import lesson_runner

@Suite("a command line that is refused")
struct UsageErrorTests {
  @Test(
    "a mistyped name is answered with the nearest one",
    arguments: [
      (["chekc"], "Unknown subcommand “chekc”. Did you mean “check”?"),
      (["lsit"], "Unknown subcommand “lsit”. Did you mean “list”?"),
      (["hin"], "Unknown subcommand “hin”. Did you mean “hint”?"),
      (["shwo"], "Unknown subcommand “shwo”. Did you mean “show”?"),
      (["hlep"], "Unknown subcommand “hlep”. Did you mean “help”?"),
      (["help", "hnit"], "Unknown subcommand “hnit”. Did you mean “hint”?"),
      (["--verison"], "Unknown option “--verison”. Did you mean “--version”?"),
      (["--hepl"], "Unknown option “--hepl”. Did you mean “--help”?"),
      (["hint", "--al"], "Unknown option “--al”. Did you mean “--all”?"),
      (["check", "--fromat", "json"], "Unknown option “--fromat”. Did you mean “--format”?"),
      (["list", "--hlep"], "Unknown option “--hlep”. Did you mean “--help”?"),
      (["CHECK"], "Unknown subcommand “CHECK”. Did you mean “check”?"),
      (["1.1"], "Unknown subcommand “1.1”. Did you mean “check 1.1”?"),
      (["HardWired"], "Unknown subcommand “HardWired”. Did you mean “check HardWired”?"),
      (
        ["Lessons/1-BadWay/"],
        "Unknown subcommand “Lessons/1-BadWay/”. Did you mean “check Lessons/1-BadWay/”?"
      ),
    ])
  func nearest(line: [String], message: String) throws {
    #expect(try refusal(of: line).message == message)
  }

  @Test(
    "what is like nothing is answered without a guess",
    arguments: [
      (["frobnicate"], "Unknown subcommand “frobnicate”."),
      (["x"], "Unknown subcommand “x”."),
      (["--frobnicate"], "Unknown option “--frobnicate”."),
      (["-x"], "Unknown option “-x”."),
      (["hint", "-a"], "Unknown option “-a”."),
    ])
  func nothingNear(line: [String], message: String) throws {
    #expect(try refusal(of: line).message == message)
  }

  @Test(
    "an option without its subcommand is answered with those that have it",
    arguments: [
      (["--edit"], "The option “--edit” goes after a subcommand: watch."),
      (["--yes", "1.1"], "The option “--yes” goes after a subcommand: answer, reset."),
    ])
  func noSubcommand(line: [String], message: String) throws {
    #expect(try refusal(of: line).message == message)
  }

  @Test(
    "an option is refused without its value, with a wrong one, or with one that it does not take",
    arguments: [
      (["check", "--format"], "Missing value for “--format <format>”."),
      (["check", "--format="], "“” isn't a format. The formats: text, json, github."),
      (
        ["check", "all", "--format=xml"],
        "“xml” isn't a format. The formats: text, json, github."
      ),
      (
        ["check", "--format", "jsno"],
        """
        “jsno” isn't a format. The formats: text, json, github. Did you mean “json”?
        """
      ),
      (["hint", "--all=yes"], "The option “--all” takes no value."),
    ])
  func values(line: [String], message: String) throws {
    #expect(try refusal(of: line).message == message)
  }

  @Test("without a subcommand, the usage is that of the whole")
  func usage() throws {
    #expect(
      try usage(of: ["frobnicate"]) == """
        Usage: lesson-runner [<subcommand>]
          See “lesson-runner --help” for more information.
        """)
  }

  @Test(
    "behind a subcommand, the usage is that of the subcommand",
    arguments: [["hint", "--frobnicate"], ["hint", "--all=yes"], ["hint", "1.1", "1.2"]])
  func usageOfSubcommand(line: [String]) throws {
    #expect(
      try usage(of: line) == """
        Usage: lesson-runner hint [<exercise>] [--all]
          See “lesson-runner hint --help” for more information.
        """)
  }

  private func usage(of line: [String]) throws -> String {
    Program.lessonRunner.usage(of: try refusal(of: line).command)
  }

  private func refusal(of line: [String]) throws -> UsageError {
    try #require(#expect(throws: UsageError.self) { try parsed(line) })
  }
}
