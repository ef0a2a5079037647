import Course
import Fixtures
import Foundation
import Testing

@testable import Grading
@testable import Interface

@Suite("A verdict, told to a learner")
struct VerdictReportTests {
  /// The whole report, escape sequences made visible.
  private func report(_ verdict: Verdict, hasColor: Bool = false) -> String {
    let style = TextStyle(hasColor: hasColor, hasLinks: false, width: 80)
    let report = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: style, root: "/w")
    return "\(report.details)\n---\n\(report.headline)".replacing("\u{1B}", with: "␛")
  }

  @Test("solved: a line, and nothing else")
  func passed() {
    let verdict = Verdict(.passed, tests: [.passed("a")], output: "hello")
    #expect(report(verdict) == "\n---\n✔ 4.2 Storyboard is solved.")
    #expect(report(verdict, hasColor: true) == "\n---\n␛[32m✔ 4.2 Storyboard is solved.␛[0m")
  }

  @Test("failed: each test with what it says, and not what only the suite understands")
  func failed() {
    #expect(
      report(.failedSample) == """
        ✔ the list shows your folders
        ✘ “Done” closes it
            Who is asked to close it, and who should be?
            Still held: the screen.
        ✘ it is quick (was skipped; every test has to run)

        Your code printed:
          | hello
          | world
        ---
        ✘ 4.2 Storyboard fails 2 of 3 tests.
        """)
  }

  @Test("while a test fails, checks are neither counted nor listed, but all messages have them")
  func testsFirst() {
    let verdict = Verdict(
      .failed,
      tests: [
        .passed("a"), TestResult("b", .failed), TestResult(check: "c", .failed),
        TestResult(check: "d", .passed),
      ])
    let brief = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: .plain, root: "/w"
    ).brief()
    #expect(brief == "✔ 1 of 2 tests pass\n\n✘ b\n    Why b?")
    #expect(
      report(verdict) == """
        ✔ a
        ✘ b
            Why b?

        Also checked:
        ✘ c
            Why c?
        ✔ d
        ---
        ✘ 4.2 Storyboard fails 1 of 2 tests.
        """)
  }

  @Test("when all tests pass, the first failing check comes, whatever the room")
  func checks() {
    let verdict = Verdict(
      .failed,
      tests: [
        .passed("a"), .passed("b"), TestResult(check: "c", .passed),
        TestResult(check: "d", .failed), TestResult(check: "e", .failed),
      ])
    let report = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: .plain, root: "/w")
    let told = "✔ Your fix works: 2 of 2 tests pass. But …\n✘ d\n    Why d?"
    #expect(report.brief() == told)
    #expect(report.brief(rows: 2).hasPrefix(told.prefix { $0 != "d" } + "d\n"))
    #expect(report.headline == "✘ 4.2 Storyboard passes its tests, but not all checks.")
  }

  @Test("failed: what a test says of several snippets, it says once")
  func saidOnce() {
    let issues = ["a()", "b()"].map { snippet in
      TestIssue(
        expectation: nil,
        comment: "The compiler accepts this:\n    \(snippet)\nWhat is missing?")
    }
    let verdict = Verdict(
      .failed, tests: [TestResult(name: "it is refused", state: .failed, issues: issues)])
    #expect(
      report(verdict).hasPrefix(
        """
        ✘ it is refused
            The compiler accepts this:
                a()
            What is missing?
            The compiler accepts this:
                b()
        ---
        """))
  }

  @Test("failed: that a program was stopped is not said where its last words are")
  func lastWords() {
    func report(_ issues: TestIssue...) -> String {
      self.report(Verdict(.failed, tests: [TestResult(name: "a", state: .failed, issues: issues)]))
    }
    let stop = TestIssue(expectation: ".exitCode(7) → .signal(SIGILL → 4)", comment: "It stopped.")
    let words = TestIssue(.programCrashed, comment: "The program crashed: Fatal error: No.")
    #expect(report(stop).hasPrefix("✘ a\n    It stopped.\n    \(TestIssue.earlyEnd)\n---"))
    #expect(
      report(stop, words).hasPrefix(
        "✘ a\n    It stopped.\n    The program crashed: Fatal error: No.\n---"))
  }

  @Test("failed: the screen that the test saw stands beside the one that it should be")
  func screens() {
    let expected = ScreenRecord(
      text: """
        # What the screens show with the answer.
        the label shows your folder
          ┌────────┐
          │  Home  │
          └────────┘
        """)
    #expect(
      details(ofScreen: "┌────────┐\n│        │\n└────────┘", beside: expected, width: 80) == """
        ✘ the label shows your folder
            Who sets its text?
            Your screen:  It should be:
            ┌────────┐    ┌────────┐
            │        │    │  Home  │
            └────────┘    └────────┘
        """)
    #expect(
      details(ofScreen: "┌────────┐\n└────────┘", beside: expected, width: 30) == """
        ✘ the label shows your folder
            Who sets its text?
            Your screen:
            ┌────────┐
            └────────┘
            It should be:
            ┌────────┐
            │  Home  │
            └────────┘
        """)
  }

  @Test("failed: a screen that is as it should be, or is not recorded, stands alone")
  func oneScreen() {
    #expect(
      details(ofScreen: "[ ]", beside: ScreenRecord(), width: 80) == """
        ✘ the label shows your folder
            Who sets its text?
            Your screen:
            [ ]
        """)
  }

  @Test("solved: the first screen can be shown")
  func solvedScreen() {
    let verdict = Verdict(
      .passed,
      tests: [
        .passed("a"), TestResult(name: "b", state: .passed, issues: [], screen: "[b]"),
        TestResult(name: "c", state: .passed, issues: [], screen: "[c]"),
      ])
    let report = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: .plain, root: "/w")
    #expect(report.solvedScreen == "Your screen:\n[b]")
  }

  private func details(
    ofScreen screen: String, beside expected: ScreenRecord, width: Int
  ) -> String {
    let issue = TestIssue(expectation: nil, comment: "Who sets its text?")
    let test = TestResult(
      name: "the label shows your folder", state: .failed, issues: [issue], screen: screen)
    let style = TextStyle(hasColor: false, hasLinks: false, width: width)
    return VerdictReport(
      Verdict(.failed, tests: [test]), on: .sample, expected: expected, style: style, root: "/w"
    ).details
  }

  @Test("failed, in color: the marks stay, so that color is never the only signal")
  func failedInColor() {
    #expect(
      report(.failedSample, hasColor: true) == """
        ␛[32m✔␛[0m the list shows your folders
        ␛[31m✘␛[0m “Done” closes it
            Who is asked to close it, and who should be?
            Still held: the screen.
        ␛[31m✘␛[0m it is quick (was skipped; every test has to run)

        Your code printed:
          | hello
          | world
        ---
        ␛[31m✘ 4.2 Storyboard fails 2 of 3 tests.␛[0m
        """)
  }

  @Test("failed though its tests pass: the end of the process is to blame")
  func failedAtTheEnd() {
    #expect(
      report(Verdict(.failed, tests: [.passed("a")])) == """
        ✔ a
        ---
        ✘ 4.2 Storyboard passes its tests, but the process ended with an error.
        """)
  }

  @Test("does not compile: three errors with their source, and how many more there are")
  func doesNotCompile() {
    #expect(
      report(Verdict(.doesNotCompile((1...5).map(CompilerMessage.sample)))) == """
        Lessons/4-Initializer/2-Storyboard.swift:1: error: no “x1”
          1 | x1
            | ^

        Lessons/4-Initializer/2-Storyboard.swift:2: error: no “x2”
          2 | x2
            | ^

        Lessons/4-Initializer/2-Storyboard.swift:3: error: no “x3”
          3 | x3
            | ^

        … and 2 more. Fix the first one first.
        ---
        ✘ 4.2 Storyboard doesn't compile: 5 errors.
        """)
  }

  @Test("does not compile, in color: the word error stands out")
  func doesNotCompileInColor() {
    #expect(
      report(Verdict(.doesNotCompile([.sample(line: 1)])), hasColor: true) == """
        Lessons/4-Initializer/2-Storyboard.swift:1: ␛[31merror:␛[0m no “x1”
          1 | x1
            | ^
        ---
        ␛[31m✘ 4.2 Storyboard doesn't compile: 1 error.␛[0m
        """)
  }

  @Test("does not fit: the seam, and each of the compiler's words once, without a file")
  func doesNotFit() {
    let errors = [CompilerMessage.sample(line: 1), .sample(line: 1), .sample(line: 2)]
    #expect(
      report(Verdict(.doesNotFit(seam: "makeList(store:).", errors))) == """
        Your file compiles, but the tests no longer compile with it: an API that they
        call has another name, other parameters or another result now.
        The tests use this seam: makeList(store:).
        The compiler's errors in the tests:
            no “x1”
            no “x2”
        ---
        ✘ 4.2 Storyboard no longer fits its tests: the seam has changed.
        """)
  }

  @Test("does not fit, and the header is gone: nothing is said of the seam")
  func doesNotFitWithoutSeam() {
    #expect(
      report(Verdict(.doesNotFit(seam: nil, [.sample(line: 1)])), hasColor: true) == """
        Your file compiles, but the tests no longer compile with it: an API that they
        call has another name, other parameters or another result now.
        The compiler's errors in the tests:
            no “x1”
        ---
        ␛[31m✘ 4.2 Storyboard no longer fits its tests: the seam has changed.␛[0m
        """)
  }

  @Test(
    "a tool failed in the sandbox: how it ended, and what in the text can be the reason",
    arguments: [
      (
        ToolEnd.ranTooLong(seconds: 60), "The compiler was stopped after 60 seconds.",
        "takes longer than 60 seconds to compile"
      ),
      (
        .exceededMemory(megabytes: 2048), "because it used more than 2048 MiB of memory.",
        "takes more than 2048 MiB of memory to compile"
      ),
      (.signalled(11), "The compiler crashed with signal 11", "makes the compiler crash"),
      (.failed(output: "ld.lld: error: no"), "    ld.lld: error: no\n", "can't be built"),
    ])
  func toolFailed(_ end: ToolEnd, words: String, summary: String) {
    let report = report(Verdict(.toolFailed(end)))
    #expect(report.replacing("\n", with: " ").contains(words.replacing("\n", with: " ")))
    #expect(report.hasSuffix("✘ 4.2 Storyboard \(summary)."))
  }

  @Test("crashed: the fatal error, the test that it ended, and those that had no turn")
  func crashed() {
    let verdict = Verdict(
      .crashed(
        Crash(
          cause: .message("Fatal error: No store."),
          place: WorkbookError.Place(file: "Lessons/4.swift", line: 3))),
      tests: [.passed("a"), .init("b", .unfinished), .init("c", .notRun)])
    #expect(
      report(verdict) == """
        Lessons/4.swift:3: Fatal error: No store.

        ✔ a
        ✘ b (crashed)
        ✘ c (not run)
        ---
        ✘ 4.2 Storyboard crashes in the middle of a test.
        """)
    #expect(
      report(verdict, hasColor: true) == """
        Lessons/4.swift:3: Fatal error: No store.

        ␛[32m✔␛[0m a
        ␛[31m✘␛[0m b (crashed)
        ␛[31m✘␛[0m c (not run)
        ---
        ␛[31m✘ 4.2 Storyboard crashes in the middle of a test.␛[0m
        """)
  }

  @Test(
    "crashed without a message: what is known of the end",
    arguments: [
      (.runtimeFailure("arithmetic overflow"), "The program crashed: arithmetic overflow."),
      (.ending(.exceededMemory(400 << 20)), "used more than 400 MiB of memory. Does a loop in"),
      (.ending(.exceededMemory(2 << 30)), "used more than 2 GiB of memory. Does a loop in your"),
      (.ending(.signalled(SIGTRAP)), "crashed with signal 5, without a message. Often a number"),
      (.ending(.signalled(SIGSEGV)), "with signal 11. Often a function calls itself without end."),
      (.ending(.signalled(SIGHUP)), "The program was ended by signal 1."),
      (.ending(.exited(0)), "exited in the middle of a test. Does your code call exit?"),
    ] as [(Crash.Cause, String)])
  func crashedSilently(cause: Crash.Cause, words: String) {
    #expect(Crash(cause: cause).text.contains(words))
  }

  @Test("why another builder is used from now on")
  func switched() {
    let progress = Grading.Progress.switchedToSwiftPM(
      answer: .sample, direct: Verdict(.failed, tests: [TestResult("a", .failed)]),
      package: Verdict(.passed))
    #expect(
      progress.text == """
        From now on, SwiftPM builds the exercises, because the answer to 4.2 Storyboard fails 1 of \
        1 test when compiled directly, and is solved when SwiftPM builds it. Earlier verdicts may \
        be wrong: check again.
        """)
  }

  @Test("crashed: in brief, the fatal error stands below the test that it ended")
  func crashedLater() {
    let verdict = Verdict(
      .crashed(Crash(cause: .message("Fatal error: No store."))),
      tests: [TestResult("a", .failed), .init("b", .unfinished), .init("c", .notRun)])
    let report = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: .plain, root: "/w")
    #expect(
      report.brief() == """
        ✘ a
        ✘ 1 test not run

        ✘ b (crashed)
            Fatal error: No store.
        """)
  }

  @Test("ran too long: after how many seconds, what may be the cause, and in which test")
  func ranTooLong() {
    let verdict = Verdict(.ranTooLong(seconds: 10), tests: [.init("b", .unfinished)])
    #expect(
      report(verdict) == """
        The tests were stopped after 10 seconds. Does your code have an endless loop, or
        wait for something that never happens? If not, the computer was too busy: check
        again.

        ✘ b (didn't finish)
        ---
        ✘ 4.2 Storyboard was stopped after 10 seconds.
        """)
    #expect(
      report(verdict, hasColor: true) == """
        The tests were stopped after 10 seconds. Does your code have an endless loop, or
        wait for something that never happens? If not, the computer was too busy: check
        again.

        ␛[31m✘␛[0m b (didn't finish)
        ---
        ␛[31m✘ 4.2 Storyboard was stopped after 10 seconds.␛[0m
        """)
  }

  @Test("the headline says what has changed since the previous verdict")
  func changes() {
    func verdict(_ passed: String..., message: String = "") -> Verdict {
      let issues = [TestIssue(expectation: nil, comment: message)]
      return Verdict(
        .failed,
        tests: ["a", "b", "c", "d"].map { name in
          passed.contains(name)
            ? .passed(name) : TestResult(name: name, state: .failed, issues: issues)
        })
    }
    func change(_ verdict: Verdict, since before: Verdict) -> String {
      let report = VerdictReport(
        verdict, on: .sample, expected: ScreenRecord(), style: .plain, root: "/w")
      return report.headline(since: before).replacing("✘ 4.2 Storyboard ", with: "")
    }
    #expect(change(verdict("a"), since: verdict("a")) == "fails 3 of 4 tests. No change.")
    let failing = TestResult(name: "d", state: .failed, kind: .check)
    let passing = TestResult(name: "d", state: .passed, kind: .check)
    let (unchecked, solved) = (
      Verdict(.failed, tests: [failing]), Verdict(.passed, tests: [passing])
    )
    #expect(change(unchecked, since: solved).hasSuffix(" 1 check fails again: “d”."))
    #expect(
      change(verdict("a", message: "New."), since: verdict("a"))
        == "fails 3 of 4 tests. The same tests fail.")
    #expect(
      change(verdict("a", "b"), since: verdict("a")) == "fails 2 of 4 tests. 1 more test passes.")
    #expect(
      change(verdict("a", "b", "c"), since: verdict("a"))
        == "fails 1 of 4 tests. 2 more tests pass.")
    #expect(
      change(verdict("b", "c"), since: verdict("a"))
        == "fails 2 of 4 tests. 2 more tests pass, 1 test fails again: “a”.")
    #expect(
      change(verdict("a"), since: verdict("a", "b", "c"))
        == "fails 3 of 4 tests. 2 tests fail again: “b”.")
    func checked(_ passed: String..., test: TestResult.State = .passed) -> Verdict {
      let checks = ["x", "y", "z"].map {
        TestResult(check: $0, passed.contains($0) ? .passed : .failed)
      }
      return Verdict(.failed, tests: [TestResult("a", test)] + checks)
    }
    let phrase = "passes its tests, but not all checks."
    #expect(
      change(checked("x", "y"), since: checked("x"))
        == "\(phrase) 1 more check passes.")
    #expect(
      change(checked("y"), since: checked("x"))
        == "\(phrase) 1 more check passes, 1\n  check fails again: “x”.")
    #expect(
      change(checked(), since: checked("x", test: .failed))
        == "\(phrase) 1 more test passes.")
    #expect(
      change(checked("x", test: .failed), since: checked())
        == "fails 1 of 1 test. 1 test fails again: “a”.")
    let error = Verdict(.doesNotCompile([.sample(line: 7)]))
    #expect(change(error, since: verdict("a")) == "doesn't compile: 1 error.")
    #expect(change(error, since: error) == "doesn't compile: 1 error. No change.")
    #expect(change(verdict("a"), since: error) == "fails 3 of 4 tests.")
  }

  @Test("in brief, other tests and printed lines are cut to the window, the first failure is not")
  func fitting() {
    let tests = (1...9).map { number in
      TestResult(
        name: "test \(number)", state: .failed,
        issues: [TestIssue(expectation: nil, comment: "One.\nTwo.")])
    }
    let verdict = Verdict(.failed, tests: tests, output: "1\n2\n3")
    let report = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: .plain, root: "/w")
    #expect(
      report.brief(rows: 12) == """
        Your code printed:
        … and 3 more

        ✘ test 2
        ✘ test 3
        ✘ test 4
        ✘ test 5
        … and 4 more

        ✘ test 1
            One.
            Two.
        """)
    #expect(report.brief(rows: 20).lineCount == 17)
    #expect(report.brief().lineCount == 17)
  }

  @Test("a long test name wraps between words, below its first letter")
  func longName() {
    let name = "the inbox has the folders of the repository that the test passed to its view model"
    #expect(
      report(Verdict(.failed, tests: [TestResult(name: name, state: .failed, issues: [])]))
        .hasPrefix(
          """
          ✘ the inbox has the folders of the repository that the test passed to its view
            model
          """))
  }

  @Test("on a terminal that can link, the place of an error opens the learner's file")
  func link() {
    let style = TextStyle(hasColor: false, hasLinks: true, width: 80)
    let verdict = Verdict(.doesNotCompile([.sample(line: 7)]))
    let details = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: style, root: "/w"
    ).details
    #expect(
      details.hasPrefix(
        style.link("Lessons/4-Initializer/2-Storyboard.swift", line: 7, in: "/w") + ": error: "))
  }
}

extension Verdict {
  fileprivate static let failedSample = Verdict(
    .failed,
    tests: [
      .passed("the list shows your folders"),
      TestResult(
        name: "“Done” closes it", state: .failed,
        issues: [
          TestIssue(
            expectation: "Expectation failed: isOpen → true",
            comment: "Who is asked to close it, and who should be?"),
          TestIssue(expectation: nil, comment: "Still held: the screen."),
        ]),
      TestResult("it is quick", .skipped),
    ],
    output: "hello\nworld")
}

extension TestResult {
  fileprivate static func passed(_ name: String) -> TestResult { TestResult(name, .passed) }
}

extension CompilerMessage {
  fileprivate static func sample(line: Int) -> CompilerMessage {
    CompilerMessage(
      file: "Lessons/4-Initializer/2-Storyboard.swift", line: line, column: 1,
      text: "no “x\(line)”",
      excerpt: ["\(line) | x\(line)", "  | `- error: no “x\(line)”"])
  }
}
