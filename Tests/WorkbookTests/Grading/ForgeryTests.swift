import Fixtures
import Testing

@testable import Workbook

extension FixtureTests {
  /// What passes here without being solved would pass in a learner's copy as well.
  @Suite("grading what gets in the way of its tests")
  struct ForgeryTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook()
    }

    /// How a text that stands for 1.1 gets in the way of its tests; nil if it does not.
    private func disturbance(_ text: String) async throws -> String? {
      let verdict = try await fixture.verdict(on: "1.1", with: text)
      guard case .disturbsTests(let words) = verdict.outcome else {
        Issue.record("The verdict is \(verdict.outcome).")
        return nil
      }
      return words
    }

    @Test("a test that the exercise cancels is not passed, and is told as cancelled")
    func cancelled() async throws {
      try fixture.write(
        """
        import Testing

        @testable import Numbers

        @Suite("1.1 First")
        struct FirstTests {
          @Test("the number is one")
          func number() throws {
            #expect(try Numbers.number() == 1)
          }
        }

        """, to: "Tests/NumbersTests/1-FirstTests.swift")
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: """
          func number() throws -> Int {
            withUnsafeCurrentTask { $0?.cancel() }
            throw CancellationError()
          }
          """)
      let test = TestResult(name: "the number is one", state: .cancelled, issues: [])
      #expect(verdict == Verdict(.failed, tests: [test]))
      #expect(
        test.state.note(in: .failed) == "was cancelled; every test has to come to its end")
    }

    @Test(
      "an import of what only tests need is told, however it is written",
      arguments: [
        ("import Testing", "Testing"), ("@testable import Testing", "Testing"),
        ("import struct Testing.Test", "Testing"), ("internal import Probes", "Probes"),
        ("/* why */ import\n  `ScreenProbes`", "ScreenProbes"), ("import XCTest", "XCTest"),
        ("#if canImport(Testing)\nimport Testing\n#endif", "Testing"),
        ("import Foundation; import _Testing_Foundation", "_Testing_Foundation"),
      ])
    func imports(words: String, module: String) async throws {
      let text = try await disturbance("\(words)\n\nfunc number() -> Int { 1 }\n")
      #expect(
        text?.hasPrefix(
          "Lessons/1-Numbers/1-First.swift imports \(module), which only tests need. An exercise")
          == true)
    }

    @Test("what only speaks of an import is none")
    func noImports() async throws {
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: #"""
          // import Testing
          /* import Probes /* why */ import Testing */
          let words = "import Testing, \(number()) \"import Testing\" "
          let more = """
            import XCTest
            """
          struct Tests { var importTesting = "" }
          #if canImport(Probs)
            import Testing
          #endif
          func number() -> Int { 1 }
          """#)
      #expect(verdict.outcome == .passed)
    }

    @Test(
      "what changes the code of others is told by its name",
      arguments: [
        (#"@_cdecl("exit") func leave() {}"#, "uses @_cdecl, an attribute for those who make"),
        (#"@_silgen_name("exit") func leave()"#, "uses @_silgen_name, an attribute"),
        (
          "@freestanding(expression) macro expect(_ condition: Bool) -> Int = #line",
          "declares a macro, expect. It may stand"
        ),
      ])
    func declarations(text: String, words: String) async throws {
      let found = try await disturbance("\(text)\nfunc number() -> Int { 1 }\n")
      #expect(found?.hasPrefix("Lessons/1-Numbers/1-First.swift \(words)") == true)
    }

    @Test(
      "what stands in the place of what the tests mean is told by its name",
      arguments: [
        ("extension Int { static func == (a: Int, b: Int) -> Bool { true } }", "the operator =="),
        ("extension Int { func isMultiple(of n: Int) -> Bool { false } }", "isMultiple"),
      ])
    func shadowing(text: String, name: String) async throws {
      let found = try await disturbance("func number() -> Int { 2 }\n\(text)\n")
      #expect(
        found == """
          Your file declares \(name), and the tests use it in place of what they mean: Swift takes \
          what fits best, wherever it is declared. So they no longer look at what they should. \
          Give it another name, make it private, or take it out.
          """)
      #expect(
        try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed,
        "What was refused leaves nothing behind.")
    }

    @Test("a value that is equal to every literal is told as such")
    func literal() async throws {
      let found = try await disturbance(
        """
        struct Fake: ExpressibleByIntegerLiteral, Equatable {
          init(integerLiteral: Int) {}
          func isMultiple(of: Fake) -> Bool { false }
          static func == (a: Fake, b: Fake) -> Bool { true }
        }
        func number() -> Fake { 0 }
        """)
      #expect(found?.contains("and the tests use it in place of what they mean") == true)
    }

    @Test("a declaration that the tests do not use is the learner's own business")
    func unused() async throws {
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: """
          struct Pair: Equatable { static func == (a: Pair, b: Pair) -> Bool { true } }
          func == (a: [String], b: [String]) -> Bool { true }
          extension Int { var half: Int { self / 2 } }
          func expect(_ words: String) {}
          func number() -> Int { 2.half }
          """)
      #expect(verdict.outcome == .passed)
    }

    @Test("a program of a single test that leaves with 0 on the way has not passed it")
    func leavesEarly() async throws {
      try fixture.write(
        """
        import Probes
        import Testing

        @testable import Numbers

        @Suite("1.1 First", .graded)
        struct FirstTests {
          @Test("it comes to its end")
          func number() async {
            let end = ProgramEnd()
            await #expect(processExitsWith: end.isReached) {
              @MainActor [end = end as ProgramEnd] in
              #expect(Numbers.number() == 1)
              await end.reach()
            }
          }
        }

        """, to: "Tests/NumbersTests/1-FirstTests.swift")
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      for exit in ["exit(0)", "_exit(0)", "signal(SIGILL) { _ in _exit(0) }; fatalError()"] {
        let verdict = try await fixture.verdict(
          on: "1.1", with: "import Foundation\nfunc number() -> Int { \(exit) }\n")
        #expect(verdict.refusals == ["it comes to its end"], "\(exit)")
      }
      let stopped = try await fixture.verdict(
        on: "1.1", with: "func number() -> Int { print(1, 2); fatalError(\"No more.\") }")
      #expect(
        stopped.tests.first?.issues.last?.comment
          == "The program was stopped: Numbers/1-First.swift:1: Fatal error: No more.")
      #expect(stopped.output == "1 2")
      let stoppedInside = try await fixture.verdict(
        on: "1.1", with: "func number() -> Int {\n  [1, 3]\n    .dropFirst()[5]\n}\n")
      #expect(
        stoppedInside.tests.first?.issues.last?.comment.hasSuffix(
          "\nYour last line before that is Numbers/1-First.swift:3.") == true,
        "\(stoppedInside.tests)")
      let wrong = try await fixture.verdict(on: "1.1", with: "func number() -> Int { 2 }")
      #expect(wrong.refusals == ["it comes to its end"])
    }

    @Test("an exercise that leaves the program of a graded suite ends it as a failure")
    func leaves() async throws {
      try fixture.replace(
        #"@Suite("1.1 First")"#, with: #"@Suite("1.1 First", .graded)"#,
        in: "Tests/NumbersTests/1-FirstTests.swift")
      try fixture.replace(
        "import Testing", with: "import Probes\nimport Testing",
        in: "Tests/NumbersTests/1-FirstTests.swift")
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      let exercise = try fixture.exercise("1.1")
      try fixture.write(
        "import Foundation\nfunc number() -> Int { exit(0) }\n", to: exercise.file)
      let leaving = try Submission(exercise, in: fixture.root)
      let builder = try fixture.grader().builder
      let stage = Stage(root: fixture.root)
      try await Lock.held(in: stage.home, progress: { _ in }) { lock in
        guard case .built(let built) = try await builder.build(leaving, at: stage, lock) else {
          Issue.record("It compiles.")
          return
        }
        let result = try await TestRun(exercise: exercise, built: built, secondsAllowed: 300).run()
        #expect(result.ending == .exited(1))
        #expect(result.errors.contains("exit was called in the middle of a test."))
      }
    }

    @Test("an exercise that tells of a run with a test of its own, and leaves, has passed nothing")
    func invented() async throws {
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: #"""
          import Foundation

          func number() -> Int {
            let words = CommandLine.arguments
            let path = words[words.firstIndex(of: "--event-stream-output-path")! + 1]
            let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"#
              + #""version":"6.3"}"#
            try? Data(end.utf8).write(to: URL(filePath: path))
            _exit(0)
          }
          """#)
      #expect(
        verdict.outcome
          == .crashed(text: "The process left in the middle of a test. Does something call exit?"))
    }

    @Test("a run that says nothing of a test of the suite does not count")
    func untold() async throws {
      // Its words may stand in the middle of others, so that there is no verdict.
      let verdict = try? await fixture.verdict(
        on: "1.1",
        with: #"""
          import Foundation

          func number() -> Int {
            let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"#
              + #""version":"6.3"}"# + "\n"
            for descriptor in Int32(3)..<32 {
              ftruncate(descriptor, 0)
              _ = Array(end.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            }
            _exit(0)
          }
          """#)
      #expect(verdict?.isPassed != true)
    }

    @Test("another compiler that the exercise puts first is not asked")
    func otherCompiler() async throws {
      try fixture.write(
        """
        import Probes
        import Testing

        @testable import Numbers

        @Suite("1.1 First")
        struct FirstTests {
          @Test("no text is a number")
          func refused() {
            _ = number()
            CompilerProbe(module: "Numbers").rejects(
              "let _: Int = words()", because: .unfit, unlike: "let _: Int = number()", "Why?")
          }
        }

        """, to: "Tests/NumbersTests/1-FirstTests.swift")
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: """
          import Foundation

          func words() -> Int { 1 }
          func number() -> Int {
            setenv("PATH", "/nowhere", 1)
            return 1
          }
          """)
      #expect(verdict.outcome == .failed)
      #expect(verdict.tests.first?.words.contains("This should not compile, and it does") == true)
    }
  }
}
