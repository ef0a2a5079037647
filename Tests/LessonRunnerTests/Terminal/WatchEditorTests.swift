import Fixtures
import Foundation
import Interface
import Testing

extension AppTests {
  /// Whether `watch` opens files in an editor: here a script that notes its arguments.
  @Suite("watch, and the learner's editor")
  struct WatchEditorTests {
    let workbook: SampleWorkbook
    /// What the editors do, in a folder with a space in its name.
    let desk: TemporaryFolder

    init() throws {
      workbook = try SampleWorkbook()
      desk = try TemporaryFolder(["opened": ""])
    }

    @Test("--edit opens the file of each exercise as it begins, and not at a save")
    func asked() async throws {
      try install("my editor")
      let runner = try start("--edit", ["VISUAL": "'\(path("my editor"))' --line 1"])
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      try await opened("--line 1 \(workbook.root.path)/Lessons/1-Numbers/1-One.swift\n")
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("✔ 1.1 One is solved.")
      runner.type("n")
      try await runner.expect("1.2 Two fails 1 of 1 test.")
      try await opened(
        """
        --line 1 \(workbook.root.path)/Lessons/1-Numbers/1-One.swift
        --line 1 \(workbook.root.path)/Lessons/1-Numbers/2-Two.swift

        """)
      #expect(!runner.text.shown.contains("Noise"))
    }

    @Test("the terminal of VS Code has its window open the file, unasked")
    func code() async throws {
      try install("code")
      let runner = try start("watch", inCode)
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      try await opened("--reuse-window \(workbook.root.path)/Lessons/1-Numbers/1-One.swift\n")
    }

    @Test("--no-edit opens none, in the terminal of VS Code as well")
    func noEdit() async throws {
      try install("code")
      let runner = try start("--no-edit", inCode)
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      try await nothingOpened(runner)
    }

    @Test("elsewhere none is opened unasked, though one is named")
    func unasked() async throws {
      try install("code")
      let runner = try start("watch", ["PATH": pathWithDesk, "VISUAL": "code", "EDITOR": "code"])
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      try await nothingOpened(runner)
    }

    @Test("an editor that is not there is told once, and watch goes on")
    func missing() async throws {
      let runner = try start("--edit", ["EDITOR": "no-such-editor"])
      try await runner.expect(
        "The file can't be opened: the command “no-such-editor” is not there.\n")
      runner.type("n")
      try await runner.expect("anyway? (y/n)")
      runner.type("y")
      try await runner.expect("1.2 Two fails 1 of 1 test.")
      #expect(runner.text.shown.ranges(of: "The file can't be opened").count == 1)
    }

    @Test("an editor that fails is told, with its status, and watch goes on")
    func failing() async throws {
      try install("sick", last: "exit 3")
      let runner = try start("--edit", ["PATH": pathWithDesk, "EDITOR": "sick --badly"])
      try await runner.expect("The file can't be opened: “sick --badly” ended with status 3.\n")
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("✔ 1.1 One is solved.")
    }

    @Test("an editor that stays open is not waited for, and outlives watch")
    func open() async throws {
      try install(
        "patient", last: "while [ ! -e close ]; do sleep 0.1; done; echo closed >>opened")
      let runner = try start("--edit", ["PATH": pathWithDesk, "EDITOR": "patient"])
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      runner.type("q")
      #expect(await runner.ending() == .success)
      try desk.write("", to: "close")
      try await opened("\(workbook.root.path)/Lessons/1-Numbers/1-One.swift\nclosed\n")
    }

    @Test("a file that is lost is not opened: an editor would make it anew")
    func lost() async throws {
      try install("code")
      try workbook.remove("Lessons/1-Numbers/1-One.swift")
      let runner = try start("watch", inCode)
      try await runner.expect("Error: Lessons/1-Numbers/1-One.swift can't be read.")
      try await nothingOpened(runner)
    }

    @Test("--edit with an editor that needs the terminal ends at once, with what to do")
    func terminalEditor() async throws {
      let runner = try start("--edit", ["EDITOR": "vim"])
      #expect(await runner.ending() == .usage)
      try await runner.expect("Error: watch needs this terminal for itself, and so would vim.")
    }

    // MARK: Editors

    /// A script that notes its arguments in a line, makes some noise, and does one more thing.
    private func install(_ name: String, last: String = "") throws {
      try desk.writeProgram(
        """
        #!/bin/sh
        cd "$(dirname "$0")/.." || exit 1
        echo "$@" >>opened
        echo Noise
        echo Noise >&2
        \(last)

        """, to: "an editor/\(name)")
    }

    private func path(_ editor: String) -> String {
      desk.root.appending(path: "an editor/\(editor)").path
    }

    private var pathWithDesk: String {
      "\(path("code").dropLast(5)):\(CommandRun.plainEnvironment["PATH"] ?? "")"
    }

    private var inCode: [String: String] { ["PATH": pathWithDesk, "TERM_PROGRAM": "vscode"] }

    private func start(
      _ argument: String, _ environment: [String: String]
    ) throws -> WatchRun {
      let plain = ["PATH": CommandRun.plainEnvironment["PATH"] ?? "", "NO_COLOR": "1"]
      return try WatchRun(argument, in: workbook, environment: plain.merging(environment) { $1 })
    }

    /// Waits until the editors have noted this.
    private func opened(
      _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      for _ in 0..<15_000 where try desk.text(of: "opened") != text {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try desk.text(of: "opened") == text, sourceLocation: sourceLocation)
    }

    /// Ends `watch`, after time enough in which something could have been opened.
    private func nothingOpened(_ runner: WatchRun) async throws {
      try await Task.sleep(for: .milliseconds(300))
      runner.type("q")
      #expect(await runner.ending() == .success)
      #expect(try desk.text(of: "opened") == "")
    }
  }
}
