import Fixtures
import Foundation
import Testing

extension AppTests {
  /// Tests of the whole output of each command, in different kinds of terminals and without one.
  ///
  /// The expected texts are the files in `Outputs`. `RECORD_OUTPUTS=1` writes these files again;
  /// read the differences before you commit them.
  @Suite("the whole output")
  struct WholeOutputTests {
    /// A terminal in which a command runs, or a pipe.
    enum Place: String, CaseIterable {
      case pipe = "not a terminal"
      case narrowPipe = "not a terminal, COLUMNS=60"
      case narrow = "a terminal of 60 columns"
      case wide = "a terminal of 120 columns"
      case noColor = "a terminal of 80 columns, NO_COLOR"
      case dumb = "a terminal of 80 columns, TERM=dumb"
    }

    private let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
      try workbook.solve("1-Numbers/2-Two.swift")
    }

    @Test(
      "it is as recorded, in every kind of place",
      arguments: [
        "check 1.1", "check 1.2", "check all", "check 9.9", "check --format jsno", "chekc", "list",
        "show 1.1", "show 2", "show 2 --card", "show all --card",
        "hint 1.1 --all", "wiring 1.1", "answer 1.1", "answer 1.1 --yes", "reset 1.1 --yes",
        "--help", "help check",
      ])
    func everywhere(command: String) async throws {
      try await compare(command, in: Place.allCases)
    }

    /// A document has no color, no links and no width, so it's the same in a terminal.
    @Test(
      "a document is as recorded, and the same in a terminal",
      arguments: ["json", "github"])
    func documents(format: String) async throws {
      try await compare("check all --format \(format)", in: [.pipe, .wide])
    }

    @Test("doctor's is as recorded, but for what is the machine's")
    func doctor() async throws {
      try await compare("doctor", in: [.pipe, .narrow])
    }

    private func compare(_ command: String, in places: [Place]) async throws {
      _ = await AppRun("check", "all", in: workbook)
      var text = ""
      for place in places {
        text += "== \(place.rawValue)\n\(await output(of: command, in: place))"
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

    private func output(of command: String, in place: Place) async -> String {
      switch place {
      case .pipe: await output(of: command, [:])
      case .narrowPipe: await output(of: command, ["COLUMNS": "60"])
      case .narrow: await output(of: command, [:], columns: 60)
      case .wide: await output(of: command, [:], columns: 120)
      case .noColor: await output(of: command, ["NO_COLOR": "1"], columns: 80)
      case .dumb: await output(of: command, ["TERM": "dumb"], columns: 80)
      }
    }

    private func output(
      of command: String, _ environment: [String: String], columns: Int? = nil
    ) async -> String {
      let status =
        "git status --porcelain -- Package.swift Sources Tests Answers :(glob)Lessons/*/Support/**"
      let run = await AppRun(
        command.split(separator: " ").map(String.init), in: workbook, environment: environment,
        columns: columns, answer: columns == nil ? nil : "n",
        output: [
          "swift --version": "Swift version 6.3", "swiftc --version": "", status: "",
        ])
      let text = columns == nil ? run.output + run.errors : run.shown
      return portable("\(text)exit status \(run.status)\n")
    }

    /// Returns the text with visible escape sequences, and with constants in place of details that
    /// differ between machines.
    private func portable(_ text: String) -> String {
      text.replacing("\u{1B}", with: "␛")
        .replacing(workbook.root.path, with: "/workbook")
        .replacing(/Swift is [\d.]+;/, with: "Swift is 6.0;")
        .replacing(/[\d.]+ GB of/, with: "9.9 GB of")
        .replacing(/[^\n]*\.app is used\.\n/, with: "")
        .replacing(/[^\n]*developer tools are selected(.|\n)*?Xcode\.app\n/, with: "")
    }
  }
}
