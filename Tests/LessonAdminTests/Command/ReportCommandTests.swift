import Course
import Fixtures
import Foundation
import Interface
import Synchronization
import Testing

@testable import Grading
@testable import lesson_admin

@Suite("grade --report, without a compiler")
struct ReportCommandTests {
  private static let first = "Lessons/1-Numbers/1-First.swift"
  private static let second = "Lessons/1-Numbers/2-Second.swift"

  private let fixture: SampleWorkbook
  private let learners: TemporaryFolder
  private let verdicts = Verdicts()

  init() throws {
    fixture = try SampleWorkbook()
    let starter = try fixture.text(of: Self.second)
    learners = try TemporaryFolder([
      "ada/\(Self.first)": "// the answer\n", "ada/\(Self.second)": "// passes\n",
      "ben/\(Self.first)": "// fails: the number is one\n", "ben/\(Self.second)": starter,
      "cyn/\(Self.first)": "// does not compile\n", "cyn/Lessons/1-Numbers/2-second.swift": "",
      "dan/notes.txt": "", "Kim Min/\(Self.first)": "// fails: the number is odd\n",
    ])
  }

  private func path(_ name: String) -> String { learners.root.appending(path: name).path }

  private var folders: [String] { ["ada", "ben", "cyn", "dan", "Kim Min"].map(path) }

  /// Runs `grade`, which stores verdicts.
  private func run(
    _ arguments: [String]
  ) async throws -> (output: AdminRun.Output, status: Interface.ExitStatus) {
    let texts = BatchGrader(storedVerdict: { [verdicts] in verdicts[$0] }) {
      [verdicts] texts, found in
      for (index, text) in texts.enumerated() { found(index, .success(verdicts.grade(text))) }
    }
    let admin = AdminRun(fixture: fixture)
    let status = try await admin.run(["grade"] + arguments, texts: texts)
    return (admin.output, status)
  }

  private func report(_ words: String...) async throws -> String {
    let (output, status) = try await run(["--report"] + words)
    #expect(status == .success)
    #expect(output.notes == "")
    return output.text
  }

