import Grading
import Testing

@testable import Course
@testable import lesson_admin

@Suite("The grade of a learner")
struct HandInGradeTests {
  @Test("the points are those of the exercises that are solved; no remark changes them")
  func points() {
    #expect(HandInGrade.ada.solvedCount == 2)
    #expect(HandInGrade.ada.solvedCount(of: .sample) == 2)
    #expect(HandInGrade.ben.solvedCount == 0)
  }

  @Test("the remarks name what has no verdict, and what a teacher should look at")
  func remarks() {
    #expect(
      HandInGrade.ada.summary([.sample])
        == "2 remarks: 1.1: uses `dlsym`")
    #expect(
      HandInGrade.ada.allRemarks([.sample])
        == "1.1: uses `dlsym`; 1.2: uses `exit` (line 7)")
    #expect(HandInGrade.ada.solvedCount == 2)
    #expect(HandInGrade.ben.allRemarks([.sample]) == "missing: 1.2")
    #expect(HandInGrade.cyn.allRemarks([.sample]) == "couldn't be graded: 1.1; a link: 1.2")
    let stopped = HandInGrade(
      name: "fay",
      [
        .graded(Verdict(.ranTooLong(seconds: 60)), remarks: []),
        .graded(Verdict(.passed), remarks: []),
      ])
    #expect(stopped.allRemarks([.sample]) == "ran too long: 1.1")
  }

  @Test("a remark on a whole lesson, or on the whole folder, is there once")
  func wholes() {
    let grade = HandInGrade(name: "eve", [.rejected(.link), .rejected(.link)])
    #expect(grade.allRemarks([.sample]) == "a link: lesson 1")
    let two = Lesson(number: 2, folder: "2-More", exercises: [], markdown: "")
    #expect(grade.allRemarks([.sample, two]) == "a link: lessons 1, 2")
    #expect(HandInGrade.nobody.allRemarks([.sample]) == "has no exercise")
  }
}
