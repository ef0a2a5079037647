import Course
import Foundation
import Testing

@testable import Grading

@Suite("What a test run wrote to its event stream")
struct EventStreamTests {
  private static let id = ExerciseID(lesson: 4, number: 2)

  /// Returns the event stream of a suite with one test, followed by the test's events.
  private static func stream(_ events: String...) -> EventStream {
    EventStream(Data(([suite("Suite", "4.2 Storyboard"), test("a", "it works")] + events).lines))
  }

  private static func suite(_ name: String, _ displayName: String) -> String {
    """
    {"kind":"test","payload":{"displayName":"\(displayName)","id":"M.\(name)","kind":"suite",\
    "name":"\(name)","sourceLocation":{"column":2,"line":1}},"version":"6.3.0"}
    """
  }

  private static func test(
    _ name: String, _ displayName: String, in suite: String = "Suite", file: String = "F.swift",
    line: Int = 5
  ) -> String {
    """
    {"kind":"test","payload":{"displayName":"\(displayName)",\
    "id":"M.\(suite)/\(name)()/\(file):5:4",\
    "isParameterized":false,"kind":"function","name":"\(name)()",\
    "sourceLocation":{"column":4,"line":\(line)}},"version":"6.3.0"}
    """
  }

  private static func event(_ kind: String, of test: String = "a") -> String {
    """
    {"kind":"event","payload":{"kind":"\(kind)","messages":[],\
    "testID":"M.Suite/\(test)()/F.swift:5:4"},"version":"6.3.0"}
    """
  }

  private static func issue(
    isFailure: Bool = true, isKnown: Bool = false, _ messages: String...
  ) -> String {
    """
    {"kind":"event","payload":{"kind":"issueRecorded",\
    "issue":{"isFailure":\(isFailure),"isKnown":\(isKnown)},"messages":[\
    \(messages.joined(separator: ","))],"testID":"M.Suite/a()/F.swift:5:4"},"version":"6.3.0"}
    """
  }

  private static func message(_ symbol: String, _ text: String) -> String {
    #"{"symbol":"\#(symbol)","text":"\#(text)"}"#
  }

  private static let started = event("testStarted")
  private static let ended = event("testEnded")
  private static let runEnded =
    #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":"6.3.0"}"#

  @Test("the first screen that a test attached is its picture, and other files are none")
  func screen() {
    func attached(_ path: String) -> String {
      """
      {"kind":"event","payload":{"kind":"valueAttached","attachment":{"path":"\(path)"},\
      "messages":[],"testID":"M.Suite/a()/F.swift:5:4"},"version":"6.3.0"}
      """
    }
    let stream = Self.stream(
      Self.started, attached("/x/notes.txt"), attached("/x/screen-1a.txt"),
      attached("/x/screen.txt"), Self.ended)
    let results = stream.results(of: Self.id) { "[\($0)]  \n\n" }
    #expect(results.map(\.screen) == ["[/x/screen-1a.txt]"])
  }

  @Test(
    "the state of a test is told by its events",
    arguments: [
      (stream(started, ended), .passed),
      (stream(started, issue(), ended), .failed),
      (stream(started, issue()), .failed),
      (stream(started, issue(isKnown: true), ended), .passed),
      (stream(started, issue(isFailure: false), ended), .passed),
      (stream(event("testSkipped")), .skipped),
      (stream(started, event("testCancelled"), ended), .cancelled),
      (stream(started, event("testCaseCancelled"), ended), .cancelled),
      (stream(started, event("testCancelled"), issue(), ended), .failed),
      (stream(ended), .notRun),
      (stream(started), .unfinished),
      (stream(), .notRun),
      (stream(event("testEnded", of: "b")), .notRun),
    ] as [(EventStream, TestResult.State)])
  func states(stream: EventStream, state: TestResult.State) {
    #expect(stream.results(of: Self.id).map(\.state) == [state])
  }

  @Test("a test's name can't command a terminal, because a learner's file may declare tests, too")
  func hostileName() {
    let lines = [Self.suite("Suite", "4.2 Storyboard"), Self.test("a", "\\u001b[2J")]
    #expect(EventStream(Data(lines.lines)).results(of: Self.id).map(\.name) == ["␛[2J"])
  }

  @Test("a last line that a crash cut off is passed over")
  func cutOff() {
    let stream = Self.stream(Self.started, String(Self.ended.dropLast(20)))
    #expect(stream.results(of: Self.id).map(\.state) == [.unfinished])
    #expect(stream.unknownLine == nil)
  }

