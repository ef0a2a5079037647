import Fixtures
import Foundation
import Interface
import Testing

extension AppTests {
  /// What a learner could save by mistake: it says what became of it, and which file counts.
  @Suite("watch, when another file is saved")
  struct WatchSavesTests {
    let workbook: SampleWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"
    let counts = "and has no effect on 1.1 One. What counts is Lessons/1-Numbers/1-One.swift."

    init() throws {
      workbook = try SampleWorkbook()
    }

    private func watching() async throws -> WatchRun {
      let runner = try WatchRun("watch", in: workbook, columns: 100)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      return runner
    }

    private func move(_ path: String, to other: String) throws {
      try FileManager.default.moveItem(
        at: workbook.root.appending(path: path), to: workbook.root.appending(path: other))
    }

    /// Waits until the text is shown, wherever its lines are broken.
    private func expect(_ text: String, in runner: WatchRun) async throws {
      try await runner.wait(for: "“\(text)”") {
        runner.text.transcript.replacing("\n", with: " ").contains(text)
      }
    }

    @Test("another exercise that is saved is named, with the way to grade it")
    func other() async throws {
      let runner = try await watching()
      try workbook.solve("1-Numbers/2-Two.swift")
      try await expect(
        "1.2 Two was saved, and 1.1 One is being watched. "
          + "To go to the other, press g and type 1.2.",
        in: runner)
    }

    @Test(
      "a file that isn't graded is named, with the one that counts",
      arguments: [
        "Answers/1-Numbers/1-One.swift", "Tests/NumbersTests/2-TwoTests.swift",
        "Lessons/1-Numbers/README.md", "Tests/Proofs/1-Numbers/1-One/right-sum.swift",
      ])
    func noEffect(path: String) async throws {
      let runner = try await watching()
      try workbook.write("\(workbook.text(of: path))\n", to: path)
      try await expect("\(path) was saved, \(counts)", in: runner)
      try workbook.remove(path)
      try await expect("\(path) was deleted, \(counts)", in: runner)
      #expect(workbook.grader.graded == ["1.1"])
    }

    @Test("a copy of the exercise, and a file in the wrong place, are named")
    func new() async throws {
      let runner = try await watching()
      try workbook.write("// copy", to: "Lessons/1-Numbers/1-One copy.swift")
      try await expect(
        "Lessons/1-Numbers/1-One copy.swift is no exercise: no answer and no suite has its name. "
          + "What counts is Lessons/1-Numbers/1-One.swift.", in: runner)
      try workbook.write("// copy", to: "1-One.swift")
      try await expect("1-One.swift is new, \(counts)", in: runner)
    }

    @Test("an exercise that is renamed or deleted is named, with the way back")
    func gone() async throws {
      let runner = try await watching()
      try move("Lessons/1-Numbers/2-Two.swift", to: "Lessons/1-Numbers/2-two.swift")
      try await expect(
        "Lessons/1-Numbers/2-Two.swift was renamed to Lessons/1-Numbers/2-two.swift. 1.2 Two is "
          + "graded only with its own name: rename the file back.", in: runner)
      try workbook.remove("Lessons/2-Words/1-Hello.swift")
      try await expect(
        "Lessons/2-Words/1-Hello.swift was deleted. “swift run lesson-runner reset 2.1” restores "
          + "the starter file.", in: runner)
      try move(file, to: "Lessons/1-Numbers/1-Uno.swift")
      try await expect("1.1 One is graded only with its own name", in: runner)
    }

    @Test(
      "what the verdict depends on is named, and the exercise is graded again",
      arguments: [
        "Package.swift", "Lessons/1-Numbers/Support/Nothing.swift",
        "Tests/NumbersTests/1-OneTests.swift", "Sources/Probes/Probe.swift",
      ])
    func inputs(path: String) async throws {
      let runner = try await watching()
      workbook.grader.changeSuites()
      let text = (try? workbook.text(of: path)) ?? ""
      try workbook.write("\(text)// saved\n", to: path)
      try await expect("1.1 One depends on it. Checking 1.1 One …", in: runner)
      try await runner.wait(for: "A verdict") { workbook.grader.graded == ["1.1", "1.1"] }
      #expect(runner.text.transcript.contains("\(path) "))
    }

    @Test("many files at once are counted")
    func many() async throws {
      let runner = try await watching()
      for number in 1...9 { try workbook.write("", to: ".build/new/\(number).swift") }
      try move(".build/new", to: "Answers/3-New")
      try await expect(
        "9 files have changed, such as Answers/3-New/1.swift. They have no effect on 1.1 One. What "
          + "counts is Lessons/1-Numbers/1-One.swift.", in: runner)
    }

    @Test("the exercise's own file, saved without a change, is graded with no change")
    func unchanged() async throws {
      let runner = try await watching()
      try workbook.setModificationDate(of: file, to: .now.addingTimeInterval(5))
      try await runner.expect("✘ 1.1 One fails 1 of 2 tests. No change.")
      try await Task.sleep(for: .milliseconds(300))
      #expect(!runner.text.transcript.contains("was saved"))
    }
  }
}
