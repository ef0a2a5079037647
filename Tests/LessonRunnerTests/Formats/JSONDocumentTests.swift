import Course
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("A grade as JSON")
struct JSONDocumentTests {
  @Test("a test that fails says why, and what it saw")
  func failed() throws {
    let exercise = try exercise(.wordySample)
    #expect(
      exercise["tests"] as? NSArray == [
        [
          "name": "the list shows your folders", "kind": "test", "state": "passed", "issues": [],
        ],
        [
          "name": "“Done” closes it", "kind": "test", "state": "failed", "screen": "┌──┐\n└──┘",
          "issues": [
            [
              "comment": "Who closes it, and who should?",
              "expectation": "Expectation failed: isOpen → true",
            ], ["comment": "Still held: <Screen> & 100%."],
          ],
        ], ["name": "it is quick", "kind": "test", "state": "skipped", "issues": []],
      ])
  }

  @Test("each test has its kind")
  func kinds() throws {
    let verdict = Verdict(
      .failed, tests: [TestResult("a", .passed), TestResult(check: "b", .failed)])
    let tests = try exercise(verdict)["tests"] as? [[String: Any]]
    #expect(tests?.map { $0["kind"] as? String } == ["test", "check"])
  }

  @Test("what the exercise printed stands beside its tests")
  func output() throws {
    #expect(try exercise(.wordySample)["output"] as? String == "hello\nworld")
  }

  @Test("an error of the compiler has its place")
  func doesNotCompile() throws {
    let exercise = try exercise(.doesNotCompileSample)
    #expect(exercise["outcome"] as? String == "does-not-compile")
    let file = "Lessons/4-Initializer/2-Storyboard.swift"
    #expect(
      exercise["compilerMessages"] as? NSArray == [
        ["path": file, "line": 7, "column": 3, "text": "no “x”"],
        ["path": file, "line": 9, "column": 1, "text": "no “y”"],
      ])
  }

  @Test("a seam that has changed is named, with the place in the tests that calls it")
  func doesNotFit() throws {
    let exercise = try exercise(.doesNotFitSample)
    #expect(exercise["outcome"] as? String == "does-not-fit")
    #expect(exercise["seam"] as? String == "makeList(store:).")
    #expect(
      exercise["compilerMessages"] as? NSArray == [
        [
          "path": "Tests/InitializerTests/2-StoryboardTests.swift", "line": 5, "column": 9,
          "text": "no “makeList”",
        ]
      ])
  }

  @Test("a crash has the fatal error's text, and says what became of each test")
  func crashed() throws {
    let exercise = try exercise(.crashedSample)
    #expect(exercise["outcome"] as? String == "crashed")
    #expect(
      exercise["fatalError"] as? String
        == "Lessons/4-Initializer/2-Storyboard.swift:3: Fatal error: No store: none, at all.")
    let tests = try #require(exercise["tests"] as? [[String: Any]])
    #expect(tests.map { $0["state"] as? String } == ["passed", "unfinished", "not-run"])
  }

  @Test("tests that ran too long have the seconds that they were given")
  func ranTooLong() throws {
    let exercise = try exercise(.ranTooLongSample)
    #expect(exercise["outcome"] as? String == "ran-too-long")
    #expect(exercise["seconds"] as? Int == 10)
  }

  private func exercise(_ verdict: Verdict) throws -> [String: Any] {
    let text = try jsonText(of: JSONDocument(.sample(verdict)))
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((document?["exercises"] as? [[String: Any]])?.first)
  }
}
