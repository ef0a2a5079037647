import Testing

@testable import Course
@testable import lesson_admin

@Suite("The grades of a class, for other programs")
struct HandInDocumentTests {
  private let grades: [HandInGrade] = [.ada, .ben, .cyn, .nobody]

  @Test("CSV: a row for each learner; no name becomes a formula or a column of its own")
  func csv() {
    #expect(
      HandInCSV(grades: grades, lessons: [.sample]).text == """
        name,1.1,1.2,sum,remarks
        ada,1,1,2,the tests use isMultiple from the learner's file: 1.1
        ben,0,0,0,missing: 1.2
        "'=cyn, ""c\""",0,0,0,couldn't be graded: 1.1; a link: 1.2
        dan,0,0,0,has no exercise
        """)
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

  @Test("JSON: a remark belongs to its exercise, and to the learner")
  func remarks() throws {
    let text = try HandInJSON([.ada], of: [.sample]).text()
    let remark = "the tests use isMultiple from the learner's file"
    #expect(text.contains("\"remarks\" : [\n            \"\(remark)\"\n          ]"))
    #expect(text.contains("\"remarks\" : \"\(remark): 1.1\""))
  }
}
