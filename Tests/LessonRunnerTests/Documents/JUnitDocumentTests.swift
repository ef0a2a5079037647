import Course
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A grade as JUnit's XML")
struct JUnitDocumentTests {
  @Test("stopped early: what was not checked is skipped, and says what stands before it")
  func stopped() {
    #expect(
      JUnitDocument(grade: .stopped).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lesson-runner" tests="3" failures="1" errors="0" skipped="1">
          <testsuite name="1.1 Ex1" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="BadWay.Ex1" name="a" file="Lessons/1-BadWay/1-Ex1.swift"/>
          </testsuite>
          <testsuite name="1.2 Ex2" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="BadWay.Ex2" name="b" file="Lessons/1-BadWay/2-Ex2.swift">
              <failure message="Why b?">Why b?</failure>
            </testcase>
          </testsuite>
          <testsuite name="1.3 Ex3" tests="1" failures="0" errors="0" skipped="1">
            <testcase classname="BadWay.Ex3" name="1.3 Ex3" file="Lessons/1-BadWay/3-Ex3.swift">
              <skipped message="1.3 Ex3 was not checked, because 1.2 Ex2 is not solved."/>
            </testcase>
          </testsuite>
        </testsuites>
        """)
  }

  @Test("failed: each test with all that it says; one that was skipped has failed, too")
  func failed() {
    #expect(
      suite(.wordySample) == """
        <testsuite name="4.2 Storyboard" tests="3" failures="2" errors="0" skipped="0">
        <testcase classname="Initializer.Storyboard" name="the list shows your folders" \
        file="Lessons/4-Initializer/2-Storyboard.swift"/>
        <testcase classname="Initializer.Storyboard" name="“Done” closes it" \
        file="Lessons/4-Initializer/2-Storyboard.swift">
        <failure message="Who closes it, and who should?">Who closes it, and who should?
        Expectation failed: isOpen → true
        Still held: &lt;Screen&gt; &amp; 100%.</failure>
        </testcase>
        <testcase classname="Initializer.Storyboard" name="it is quick" \
        file="Lessons/4-Initializer/2-Storyboard.swift">
        <failure message="was skipped; every test has to run"/>
        </testcase>
        <system-out>hello
        world</system-out>
        </testsuite>
        """)
  }

  @Test("does not compile: one error, which holds the compiler's words")
  func doesNotCompile() {
    #expect(
      suite(.doesNotCompileSample) == """
        <testsuite name="4.2 Storyboard" tests="1" failures="0" errors="1" skipped="0">
        <testcase classname="Initializer.Storyboard" name="4.2 Storyboard" \
        file="Lessons/4-Initializer/2-Storyboard.swift">
        <error message="4.2 Storyboard doesn't compile: 2 errors.">\
        Lessons/4-Initializer/2-Storyboard.swift:7: error: no “x”
        7 | x
        | ^

        Lessons/4-Initializer/2-Storyboard.swift:9: error: no “y”</error>
        </testcase>
        </testsuite>
        """)
  }

  @Test("does not fit: one error, which names the seam")
  func doesNotFit() {
    let suite = suite(.doesNotFitSample)
    #expect(suite.contains(#"tests="1" failures="0" errors="1" skipped="0""#))
    #expect(suite.contains("\nThe tests use this seam: makeList(store:).\n"))
  }

  @Test("crashed: the test that ended the program is the error, and those after it are skipped")
  func crashed() {
    #expect(
      suite(.crashedSample) == """
        <testsuite name="4.2 Storyboard" tests="3" failures="0" errors="1" skipped="1">
        <testcase classname="Initializer.Storyboard" name="a" \
        file="Lessons/4-Initializer/2-Storyboard.swift"/>
        <testcase classname="Initializer.Storyboard" name="b" \
        file="Lessons/4-Initializer/2-Storyboard.swift">
        <error message="crashed">Lessons/4-Initializer/2-Storyboard.swift:3: Fatal \
        error: No store: none, at all.</error>
        </testcase>
        <testcase classname="Initializer.Storyboard" name="c" \
        file="Lessons/4-Initializer/2-Storyboard.swift">
        <skipped message="not run"/>
        </testcase>
        </testsuite>
        """)
  }

  @Test("crashed after its tests had ended: an error of its own says so, beside one that failed")
  func crashedAtTheEnd() {
    let suite = suite(
      Verdict(.crashed(Crash(message: "Fatal error: No store.")), tests: [TestResult("a", .failed)])
    )
    #expect(suite.contains(#"tests="2" failures="1" errors="1" skipped="0""#))
    #expect(suite.contains(#"name="4.2 Storyboard" file="#))
    #expect(suite.contains(">Fatal error: No store.</error>"))
  }

  @Test("ran too long: the test that was stopped is the error")
  func ranTooLong() {
    let suite = suite(.ranTooLongSample)
    #expect(suite.contains(#"tests="1" failures="0" errors="1" skipped="0""#))
    #expect(suite.contains(#"<error message="didn't finish">The tests were stopped after 10"#))
  }

  @Test("failed though its tests pass: an error of its own says that the process is to blame")
  func failedAtTheEnd() {
    let suite = suite(Verdict(.failed, tests: [TestResult("a", .passed)]))
    #expect(suite.contains(#"tests="2" failures="0" errors="1" skipped="0""#))
    #expect(
      suite.contains(
        #"<error message="4.2 Storyboard passes its tests, but the process ended with an error."/>"#
      ))
  }

  @Test(
    "it can be read as XML, whatever the exercise printed",
    arguments: [
      Verdict.wordySample, .crashedSample, .doesNotCompileSample, .doesNotFitSample,
      Verdict(.failed, tests: [TestResult("“\u{1}” < & \"", .failed)], output: "\u{1B}[31m]]>\0\r"),
    ])
  func wellFormed(verdict: Verdict) {
    let text = JUnitDocument(grade: .sample(verdict)).text
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }

  /// The only suite of a document, its lines without their indent.
  private func suite(_ verdict: Verdict) -> String {
    JUnitDocument(grade: .sample(verdict)).text.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropFirst(2).dropLast()
    .map { $0.drop { $0 == " " } }
    .joined(separator: "\n")
  }
}
