import Course
import Fixtures
import Foundation
import Grading
import Interface
import Testing

@testable import lesson_runner

/// Tests of a workbook with the line endings of Git for Windows.
@Suite("all files with other line ends")
struct LineEndsTests {
  @Test("whatever shows a text of the book shows the same")
  func texts() async throws {
    let workbook = try WorkbookCopy("line ends of texts")
    let lessons = try Workbook(root: workbook.root).catalog.lessons
    let exercises = lessons.flatMap { $0.exercises.prefix(isThorough ? .max : 1) }
    let calls =
      ["list", "doctor", "show 1", "show 6 --card", "show all --card"]
      + exercises.flatMap { exercise in
        ["show", "hint --all", "answer --yes"].map { "\($0) \(exercise.id)" }
      }
    var expected: [String] = []
    for call in calls { expected.append(await output(of: call, in: workbook)) }
    #expect(expected.allSatisfy { $0.hasSuffix("exit status 0") })
    for end in ["\r\n", "\r"] {
      try workbook.endLines(
        with: end, in: ["Lessons", "Answers", "Tests/Proofs", "Package.swift"])
      for (call, text) in zip(calls, expected) {
        #expect(await output(of: call, in: workbook) == text, "\(call)")
      }
    }
    let first = try #require(exercises.first)
    let same = try workbook.text(of: first.answer).replacing("\r", with: "\n")
    try workbook.write(same, to: first.file)
    #expect(
      await output(of: "answer --yes 1.1", in: workbook)
        .contains("Your code is the same as the answer's."))
  }

  private func output(of call: String, in copy: WorkbookCopy) async -> String {
    let log = ConsoleLog()
    let console = log.console(environment: [:], columns: { nil })
    let status = await Program.lessonRunner.run(
      call.split(separator: " ").map(String.init), or: "check", console
    ) { console in
      let tools = [
        "swift --version": "Swift version 6.3", "swiftc --version": "Swift version 6.3",
      ]
      let grader = FakeGrader()
      grader.give(.success(Verdict(.passed)), for: "1.1")
      return App(in: try Workbook(root: copy.root), console, nil, grader, output: tools)
    }
    return "\(log.shown.replacing(/\d+(\.\d)? GB/, with: "GB"))exit status \(status.rawValue)"
  }
}

extension CommandTests {
  @Suite("the command in a checkout with the line ends of Windows")
  struct WindowsLineEndsTests {
    @Test("a failure, an error of the compiler, a crash and the drawing are the same")
    func grading() async throws {
      let workbook = try FixtureWorkbook("line ends")
      func outputs() async throws -> [String] {
        var outputs: [String] = []
        for call in ["check 1.1 --all-messages", "check 1.2", "check 2.1", "wiring 1.1", "doctor"] {
          let run = try await CommandRun(
            call.split(separator: " ").map(String.init), in: workbook.root)
          outputs.append("\(run.output)exit status \(run.status)")
        }
        return outputs.map { $0.replacing(/\d+(\.\d)? GB/, with: "GB") }
      }
      try workbook.write(
        "func two() -> Int {\n  // Two:\n  \"two\"\n}\n", to: "Lessons/1-Numbers/2-Two.swift")
      try workbook.write(
        "func hello() -> String {\n  fatalError(\"No\")\n}\n", to: "Lessons/2-Words/1-Hello.swift")
      let expected = try await outputs()
      try workbook.endLines(
        with: "\r\n", in: ["Package.swift", "Lessons", "Answers", "Sources", "Tests"])
      try workbook.remove(".lesson-runner/verdicts")
      for (output, expected) in zip(try await outputs(), expected) { #expect(output == expected) }
      #expect(expected[1].contains("2-Two.swift:3: error: "))
      #expect(expected[2].contains("1-Hello.swift:2: Fatal error: No"))
      #expect(expected[4].hasSuffix("No problems found.\nexit status 0"))
    }
  }
}
