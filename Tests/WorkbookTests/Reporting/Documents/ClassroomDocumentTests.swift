import Foundation
import Testing

@testable import Workbook

@Suite("A grade for GitHub Classroom")
struct ClassroomDocumentTests {
  @Test("stopped early: every exercise is worth a point, whether or not it was checked")
  func stopped() throws {
    let json = String(decoding: try ClassroomDocument(.stopped).json(), as: UTF8.self)
    #expect(
      json == """
        {"max_score":3,"status":"fail","tests":[\
        {"filename":"Lessons/1-BadWay/1-Ex1.swift","line_no":0,"name":"1.1 Ex1","score":1,\
        "status":"pass","test_code":"swift run lesson-runner check 1.1"},\
        {"filename":"Lessons/1-BadWay/2-Ex2.swift","line_no":0,\
        "message":"1.2 Ex2 fails 1 of 1 test.\\n\\n✘ b\\n    Why b?","name":"1.2 Ex2","score":0,\
        "status":"fail","test_code":"swift run lesson-runner check 1.2"},\
        {"filename":"Lessons/1-BadWay/3-Ex3.swift","line_no":0,\
        "message":"1.3 Ex3 was not checked, because 1.2 Ex2 is not solved.","name":"1.3 Ex3",\
        "score":0,"status":"fail","test_code":"swift run lesson-runner check 1.3"}\
        ],"version":1}
        """)
  }

  @Test("it is one line of Base64, and holds the JSON")
  func base64() throws {
    let document = ClassroomDocument(.sample(.wordySample))
    let text = try document.text()
    #expect(text.wholeMatch(of: /[A-Za-z0-9+\/]+=*/) != nil)
    #expect(Data(base64Encoded: text) == (try document.json()))
  }

  @Test("with every exercise solved, it passes")
  func passed() throws {
    let document = ClassroomDocument(.sample(Verdict(.passed)))
    #expect(document.status == .pass)
    #expect(document.tests.map(\.score) == [1])
  }

  @Test(
    "an exercise whose tests did not come to their end is an error, and says why",
    arguments: zip(
      [Verdict.doesNotCompileSample, .doesNotFitSample, .crashedSample, .ranTooLongSample],
      ["error: no “x”", "makeList(store:)", "Fatal error: No store", "10 seconds"]))
  func errors(verdict: Verdict, reason: String) {
    let document = ClassroomDocument(.sample(verdict))
    #expect(document.status == .fail)
    #expect(document.tests.map(\.status) == [.error])
    #expect(document.tests.map(\.score) == [0])
    #expect(document.tests[0].message?.contains(reason) == true)
  }

  @Test("of a whole book with much to say, it fits into one variable of a process")
  func size() throws {
    let issue = TestIssue(expectation: nil, comment: String(repeating: "“Why?” → ", count: 1000))
    let verdict = Verdict(
      .failed, tests: [TestResult(name: "a", state: .failed, issues: [issue])])
    let entries = (1...36).map { Grade.Entry(exercise: .numbered($0), verdict: verdict) }
    let document = ClassroomDocument(Grade(entries, root: "/w"))
    #expect(document.tests[0].message?.hasSuffix("…") == true)
    #expect(try document.text().utf8.count < 100_000)
  }
}
