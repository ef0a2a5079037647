import Course
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("The bar that shows how far a learner is")
struct ProgressBarTests {
  private func line(_ lessons: [[Bool]], width: Int = 60) -> String {
    let exercises = lessons.flatMap { $0 }
    return TextStyle(hasColor: false, hasLinks: false, width: width).progressBar(
      lessons, count: "\(exercises.count { $0 }) of \(exercises.count) solved")
  }

  @Test("each exercise has its place, and the lessons are set apart")
  func places() {
    #expect(line([[true, false], [false, true, true]]) == "[#- -##] 3 of 5 solved")
  }

  @Test("six lessons of six exercises fit into sixty columns")
  func whole() {
    let lessons = Array(repeating: Array(repeating: true, count: 6), count: 6)
    #expect(line(lessons) == "[###### ###### ###### ###### ###### ######] 36 of 36 solved")
  }

  @Test("in words, there is the count alone")
  func words() {
    let style = TextStyle(hasColor: false, hasLinks: false, width: 60, usesWords: true)
    #expect(style.progressBar([[true, false]], count: "1 of 2") == "1 of 2")
  }

  @Test("where it is narrow, each place stands for several exercises")
  func narrow() {
    let lessons = [Array(repeating: true, count: 18), Array(repeating: false, count: 18)]
    #expect(line(lessons, width: 30) == "[######------] 18 of 36 solved")
  }

  @Test("it is full only when nothing is left to do")
  func almost() {
    let lessons = [Array(repeating: true, count: 35) + [false]]
    #expect(line(lessons, width: 30) == "[###########-] 35 of 36 solved")
  }

  @Test("where there is room for the count alone, it is shown alone")
  func tiny() {
    #expect(line([Array(repeating: true, count: 36)], width: 20) == "36 of 36 solved")
  }
}
