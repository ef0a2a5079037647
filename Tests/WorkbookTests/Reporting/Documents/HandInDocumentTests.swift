import Foundation
import Testing

@testable import Workbook

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The grades of a class, for other programs")
struct HandInDocumentTests {
  private let grades: [HandInGrade] = [.ada, .ben, .cyn, .nobody]

  @Test("CSV: a row for each learner; no name becomes a formula or a column of its own")
  func csv() {
    #expect(
      HandInCSV(grades, of: [.sample]).text == """
        name,1.1,1.2,sum,remarks
        ada,1,1,2,
        ben,0,0,0,missing: 1.2
        "'=cyn, ""c\""",0,0,0,could not be graded: 1.1; a link: 1.2
        dan,0,0,0,holds no exercise
        """)
  }

  @Test("JUnit: a suite for each learner, a case for each exercise")
  func junit() throws {
    let text = HandInJUnit(grades).text
    let document = try XMLDocument(xmlString: text, options: [])
    let suites = document.rootElement()?.elements(forName: "testsuite") ?? []
    #expect(
      suites.map { $0.attribute(forName: "name")?.stringValue }
        == ["ada", "ben", "=cyn, \"c\"", "dan"])
    #expect(
      text.contains(
        """
          <testsuite name="ben" tests="2" failures="1" errors="0" skipped="1">
            <testcase classname="BadWay.Ex1" name="1.1 Ex1">
              <failure message="1.1 Ex1 fails 1 of 1 test; a"/>
            </testcase>
            <testcase classname="BadWay.Ex2" name="1.2 Ex2">
              <skipped message="Lessons/1-BadWay/2-Ex2.swift: missing"/>
            </testcase>
          </testsuite>
        """))
  }

  @Test("JSON: the points of each lesson, and each exercise with its outcome")
  func json() throws {
    #expect(
      try HandInJSON([.ben], of: [.sample]).text() == """
        {
          "learners" : [
            {
              "exercises" : [
                {
                  "id" : "1.1",
                  "name" : "Ex1",
                  "outcome" : "failed",
                  "refusals" : [
                    "a"
                  ]
                },
                {
                  "id" : "1.2",
                  "name" : "Ex2",
                  "outcome" : "not-checked",
                  "reason" : "missing",
                  "refusals" : [

                  ]
                }
              ],
              "lessons" : [
                {
                  "module" : "BadWay",
                  "number" : 1,
                  "solved" : 0,
                  "total" : 2
                }
              ],
              "name" : "ben",
              "remarks" : "missing: 1.2",
              "solved" : 0
            }
          ],
          "schema" : 1,
          "total" : 2
        }
        """)
  }
}
