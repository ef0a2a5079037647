import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

/// Tests with their own workbook, so that they run beside ``FixtureTests``.
@Suite("grading what ends the program", .serialized)
struct CrashTests {
  let fixture: FixtureWorkbook

  init() throws {
    fixture = try FixtureWorkbook("crash tests")
  }

  private static func place(_ line: Int) -> WorkbookError.Place {
    WorkbookError.Place(file: "Lessons/1-Numbers/1-First.swift", line: line)
  }

  private static func crash(at line: Int, _ message: String) -> Crash {
    Crash(cause: .message(message), place: place(line))
  }

  private func verdict(
    on statement: String, secondsAllowed: Int = 300
  ) async throws -> Verdict {
    try await fixture.verdict(
      on: "1.1", with: "import Foundation\n\nfunc number() -> Int {\n  \(statement)\n}\n",
      secondsAllowed: secondsAllowed)
  }

  @Test("a fatal error is told by its text, at the learner's file and line, and by its test")
  func fatalError() async throws {
    let verdict = try await verdict(on: "fatalError(\"No number.\")")
    #expect(
      verdict
        == Verdict(
          .crashed(Self.crash(at: 4, "Fatal error: No number.")),
          tests: [
            TestResult(name: "the number is one", state: .unfinished),
            TestResult(name: "the number is odd", state: .notRun),
          ]))
  }

  @Test("a crash in a test is told before one in a check, and the tests before a check's crash")
  func checks() async throws {
    try fixture.write(
      .checks("@Test(\"it stays\") func stays() { precondition(number() != 1, \"No.\") }"),
      to: "Tests/NumbersTests/1-FirstChecks.swift")
    let early = try await verdict(on: "fatalError(\"No number.\")")
    #expect(early.tests.map(\.state) == [.unfinished, .notRun])
    #expect(early.shownKind == .test)
    let late = try await verdict(on: "1")
    #expect(late.tests.map(\.state) == [.passed, .passed, .unfinished])
    #expect(late.shownKind == .check)
  }

  @Test("a number that is too large for its type is told as such, with its line")
  func overflow() async throws {
    let verdict = try await verdict(on: "(Int(\"1\") ?? 0) + .max")
    #expect(
      verdict.outcome
        == .crashed(
          Crash(
            cause: .runtimeFailure("arithmetic overflow"), lastLine: Self.place(4))))
  }

  @Test(
    "what the runtime says without the words “Fatal error” is the message",
    arguments: [
      (
        "return Box.value.change() }\nstruct Box { static var value = Box()\n"
          + "mutating func change() -> Int { Box.value.number } ; var number = 1",
        "Simultaneous accesses"
      ),
      (
        "_ = Box(); return 1 }\nnonisolated(unsafe) var kept: Box?\n"
          + "nonisolated final class Box { deinit { kept = self }",
        "deallocated with non-zero retain count"
      ),
    ])
  func runtime(statement: String, words: String) async throws {
    let verdict = try await verdict(on: statement)
    guard case .crashed(let crash) = verdict.outcome, case .message(let message) = crash.cause
    else {
      Issue.record("The verdict is \(verdict.outcome).")
      return
    }
    #expect(message.contains(words))
  }

  @Test("a fault inside of a library is told with the learner's own line")
  func insideOfALibrary() async throws {
    let verdict = try await verdict(on: "[1, 3]\n    .dropFirst()[5]")
    guard case .crashed(let crash) = verdict.outcome, case .message(let message) = crash.cause
    else {
      Issue.record("The verdict is \(verdict.outcome).")
      return
    }
    #expect(message.contains("Index out of bounds"))
    #expect(crash.lastLine == Self.place(5))
  }

  @Test("a function that calls itself without end is told as such")
  func recursion() async throws {
    let verdict = try await verdict(on: "1 + number()")
    guard case .crashed(let crash) = verdict.outcome else {
      Issue.record("The verdict is \(verdict.outcome).")
      return
    }
    #expect([SIGBUS, SIGSEGV].map { .ending(.signalled($0)) }.contains(crash.cause))
    #expect(verdict.tests.map(\.state) == [.unfinished, .notRun])
  }

  @Test("a program that uses too much memory is ended, and its test is named")
  func memory() async throws {
    try fixture.write(
      """
      import Foundation

      func number() -> Int {
        var all: [Data] = []
        while true { all.append(Data(repeating: 1, count: 1 << 20)) }
      }

      """, to: "Lessons/1-Numbers/1-First.swift")
    let pipeline = try fixture.pipeline(memoryAllowed: 400 << 20)
    let verdict = try await pipeline.grader
      .verdict(Submission(fixture.exercise("1.1"), in: fixture.root)).0
    #expect(
      verdict.outcome
        == .crashed(
          Crash(cause: .ending(.exceededMemory(400 << 20)))))
    #expect(verdict.tests.map(\.state) == [.unfinished, .notRun])
    #expect(Limits.learner.memory == 2 << 30)
  }

  @Test(
    "a loop without end is stopped after a stated time, and nothing is left running",
    .enabled(if: isThorough))
  func loop() async throws {
    let file = fixture.root.appending(path: ".build/processes.txt")
    let statement = """
      let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["300"]
        try? child.run()
        let file = \"\(file.path)\"
        let before = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        let ids = \
      "\\(ProcessInfo.processInfo.processIdentifier)\\n\\(child.processIdentifier)\\n"
        try? (before + ids).write(toFile: file, atomically: true, encoding: .utf8)
        while true {}
      """
    var processes: [RunningProcess] = []
    // On a busy machine, the program takes longer to reach the loop.
    for seconds in [3, 30, 300] where processes.count < 4 {
      try? FileManager.default.removeItem(at: file)
      let verdict = try await verdict(on: statement, secondsAllowed: seconds)
      #expect(verdict.outcome == .ranTooLong(seconds: seconds))
      #expect(
        try fixture.storedVerdict(on: "1.1") == nil, "A slow machine may be quicker next time.")
      processes = RunningProcess.all(in: (try? fixture.text(of: ".build/processes.txt")) ?? "")
      for process in processes {
        #expect(try await process.isGone(), "Process \(process.id) was left behind.")
      }
      guard processes.count == 4 else { continue }
      #expect(verdict.tests.map(\.state) == [.unfinished, .notRun])
    }
    #expect(processes.count == 4, "Two runs, each with a child.")
  }

  @Test("what an exercise starts is gone when it ends, and is not waited for")
  func leftRunning() async throws {
    let file = fixture.root.appending(path: ".build/left.txt")
    try? FileManager.default.removeItem(at: file)
    let verdict = try await verdict(
      on: """
        let child = Process()
          child.executableURL = URL(filePath: "/bin/sleep")
          child.arguments = ["300"]
          try? child.run()
          try? "\\(child.processIdentifier)".write(
            toFile: "\(file.path)", atomically: true, encoding: .utf8)
          return 3
        """)
    #expect(verdict.refusals == ["the number is one"])
    let processes = RunningProcess.all(in: try fixture.text(of: ".build/left.txt"))
    #expect(processes.count == 1)
    for process in processes {
      #expect(try await process.isGone(), "Process \(process.id) was left behind.")
    }
  }
}
