import Fixtures
import Foundation
import Testing

extension TerminalTests {
  /// What each command prints, whole, in terminals of different kinds and in none.
  ///
  /// The expected texts are the files in `Outputs`. `RECORD_OUTPUTS=1` writes them anew; read the
  /// difference before you commit it.
  @Suite("the whole output")
  struct WholeOutputTests {
    /// Where a command runs.
    enum Place: String, CaseIterable {
      case pipe = "not a terminal"
      case narrowPipe = "not a terminal, COLUMNS=60"
      case narrow = "a terminal of 60 columns"
      case wide = "a terminal of 120 columns"
      case noColor = "a terminal of 80 columns, NO_COLOR"
      case dumb = "a terminal of 80 columns, TERM=dumb"
    }

    private let workbook: FixtureWorkbook

    init() throws {
      workbook = try FixtureWorkbook(TerminalTests.folder, keepsVerdicts: true)
      try workbook.solve("1-Numbers/2-Two.swift")
    }

    @Test(
      "it is as recorded, in every kind of place",
      arguments: [
        "check 1.1", "check 1.2", "check all", "check 9.9", "check --format jsno", "chekc", "list",
        "show 1.1", "show 2",
        "hint 1.1 --all", "wiring 1.1", "answer 1.1", "answer 1.1 --yes", "reset 1.1 --yes",
        "--help", "help check",
      ])
    func everywhere(command: String) async throws {
      try await compare(command, in: Place.allCases)
    }

    @Test("a script for a shell is as recorded", arguments: ["zsh", "bash", "fish"])
    func completions(shell: String) async throws {
      try await compare("completions \(shell)", in: [.pipe])
    }

    /// A document is the same in a terminal: it has no color, no links and no width.
    @Test(
      "a document is as recorded, and the same in a terminal",
      arguments: ["json", "junit", "github"])
    func documents(format: String) async throws {
      try await compare("check all --format \(format)", in: [.pipe, .wide])
    }

    /// It builds an answer each time, so that it runs in few places.
    @Test("doctor's is as recorded, but for what is the machine's")
    func doctor() async throws {
      try await compare("doctor", in: [.pipe, .narrow])
    }

    private func compare(_ command: String, in places: [Place]) async throws {
      // What takes a build is known from here on: no line tells of it.
      _ = try await CommandRun("check", "all", in: workbook.root)
      if command.hasPrefix("wiring") {
        _ = try await CommandRun("wiring", "1.1", in: workbook.root)
      }
      var text = ""
      for place in places {
        text += "== \(place.rawValue)\n\(try await output(of: command, in: place))"
      }
      let name = command.replacing("--", with: "").replacing(" ", with: "_")
      let file = Self.folder.appending(path: "\(name).txt")
      if ProcessInfo.processInfo.environment["RECORD_OUTPUTS"] != nil {
        try FileManager.default.createDirectory(
          at: Self.folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      #expect(
        try text == String(contentsOf: file, encoding: .utf8),
        """
        To record what the commands print again: \
        RECORD_OUTPUTS=1 LESSONS=Answers swift test --filter WholeOutput
        """)
    }

    private static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Outputs")

    private func output(of command: String, in place: Place) async throws -> String {
      let words = command.split(separator: " ").map(String.init)
      switch place {
      case .pipe: return try await piped(words)
      case .narrowPipe: return try await piped(words, ["COLUMNS": "60"])
      case .narrow: return try await shown(words, columns: 60, ["NO_COLOR": ""])
      case .wide: return try await shown(words, columns: 120, ["NO_COLOR": ""])
      case .noColor: return try await shown(words, columns: 80, ["NO_COLOR": "1"])
      case .dumb: return try await shown(words, columns: 80, ["NO_COLOR": "", "TERM": "dumb"])
      }
    }

    private func piped(
      _ words: [String], _ environment: [String: String] = [:]
    ) async throws -> String {
      let run = try await CommandRun(words, in: workbook.root, environment: environment)
      return portable("\(run.output)\(run.errors)exit status \(run.status)\n")
    }

    private func shown(
      _ words: [String], columns: UInt16, _ environment: [String: String]
    ) async throws -> String {
      let terminal = try PseudoTerminal(columns: columns)
      // The shell's last line tells that all was read.
      let runner = try terminal.start(
        ["/bin/sh", "-c", "\"$0\" \"$@\"; echo \"exit status $?\"", CommandRun.executable().path]
          + words, in: workbook.root, environment: environment)
      if words.first == "answer", words.last != "--yes" {
        try await runner.expect("[y/N] ")
        terminal.type("n\n")
      }
      try await runner.wait(for: "The exit status") {
        terminal.raw.contains(/exit status \d+\r\n$/)
      }
      return portable(terminal.raw)
    }

    /// The text with its escape sequences in sight,
    /// and without what differs from machine to machine.
    private func portable(_ text: String) -> String {
      text.replacing("\r\n", with: "\n").replacing("\u{1B}", with: "␛")
        .replacing(workbook.root.path.replacing(" ", with: "%20"), with: "/workbook")
        .replacing(workbook.root.path, with: "/workbook")
        .replacing(/Swift is [\d.]+;/, with: "Swift is 6.0;")
        .replacing(/has [\d.]+ GB/, with: "has 9.9 GB")
        .replacing(/[^\n]* The tools of [^\n]* are used\.\n/, with: "")
    }
  }
}
