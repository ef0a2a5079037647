import Course
import Fixtures
import Foundation
import Grading
import Testing

@testable import lesson_admin

/// Each subcommand as a user calls it, with a real compiler.
@Suite("lesson-admin", .serialized)
struct EndToEndTests {
  private let workbook: FixtureWorkbook

  init() throws {
    workbook = try FixtureWorkbook("lesson-admin", usesProbes: true)
  }

  /// - Returns: What the program writes, and its status.
  private func run(_ arguments: String...) async throws -> (text: String, status: Int32) {
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

  @Test("an exercise is created, found unfinished, filled in, recorded, mutated, and graded")
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

        1 exercise: 1 wrong variant rejected by the test they name, 1 right variant accepted.
        ✘ 8 problems: see above.

        """))
    #expect(unfinished.status == 1)

    try fillIn()
    let recorded = try await run("verify", "--record")
    #expect(
      recorded.text == """
        ✔ 1.1 First                1 wrong rejected, 0 right accepted
        ✔ 1.2 Second               1 wrong rejected, 1 right accepted

        2 exercises: 2 wrong variants rejected by the test they name, 1 right variant accepted.
        ✔ All is proved.

        """)
    #expect(recorded.status == 0)

    try await mutate()
  }

  /// Replaces each placeholder, in all files that `new` created.
  private func fillIn() throws {
    for path in [
      "Lessons/1-Numbers/README.md", "Lessons/1-Numbers/2-Second.swift",
      "Answers/1-Numbers/2-Second.swift", "Tests/NumbersTests/2-SecondTests.swift",
      "Tests/Proofs/1-Numbers/2-Second/right-variant.swift",
      "Tests/Proofs/1-Numbers/2-Second/wrong-variant.swift",
    ] {
      try workbook.write(workbook.text(of: path).replacing(/<#.*?#>/, with: "words"), to: path)
    }
    try workbook.replace(
      "| 1.1 | First! |", with: "| 1.1 | First! |\n| 1.2 | Second! |",
      in: "Lessons/1-Numbers/README.md")
  }

  private func mutate() async throws {
    for name in FixtureWorkbook.checkout.appending(path: "Sources/Mutations").visibleNames {
      let file = FixtureWorkbook.checkout.appending(path: "Sources/Mutations/\(name)")
      try workbook.write(Data(contentsOf: file), to: "Sources/Mutations/\(name)")
    }
    let list = try await run("mutate", "1.2", "--list")
    #expect(list.text.contains("1.2  value: \"solved\" → \"\"\n"))
    #expect(list.status == 0)
    let mutated = try await run("mutate", "1.2")
    #expect(mutated.text.contains("made    not built     rejected    explained  unexplained"))
    #expect(mutated.status == 0, "\(mutated.text)")
  }

  @Test("a class is graded, as a table and as CSV")
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
    ])
    let folders = ["ada", "ben", "cyn", "eve"].map { learners.root.appending(path: $0).path }
    let text = try await run(
      "grade", folders[0], folders[1], folders[2], folders[3], "--no-sandbox")
    #expect(
      text.text.hasSuffix(
        """

               1   sum  remarks
               1     1
        ada    1     1
        ben    0     0
        cyn    1     1
        eve    1     1

        4 learners, 3 of them with all 1 exercise solved.

        """), "\(text.text)")
    #expect(text.status == 0)
    let csv = try await run(
      "grade", folders[0], folders[1], folders[2], folders[3], "--no-sandbox", "--format", "csv",
      "--jobs", "1")
    #expect(
      csv.text == """
        name,1.1,sum,remarks
        ada,1,1,
        ben,0,0,
        cyn,1,1,
        eve,1,1,

        """)
    #expect(try await run("grade", "/nowhere/ada").status == 64)
    #expect(try await run("grade", folders[0], "--jobs", "many").status == 64)
    let built = try workbook.names(in: ".build/hand-ins/1/.build/direct/1.1")
    #expect(!built.contains("questions.json"), "No text may answer for the next one.")
  }
}