  @Test("after a run, a learner's failures are printed by name, and nothing is graded")
  func all() async throws {
    let graded = try await run(folders)
    #expect(
      graded.output.notes.hasSuffix(
        "\nWhy a text failed: swift run lesson-admin grade --report ben\n"))
    let count = verdicts.count
    #expect(
      try await report("ben") == """
        ✘ 1.1 First fails 1 of 2 tests.
        \(path("ben/\(Self.first)"))

        ✔ 1 of 2 tests pass

        ✘ the number is one
            \(path("ben/\(Self.first)")):3:
            Why not?

        untouched: 1.2

        ben: 0 solved, 1 failed, 0 uncompiled, 1 untouched, 0 ungraded

        """)
    #expect(
      try await report("ada") == """
        solved: lesson 1

        ada: 2 solved, 0 failed, 0 uncompiled, 0 untouched, 0 ungraded

        """)
    #expect(
      try await report("cyn") == """
        ✘ 1.1 First doesn't compile: 1 error.
        \(path("cyn/\(Self.first)"))

        \(path("cyn/\(Self.first)")):1:
        error: cannot find x

        doesn't compile: 1.1; missing: 1.2 (found 2-second.swift)

        cyn: 0 solved, 0 failed, 1 uncompiled, 0 untouched, 1 ungraded

        """)
    #expect(try await report("Kim Min").hasPrefix("✘ 1.1 First fails 1 of 2 tests.\n"))
    #expect(try await report("dan").hasPrefix("has no exercise\n\ndan: 0 solved"))
    #expect(verdicts.count == count)
  }

  @Test("of an exercise or a lesson, each test is printed, whatever the exercise counts as")
  func parts() async throws {
    _ = try await run(folders)
    #expect(
      try await report("ben", "1.1") == """
        ✘ 1.1 First fails 1 of 2 tests.
        \(path("ben/\(Self.first)"))

        ✘ the number is one
            \(path("ben/\(Self.first)")):3:
            Why not?
        ✔ the number is odd

        """)
    #expect(
      try await report("ben", "1.2").hasPrefix(
        "✘ 1.2 Second fails 2 of 2 tests.\n\(path("ben/\(Self.second)")) (untouched)\n\n"))
    #expect(
      try await report("cyn", "1.2") == "! 1.2 Second: missing (found 2-second.swift)\n")
    #expect(
      try await report("ada", "1") == """
        ✔ 1.1 First is solved.
        \(path("ada/\(Self.first)"))

        ✔ 1.2 Second is solved.
        \(path("ada/\(Self.second)"))

        """)
    #expect(try await report("dan", "1.1") == "! 1.1 First: has no exercise\n")
  }

  @Test("folders on the command line replace those of the last run, and a path is a name, too")
  func folders() async throws {
    _ = try await run([path("ada")])
    _ = verdicts.grade(Submission(try fixture.exercise("1.1"), source: Data("// right\n".utf8)))
    try learners.write("// right\n", to: "eve/\(Self.first)")
    let text = try await run([path("eve"), "--report", "eve", "1.1"])
    #expect(text.output.text.hasPrefix("✔ 1.1 First is solved."))
    #expect(try await report(path("ada")).hasPrefix("solved: lesson 1\n"))
  }

  @Test("a text that was changed, or never graded, is named, with what to do")
  func changed() async throws {
    _ = try await run(folders)
    try learners.write("// another text\n", to: "ada/\(Self.first)")
    for words in [["ada"], ["ada", "1.1"]] {
      let (output, status) = try await run(["--report"] + words)
      #expect(status == .fault)
      #expect(output.text.contains("not graded yet, or changed since"))
      #expect(
        output.notes == "To grade new and changed texts: swift run lesson-admin grade class/*\n")
    }
    #expect(try await run(["--report", "ada", "1.2"]).status == .success)
  }

  @Test("who or what can't be found is a mistake in the command line")
  func mistakes() async throws {
    func error(_ words: String...) async throws -> String {
      let (output, status) = try await run(["--report"] + words)
      #expect(status == .usage)
      return output.notes.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(
      try await error("Kim Min") == """
        Error: No class is known. Name its folders: swift run lesson-admin grade class/* --report \
        'Kim Min'
        """)
    _ = try await run(folders)
    #expect(
      try await error("adda")
        == "Error: There's no learner “adda” among ada, ben, cyn, dan, Kim Min. Did you mean “ada”?"
    )
    #expect(try await error("ada", "1.9") == "Error: There's no exercise or lesson 1.9.")
    #expect(try await error("ada", "/nowhere") == "Error: /nowhere isn't there.")
    for option in [["--remarks"], ["--format", "json"], ["--jobs", "2"]] {
      let (output, status) = try await run(["--report", "ada"] + option)
      #expect(status == .usage)
      #expect(output.notes.contains("\(option[0]) doesn't go with --report"))
    }
    try learners.remove("ada")
    #expect(try await error("ada") == "Error: The folder of ada isn't there: \(path("ada"))")
  }
}

/// A store of verdicts on texts, like the store of the command's grader.
private final class Verdicts: Sendable {
  private let known = Mutex<[Data: Verdict]>([:])

  var count: Int { known.withLock { $0.count } }

  subscript(submission: Submission) -> Verdict? { known.withLock { $0[submission.source] } }

  func grade(_ submission: Submission) -> Verdict {
    var verdict = Verdict(readIn: submission.text)
    switch verdict.outcome {
    case .doesNotCompile:
      let error = CompilerMessage(
        file: submission.exercise.file, line: 1, column: 1, text: "cannot find x", excerpt: [])
      verdict = Verdict(.doesNotCompile([error]))
    default:
      let issue = TestIssue(comment: "Numbers/\(submission.exercise.stem).swift:3: Why not?")
      let tests = verdict.tests.map {
        TestResult(name: $0.name, state: $0.state, issues: $0.state == .failed ? [issue] : [])
      }
      verdict = Verdict(verdict.outcome, tests: tests)
    }
    known.withLock { $0[submission.source] = verdict }
    return verdict
  }
}
