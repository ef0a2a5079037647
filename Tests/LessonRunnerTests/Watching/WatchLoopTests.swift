import Fixtures
import Foundation
import Interface
import Testing

extension AppTests {
  /// Tests of the loop's effects: grading, looking up verdicts, writing files and opening the
  /// editor.
  @Suite("the loop of watch")
  struct WatchLoopTests {
    let workbook: SampleWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("while a learner reads, what the next exercise and the next lesson need is built")
    func ahead() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved")
      try await runner.wait(for: "A build ahead") { workbook.grader.prepared == [["1.2", "2.1"]] }
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("1 of 4 solved")
      runner.type("q")
      try await runner.expect("To continue later: swift run lesson-runner\n")
      #expect(await runner.ending() == .success)
    }

    @Test("after its suite was saved, an exercise is graded again, though its text is the same")
    func savedSuite() async throws {
      let runner = try WatchRun(in: workbook)
      try await runner.expect("0 of 4 solved")
      let suite = "Tests/NumbersTests/1-OneTests.swift"
      workbook.grader.changeSuites()
      try workbook.write("\(workbook.text(of: suite))// saved\n", to: suite)
      try await runner.expect("0 of 4 solved")
      #expect(workbook.grader.graded == ["1.1", "1.1"])
    }

    @Test("keys draw the wiring, count hints, check all, and restore the file")
    func effects() async throws {
      let shipped = try workbook.text(of: file)
      try workbook.write("// mine\nfunc one() -> Int { 0 }\n", to: file)
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      runner.type("w")
      try await runner.expect("There's nothing to draw: no type takes")
      runner.type("hh")
      try await runner.expect("hint 2 of 3")
      runner.type("c")
      try await runner.expect("2.2 Bye fails 1 of 1 test.")
      runner.resize(columns: 40)
      try await runner.expect("\nh p m w l n g a x c q")
      runner.type("xy")
      try await runner.expect("Your version is kept: .lesson-runner/kept/1-Numbers/1-One.")
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      #expect(try workbook.text(of: file) == shipped)
    }

    @Test("--edit opens the file of each exercise as it begins, and not at a save")
    func edit() async throws {
      let desk = try TemporaryFolder(["opened": ""])
      try desk.writeProgram(
        "#!/bin/sh\ncd \"$(dirname \"$0\")/..\" && echo \"$@\" >>opened\n", to: "an editor/mine")
      let command = "'\(desk.root.appending(path: "an editor/mine").path)' --line 1"
      let runner = try WatchRun(
        "--edit", in: workbook, environment: environment.merging(["VISUAL": command]) { $1 })
      let line = "--line 1 \(workbook.root.path)/Lessons/1-Numbers/"
      try await runner.wait(for: "1.1") { try desk.text(of: "opened") == "\(line)1-One.swift\n" }
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("✔ 1.1 One is solved.")
      runner.type("n")
      try await runner.wait(for: "1.2") {
        try desk.text(of: "opened") == "\(line)1-One.swift\n\(line)2-Two.swift\n"
      }
    }

    @Test("an editor that is not there is told once, and watch goes on")
    func missingEditor() async throws {
      let runner = try WatchRun(
        "--edit", in: workbook, environment: environment.merging(["EDITOR": "no-such"]) { $1 })
      try await runner.expect("The file can't be opened: the command “no-such” is not there.\n")
      runner.type("ny")
      try await runner.expect("1.2 Two fails 1 of 1 test.")
      runner.type("q")
      #expect(await runner.ending() == .success)
      #expect(runner.text.shown.ranges(of: "The file can't be opened").count == 1)
    }

    private let environment = [
      "PATH": CommandRun.plainEnvironment["PATH"] ?? "", "NO_COLOR": "1",
    ]

    @Test("two that watch the same workbook both tell the same")
    func two() async throws {
      let runners = try (1...2).map { _ in try WatchRun("watch", in: workbook) }
      for runner in runners { try await runner.expect("1.1 One fails 1 of 2 tests.") }
      try workbook.solve("1-Numbers/1-One.swift")
      for runner in runners { try await runner.expect("✔ 1.1 One is solved.") }
    }

    @Test("two hundred saves in a second: the last one counts", .enabled(if: isThorough))
    func storm() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      for number in 1...200 {
        let text = "func one() -> Int { \(number < 200 ? number + 1 : 1) }\n"
        try Data(text.utf8).write(to: workbook.root.appending(path: file))
        try await Task.sleep(for: .milliseconds(3))
      }
      try await runner.expect("✔ 1.1 One is solved")
    }
  }
}