  @Test("a line of a kind that is not known is passed over")
  func otherKinds() {
    let new = #"{"kind":"new","payload":{"kind":"x"},"version":"6.3.0"}"#
    let stream = Self.stream(new, Self.started, Self.ended)
    #expect(stream.results(of: Self.id).map(\.state) == [.passed])
    #expect(stream.unknownLine == nil)
  }

  @Test(
    "a line of another version, or of another shape, is not taken for anything",
    arguments: [
      #"{"kind":"event","payload":{"kind":"testEnded","messages":[]},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","messages":[]},"version":"6.4.0"}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","messages":[]}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false},"messages":[]},"#
        + #""version":"6.3.0"}"#,
      #"{"kind":"test","payload":{"kind":"function"},"version":"6.3.0"}"#,
      "no JSON",
    ])
  func unknown(line: String) {
    #expect(Self.stream(Self.started, line, Self.ended).unknownLine == line)
  }

  @Test("a run has ended when its stream says so, and not before")
  func hasEnded() {
    #expect(Self.stream(Self.started, Self.ended, Self.runEnded).hasEnded)
    #expect(!Self.stream(Self.started, Self.ended).hasEnded)
    #expect(!EventStream(Data()).hasEnded)
  }

  @Test("an issue has the expectation, and what the test says to the learner")
  func expectation() throws {
    let stream = Self.stream(
      Self.issue(
        Self.message("fail", "Expectation failed: 1 == 2"), Self.message("details", "Why?"),
        Self.message("details", "Look.")))
    let result = try #require(stream.results(of: Self.id).first)
    #expect(
      result.issues == [
        TestIssue(expectation: "Expectation failed: 1 == 2", comment: "Why?\nLook.")
      ])
  }

  @Test("an issue that the test recorded itself has the test's words alone")
  func recorded() throws {
    let stream = Self.stream(
      Self.issue(Self.message("fail", "Issue recorded"), Self.message("details", "Still held.")))
    let result = try #require(stream.results(of: Self.id).first)
    #expect(result.issues == [TestIssue(comment: "Still held.")])
  }

  @Test(
    "an attachment's name says what the next issue is about",
    arguments: [
      ("program-crashed.txt", .programCrashed), ("compiler-not-asked-2.txt", .compilerNotAsked),
      ("notes.txt", .expectation),
    ] as [(String, TestIssue.Kind)])
  func announced(name: String, kind: TestIssue.Kind) throws {
    let attached = """
      {"kind":"event","payload":{"kind":"valueAttached","attachment":{"path":"/x/\(name)"},\
      "messages":[],"testID":"M.Suite/a()/F.swift:5:4"},"version":"6.3.0"}
      """
    let words = Self.issue(Self.message("details", "Why?"))
    let result = Self.stream(Self.started, attached, words, words).results(of: Self.id).first
    #expect(result?.issues.map(\.kind) == [kind, .expectation])
  }

  @Test("the suite of 1.1 is not mixed up with that of 1.10, nor with that of 11.1")
  func otherSuites() {
    let stream = EventStream(
      Data(
        [
          Self.suite("A", "1.1 First"), Self.test("a", "of 1.1", in: "A"),
          Self.suite("AB", "1.10 Tenth"), Self.test("b", "of 1.10", in: "AB"),
          Self.suite("C", "11.1 First"), Self.test("c", "of 11.1", in: "C"),
        ].lines))
    #expect(stream.results(of: ExerciseID(lesson: 1, number: 1)).map(\.name) == ["of 1.1"])
  }

  @Test("what is in a file of checks is a check, and comes after the tests")
  func checks() {
    let stream = EventStream(
      Data(
        [
          Self.suite("A", "1.1 First"), Self.suite("B", "1.1 First: checks"),
          Self.test("b", "it stays", in: "B", file: "1-FirstChecks.swift", line: 2),
          Self.test("a", "it works", in: "A", file: "1-FirstTests.swift", line: 9),
        ].lines))
    let results = stream.results(of: ExerciseID(lesson: 1, number: 1))
    #expect(results.map(\.name) == ["it works", "it stays"])
    #expect(results.map(\.kind) == [.test, .check])
  }

  @Test("tests come in the order of their lines, those of a suite within the suite as well")
  func order() {
    let stream = EventStream(
      Data(
        [
          Self.suite("A", "1.1 First"), Self.suite("A/Inner", "deep"),
          Self.test("c", "third", in: "A", line: 30), Self.test("a", "first", in: "A", line: 9),
          Self.test("b", "second", in: "A/Inner", line: 20),
        ].lines))
    #expect(
      stream.results(of: ExerciseID(lesson: 1, number: 1)).map(\.name) == [
        "first", "second", "third",
      ])
  }
}

extension [String] {
  fileprivate var lines: Data.SubSequence { Data(joined(separator: "\n").utf8)[...] }
}
