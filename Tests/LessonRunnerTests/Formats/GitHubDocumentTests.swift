import Course
import Fixtures
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("A grade as annotations of GitHub Actions")
struct GitHubDocumentTests {
  private let start = "::error file=Lessons/4-Initializer/2-Storyboard.swift,"

  @Test("stopped early: nothing is said of what is solved or was not checked, but they count")
  func stopped() {
    #expect(
      GitHubDocument(grade: .stopped).text == """
        ::error file=Lessons/1-BadWay/2-Ex2.swift,title=1.2 Ex2::b%0AWhy b?
        ::notice title=lesson-runner::1 of 3 exercises solved
        """)
  }

  @Test("of several unsolved exercises, only the first is annotated; the last line counts them all")
  func severalUnsolved() {
    let failure = Verdict(.failed, tests: [TestResult("b", .failed)])
    let verdicts = [failure, Verdict(.passed, tests: []), .doesNotCompileSample, failure]
    let exercises = (1...4).map(Exercise.numbered)
    let grade = Grade(
      exercises: exercises, root: "/w",
      verdicts: Dictionary(uniqueKeysWithValues: zip(exercises, verdicts)))
    #expect(
      GitHubDocument(grade: grade).text == """
        ::error file=Lessons/1-BadWay/1-Ex1.swift,title=1.1 Ex1::b%0AWhy b?
        ::notice title=lesson-runner::1 of 4 exercises solved
        """)
  }

  @Test("failed: a line for each test that fails, without a line number that nobody knows")
  func failed() {
    #expect(
      errors(.wordySample) == [
        """
        \(start)title=4.2 Storyboard::“Done” closes it%0AWho closes it, and who should?%0A\
        Expectation failed: isOpen → true%0AStill held: <Screen> & 100%25.
        """,
        "\(start)title=4.2 Storyboard::it is quick%0Awas skipped; every test has to run",
      ])
  }

  @Test("checks: none while a test fails, and then the first one that fails")
  func checks() {
    let checks = [TestResult(check: "c", .failed), TestResult(check: "d", .failed)]
    #expect(
      errors(Verdict(.failed, tests: [TestResult("a", .failed)] + checks)) == [
        "\(start)title=4.2 Storyboard::a%0AWhy a?"
      ])
    #expect(
      errors(
        Verdict(.failed, tests: [TestResult("a", .passed), TestResult("b", .passed)] + checks))
        == [
          """
          \(start)title=4.2 Storyboard::Your fix works: 2 of 2 tests pass. But …%0Ac%0AWhy c?
          """
        ])
  }

  @Test("failed though its tests pass: a line for the exercise")
  func failedAtTheEnd() {
    #expect(
      errors(Verdict(.failed, tests: [TestResult("a", .passed)])) == [
        """
        \(start)title=4.2 Storyboard::4.2 Storyboard passes its tests, but \
        the process ended with an error.
        """
      ])
  }

  @Test("does not compile: a line for each error, at its place")
  func doesNotCompile() {
    #expect(
      errors(.doesNotCompileSample) == [
        "\(start)line=7,col=3,title=4.2 Storyboard::no “x”",
        "\(start)line=9,col=1,title=4.2 Storyboard::no “y”",
      ])
  }

  @Test("does not fit: a line at the learner's file, not at the tests")
  func doesNotFit() {
    let errors = errors(.doesNotFitSample)
    #expect(errors.count == 1)
    #expect(errors[0].hasPrefix("\(start)title=4.2 Storyboard::Your file compiles, but"))
    #expect(errors[0].hasSuffix("errors in the tests:%0A    no “makeList”"))
  }

  @Test("crashed: a line at the place of the fatal error, with the test that it ended")
  func crashed() {
    #expect(
      errors(.crashedSample) == [
        """
        \(start)line=3,title=4.2 Storyboard::Fatal error: No store: none, at all.%0A\
        “b” crashed.
        """
      ])
  }

  @Test("crashed elsewhere: the place stays in the words, since it is in another file")
  func crashedElsewhere() {
    let crash = Crash(
      cause: .message("Fatal error: Index out of range"),
      place: WorkbookError.Place(file: "Swift/Array.swift", line: 3))
    #expect(
      errors(Verdict(.crashed(crash))) == [
        "\(start)title=4.2 Storyboard::Swift/Array.swift:3: Fatal error: Index out of range"
      ])
  }

  @Test("crashed elsewhere, on the way from a line of the exercise: at that line")
  func crashedInside() {
    let file = "Lessons/4-Initializer/2-Storyboard.swift"
    let crash = Crash(
      cause: .message("Fatal error: No scene."), lastLine: WorkbookError.Place(file: file, line: 7))
    let errors = errors(Verdict(.crashed(crash)))
    #expect(
      errors == [
        """
        \(start)line=7,title=4.2 Storyboard::Fatal error: No scene.%0A\
        Your last line before the crash: \(file):7
        """
      ])
  }

  @Test("ran too long: a line that says which test did not end")
  func ranTooLong() {
    let errors = errors(.ranTooLongSample)
    #expect(errors.count == 1)
    #expect(errors[0].hasPrefix("\(start)title=4.2 Storyboard::The tests were stopped after 10"))
    #expect(errors[0].hasSuffix("check again.%0A“b” didn't finish."))
  }

  @Test("what would end a line, or a property, is escaped, each once")
  func escaping() {
    #expect(
      GitHubDocument.command("error", [("file", "a,b:c%d\r\ne")], "50%, a:b\r\n::error::c")
        == "::error file=a%2Cb%3Ac%25d%0D%0Ae::50%25, a:b%0D%0A::error::c")
  }

  private func errors(_ verdict: Verdict) -> [String] {
    GitHubDocument(grade: .sample(verdict)).text.split(separator: "\n").dropLast().map(String.init)
  }
}
