import Grading
import Interface
import Testing

@testable import Course
@testable import lesson_admin

@Suite("The grades of a class, for other programs")
struct HandInDocumentTests {
  private let grades: [HandInGrade] = [.ada, .ben, .cyn, .nobody]

  private func document(_ format: HandInFormat, _ grades: [HandInGrade]) throws -> String? {
    try format.document(grades, [.sample]) { "\($0.id) \($1.summary)." }
  }

  @Test("CSV: a row for each learner; no name becomes a formula or a column of its own")
  func csv() throws {
    #expect(
      try document(.csv, grades) == """
        \u{FEFF}name,1.1,1.2,sum,failed,uncompiled,untouched,ungraded,remarks
        ada,1,1,2,0,0,0,0,1.1: uses `dlsym`; 1.2: uses `exit` (line 7)
        ben,0,0,0,1,0,0,1,missing: 1.2
        "'=cyn, ""c\""",0,0,0,0,0,0,2,couldn't be graded: 1.1; a link: 1.2
        dan,0,0,0,0,0,0,2,has no exercise
        """)
  }

  @Test("JSON: the points of each lesson, and each exercise with its outcome")
  func json() throws {
    #expect(
      try document(.json, [.ben]) == """
        {
          "alike" : [

          ],
          "learners" : [
            {
              "exercises" : [
                {
                  "id" : "1.1",
                  "name" : "Ex1",
                  "outcome" : "failed",
                  "practice" : false,
                  "refusals" : [
                    "a"
                  ],
                  "report" : "1.1 fails 1 of 1 test.",
                  "state" : "failed"
                },
                {
                  "id" : "1.2",
                  "name" : "Ex2",
                  "outcome" : "not-checked",
                  "practice" : false,
                  "reason" : "missing",
                  "refusals" : [

                  ],
                  "state" : "ungraded"
                }
              ],
              "failed" : 1,
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
              "solved" : 0,
              "uncompiled" : 0,
              "ungraded" : 1,
              "untouched" : 0
            }
          ],
          "schema" : 3,
          "total" : 2
        }
        """)
  }

  @Test("JSON: a remark belongs to its exercise, and to the learner")
  func remarks() throws {
    let text = try #require(try document(.json, [.ada]))
    let remark = "uses `dlsym`"
    #expect(text.contains("\"remarks\" : \"1.1: \(remark); 1.2: uses `exit` (line 7)\""))
    #expect(
      text.contains(
        """
                  "remarks" : [
                    {
                      "line" : 7,
                      "text" : "uses `exit`"
                    }
                  ]
        """))
  }

  @Test("text: --remarks lists all of them by file")
  func list() {
    let text = HandInText(lessons: [.sample], style: .plain)
    #expect(
      text.remarks(on: grades) == """

        ada: Lessons/1-BadWay/1-Ex1.swift: uses `dlsym`
        ada: Lessons/1-BadWay/2-Ex2.swift:7: uses `exit`
        """)
    #expect(text.remarks(on: [.ben]) == "\nNo remarks.")
  }
}
