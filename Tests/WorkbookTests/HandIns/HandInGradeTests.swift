import Testing

@testable import Workbook

@Suite("What came of a learner's folder")
struct HandInGradeTests {
  @Test("the points are those of the exercises that are solved")
  func points() {
    #expect(HandInGrade.ada.solvedCount == 2)
    #expect(HandInGrade.ada.solvedCount(of: .sample) == 2)
    #expect(HandInGrade.ben.solvedCount == 0)
  }

  @Test("what has no verdict is remarked, by its reason; a verdict is no remark")
  func remarks() {
    #expect(HandInGrade.ada.remarks([.sample]) == nil)
    #expect(HandInGrade.ben.remarks([.sample]) == "missing: 1.2")
    #expect(HandInGrade.cyn.remarks([.sample]) == "could not be graded: 1.1; a link: 1.2")
  }

  @Test("one that was stopped is remarked: a busy machine may be to blame")
  func stopped() {
    let grade = HandInGrade(
      name: "fay", [.verdict(Verdict(.ranTooLong(seconds: 60))), .verdict(Verdict(.passed))])
    #expect(grade.remarks([.sample]) == "ran too long: 1.1")
  }

  @Test("what goes for a whole lesson, or for the whole folder, is told once")
  func wholes() {
    let grade = HandInGrade(name: "eve", [.unfit(.link), .unfit(.link)])
    #expect(grade.remarks([.sample]) == "a link: lesson 1")
    let two = Lesson(number: 2, folder: "2-More", exercises: [], markdown: "")
    #expect(grade.remarks([.sample, two]) == "a link: lessons 1, 2")
    #expect(HandInGrade.nobody.remarks([.sample]) == "holds no exercise")
  }
}
