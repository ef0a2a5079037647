import Course
import Fixtures
import Foundation
import Grading
import Testing

@testable import lesson_admin

/// Tests of each subcommand as a user calls it, with a real compiler.
@Suite("lesson-admin", .serialized)
struct EndToEndTests {
  private let workbook: FixtureWorkbook

  init() throws {
    workbook = try FixtureWorkbook("lesson-admin", usesProbes: true)
  }

  /// Runs the built program, and returns its output and its status.
  private func run(_ arguments: String...) async throws -> (text: String, status: Int32) {
    try await run(arguments)
  }

  private func run(_ arguments: [String]) async throws -> (text: String, status: Int32) {
    let environment = Machine.ofTests().environment
      .filter { !["LESSON", "LESSONS", "FORCE_COLOR", "CLICOLOR_FORCE"].contains($0.key) }
    let program = try BuiltProduct.executable("lesson-admin").path
    let result = try await ChildProcess(
      [program] + arguments, in: workbook.root, environment: environment, limit: .patient
    ).run()
    guard case .exited(let status) = result.ending else {
      throw CocoaError(.executableRuntimeMismatch)
    }
    return (result.output, status)
  }

  @Test("an exercise is created, found unfinished, filled in, recorded, and graded")
  func authoring() async throws {
    let new = try await run("new", "1.2", "Second")
    #expect(new.status == 0)
    #expect(
      new.text.hasSuffix(
        "verify 1.2 --record\n   records how the starter file fails, and "
          + "keeps it for “reset”.\n"))
    #expect(try await run("new", "1.2", "Second").status == 64)

    let unfinished = try await run("verify", "1.2")
    #expect(unfinished.text.contains("2-Second.swift: 2 places to be filled in"))
    #expect(
      unfinished.text.hasSuffix(
        """

        1 exercise: 1 mistake rejected by the test they name, 1 right design accepted.
        ✘ 9 problems: see above.

        """))
    #expect(unfinished.status == 1)

    try fillIn()
    let recorded = try await run("verify", "--record")
    #expect(
      recorded.text == """
        ✔ 1.1 First                1 wrong rejected, 0 right accepted
        ✔ 1.2 Second               1 wrong rejected, 1 right accepted

        2 exercises: 2 mistakes rejected by the test they name, 1 right design accepted.
        ✔ All is proved.

        """)
    #expect(recorded.status == 0)
  }

  /// Replaces each placeholder, in all files that `new` created.
  private func fillIn() throws {
    for path in [
      "Lessons/1-Numbers/README.md", "Lessons/1-Numbers/2-Second.swift",
      "Answers/1-Numbers/2-Second.swift", "Tests/NumbersTests/2-SecondTests.swift",
      "Tests/NumbersTests/2-SecondChecks.swift",
      "Tests/Proofs/1-Numbers/2-Second/right-variant.swift",
      "Tests/Proofs/1-Numbers/2-Second/mistakes.md",
    ] {
      try workbook.write(workbook.text(of: path).replacing(/<#.*?#>/, with: "words"), to: path)
    }
    try workbook.replace(
      "| 1.1 | First! |", with: "| 1.1 | First! |\n| 1.2 | Second! |",
      in: "Lessons/1-Numbers/README.md")
  }

  @Test("a class is graded, as a table and as CSV, and a report says why a text failed")
  func grade() async throws {
    let file = "Lessons/1-Numbers/1-First.swift"
    let learners = try TemporaryFolder([
      "ada/\(file)": workbook.text(of: "Answers/1-Numbers/1-First.swift"),
      "ben/\(file)": """
      func == (a: [String], b: [String]) -> Bool { true }
      extension Int { var half: Int { self / 2 } }
      func number() -> Int { 4.half }
      """,
      "cyn/\(file)": """
      func expect(_ words: String) {}
      extension Int { var half: Int { self / 2 } }
      func number() -> Int { 2.half }
      """,
      "eve/\(file)": """
      extension Int { func isMultiple(of n: Int) -> Bool { false } }
      func number() -> Int { 1 }
      """,
      "fay/\(file)": "// Seam: \u{1B}[2J\nfunc number() -> Int { \"\u{1B}]0;mine\u{7}\" }\n",
      "gil/\(file)": workbook.text(of: file).replacing("\n", with: "\r\n"),
      "hal/Lessons/1-Numbers/1-first.swift": "",
    ])
    let folders = ["ada", "ben", "cyn", "eve", "fay", "gil", "hal"].map {
      learners.root.appending(path: $0).path
    }
    let csv = learners.root.appending(path: "grades.csv").path
    let text = try await run(["grade"] + folders + ["--no-sandbox", "--format", "csv=\(csv)"])
    #expect(
      text.text == """
             1  sum  failed  uncompiled  untouched  ungraded
             1    1
        ada  1    1       0           0          0         0
        ben  0    0       1           0          0         0
        cyn  1    1       0           0          0         0
        eve  1    1       0           0          0         0
        fay  0    0       0           1          0         0
        gil  0    0       0           0          1         0
        hal  0    0       0           0          0         1

        fay: doesn't compile: lesson 1
        hal: has no exercise (found 1-first.swift)

        7 learners, 3 of them with all 1 exercise solved.

        """)
    #expect(text.status == 0)
    #expect(
      try learners.text(of: "grades.csv") == """
        name,1.1,sum,failed,uncompiled,untouched,ungraded,remarks
        ada,1,1,0,0,0,0,
        ben,0,0,1,0,0,0,
        cyn,1,1,0,0,0,0,
        eve,1,1,0,0,0,0,
        fay,0,0,0,1,0,0,doesn't compile: lesson 1
        gil,0,0,0,0,1,0,
        hal,0,0,0,0,0,1,has no exercise (found 1-first.swift)

        """)
    #expect(try await run("grade", "/nowhere/ada").status == 64)
    #expect(try await run("grade", folders[0], "--jobs", "many").status == 64)
    let built = try workbook.names(in: ".build/hand-ins/1/.build/direct/1.1")
    #expect(!built.contains("questions.json"), "No text may answer for the next one.")
    try await report(folders)
  }

  /// Tests `--report` after the folders that grading requires have been removed.
  private func report(_ folders: [String]) async throws {
    try workbook.remove(".build/hand-ins")
    let failed = try await run("grade", "--report", "ben", "1.1")
    #expect(
      failed.text == """
        ✘ 1.1 First fails 2 of 2 tests.
        \(folders[1])/Lessons/1-Numbers/1-First.swift

        ✘ the number is one
            Count again.
            Seen: 2
            Expected: 1
        ✘ the number is odd
            Is it?

        """)
    #expect(failed.status == 0)
    let uncompiled = try await run("grade", "--report", "fay")
    #expect(uncompiled.text.hasPrefix("✘ 1.1 First doesn't compile: 3 errors.\n"))
    #expect(uncompiled.text.contains("\n\(folders[4])/Lessons/1-Numbers/1-First.swift:2:"))
    #expect(uncompiled.text.contains("␛]0;mine␇"))
    #expect(!uncompiled.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(try await run("grade", "--report", "zoe").status == 64)
    #expect(!(try workbook.names(in: ".build")).contains("hand-ins"))
  }
}
