import Fixtures
import Testing

@testable import Grading

extension ProbingFixtureTests {
  /// Tests with programs that don't solve the exercise, but end as if they did.
  ///
  /// A program can do much to its own process. These tests cover accidents and simple attacks.
  @Suite("Grading what isn't solved, and ends as if it were")
  struct ForgeryTests {
    private let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook("probing tests", usesProbes: true)
    }

    @Test("a test that the exercise cancels is not passed")
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
      #expect(
        verdict
          == Verdict(.failed, tests: [TestResult(name: "the number is one", state: .cancelled)]))
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
      for exit in ["exit(0)", "signal(SIGILL) { _ in _exit(0) }; fatalError()"] {
        let verdict = try await fixture.verdict(
          on: "1.1", with: "import Foundation\nfunc number() -> Int { \(exit) }\n")
        #expect(verdict.refusals == ["it comes to its end"], "\(exit)")
      }
    }

    @Test("a program that writes events of its own, and leaves, has passed nothing")
    func invented() async throws {
      // The program's events may break other events in two, and then grading throws an error.
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
      let comments = verdict.tests.flatMap(\.issues).map(\.comment)
      #expect(comments.contains { $0.contains("The compiler accepts this") })
    }
  }
}
