import Fixtures
import Interface
import Testing

@testable import Course
@testable import lesson_admin

@Suite("The table of a class")
struct HandInTextTests {
  private func table(_ grades: [HandInGrade], width: Int = 80) -> String {
    HandInText(
      lessons: [.sample], style: TextStyle(hasColor: false, hasLinks: false, width: width)
    ).table(of: grades)
  }

  @Test("the rows have the points, the other states, and a wide name's own width; then remarks")
  func table() {
    let gil = HandInGrade(name: "김민준", HandInGrade.ada.results.map(\.result))
    #expect(
      table([.ben, gil, .nobody]) == """
                1  sum  failed  uncompiled  untouched  ungraded
                2    2
        ben     0    0       1           0          0         1
        김민준  2    2       0           0          0         0
        dan     0    0       0           0          0         2

        ben: missing: 1.2
        김민준: 2 remarks: 1.1: uses `dlsym`
        dan: has no exercise

        3 learners, 1 of them with all 2 exercises solved.
        """)
  }

  @Test("a name that leaves no room is on a line of its own, and remarks are wrapped")
  func narrow() {
    let long = "someone-with-a-name-of-two-dozen-letters"
    var grade = HandInGrade(name: long, HandInGrade.ben.results.map(\.result))
    grade.misplaced = [.numbered(2): "somewhere/else/2-Ex2.swift"]
    #expect(
      table([.ada, grade], width: 70) == """
             1  sum  failed  uncompiled  untouched  ungraded
             2    2
        ada  2    2       0           0          0         0
        \(long)
             0    0       1           0          0         1

        ada: 2 remarks: 1.1: uses `dlsym`
        \(long): missing: 1.2 (found
          somewhere/else/2-Ex2.swift)

        2 learners, 1 of them with all 2 exercises solved.
        """)
  }

  @Test("24 learners' rows in six lessons fit into 80 columns")
  func width() {
    let lessons = (1...6).map { number in
      Lesson(
        number: number, folder: "\(number)-L",
        exercises: (1...8).map {
          Exercise(
            id: ExerciseID(lesson: number, number: $0), name: "E", lessonFolder: "\(number)-L")
        }, markdown: "")
    }
    let results = lessons.flatMap(\.exercises).map {
      (exercise: $0, result: HandInGrade.Result.failure(.missing))
    }
    let grades = (1...24).map {
      HandInGrade(name: "Alexandra Smith \($0)", problem: nil, results: results)
    }
    let lines = HandInText(lessons: lessons, style: .plain).table(of: grades)
      .split(separator: "\n")
    #expect(lines.map(\.columns).max() ?? 0 <= 80)
    #expect(lines.contains { $0.hasPrefix("Alexandra Smith 24  0 0 0 0 0 0    0       0") })
  }
}
