import Fixtures
import Foundation
import Testing

@testable import Course
@testable import Grading
@testable import lesson_admin

@Suite("The grade of a learner")
struct HandInGradeTests {
  @Test("a remark doesn't pass on what would control the teacher's terminal")
  func controls() throws {
    let printed = Data(#"{"text": "uses `\u001b[2J`", "line": 3}"#.utf8)
    let remark = try JSONDecoder().decode(Remark.self, from: printed)
    #expect(remark == Remark(line: 3, text: "uses `␛[2J`"))
  }

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

  @Test("each exercise counts as one state: a starter file that fails is untouched")
  func states() {
    let grade = HandInGrade(
      name: "gil", [.graded(Verdict(.failed)), .graded(Verdict(.doesNotCompile([])))])
    func counts(_ grade: HandInGrade) -> [Int] { HandInGrade.State.allCases.map(grade.count) }
    #expect(counts(grade) == [0, 1, 1, 0, 0])
    let crash = Verdict(.toolFailed(.signalled(11)))
    #expect(
      counts(HandInGrade(name: "ida", [.graded(crash), .rejected(.link)])) == [0, 0, 1, 0, 1])
    var untouched = grade
    untouched.untouched = Set(Lesson.sample.exercises)
    #expect(counts(untouched) == [0, 0, 0, 2, 0])
    #expect(counts(.ada) == [2, 0, 0, 0, 0])
    #expect(counts(.cyn) == [0, 0, 0, 0, 2])
    for verdict in [
      Verdict(.crashed(Crash(cause: .message("")))), Verdict(.ranTooLong(seconds: 60)),
      Verdict(.testNotSeen("a")), Verdict(.doesNotFit(seam: nil, [])),
    ] {
      let grade = HandInGrade(name: "hal", [.graded(verdict), .graded(Verdict(.passed))])
      #expect(counts(grade) == [1, 1, 0, 0, 0], "\(verdict.outcome)")
    }
  }

  @Test("what doesn't compile is named, unless nobody touched it")
  func uncompiled() {
    var grade = HandInGrade(
      name: "gil", [.graded(Verdict(.doesNotCompile([]))), .graded(Verdict(.passed))])
    #expect(grade.summary([.sample]) == "doesn't compile: 1.1")
    grade.untouched = [.numbered(1)]
    #expect(grade.summary([.sample]) == nil)
  }

  @Test("a missing exercise is named with the file that it may be")
  func misplaced() {
    var grade = HandInGrade(name: "gil", [.rejected(.missing), .graded(Verdict(.passed))])
    grade.misplaced = [.numbered(1): "1-ex1.swift"]
    #expect(grade.summary([.sample]) == "missing: 1.1 (found 1-ex1.swift)")
    var all = HandInGrade.nobody
    all.misplaced = [.numbered(1): "work/1-Ex1.swift", .numbered(2): "work/2-Ex2.swift"]
    #expect(all.summary([.sample]) == "has no exercise (found work/1-Ex1.swift and 1 more)")
    let lesson = HandInGrade(
      name: "hal", problem: nil, results: all.results, misplaced: all.misplaced)
    #expect(
      lesson.summary([.sample]) == "missing: lesson 1 (found work/1-Ex1.swift and 1 more)")
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
