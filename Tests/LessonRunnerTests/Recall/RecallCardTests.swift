import Course
import Fixtures
import Interface
import Testing

@testable import lesson_runner

@Suite("The cards of all exercises")
struct RecallCardTests {
  private let workbook: Workbook
  private let style = TextStyle(hasColor: false, hasLinks: false, width: 80, height: 24)

  init() throws {
    workbook = try Workbook(root: FixtureWorkbook.checkout)
  }

  @Test("of each card, exactly one choice is true, and it fits into a terminal")
  func cards() throws {
    let learner = LearnerProgress(in: workbook, FakeGrader().grader)
    var exercises: [Bool: Set<ExerciseID>] = [:]
    for (exercise, isAccepted) in workbook.catalog.exercises.flatMap({ [($0, true), ($0, false)] })
    {
      let record = try #require(FailureRecord(of: exercise, in: workbook.root))
      let mistakes = Mistakes(of: exercise, in: workbook.root).all
      for card in RecallCard.all(of: exercise, areAccepted: isAccepted, in: workbook, seed: 1) {
        exercises[isAccepted, default: []].insert(exercise.id)
        let mistake = mistakes.first { card.reason.hasPrefix("\($0.heading). ") }
        let failures = mistake.map { (record.mistakes[$0.heading] ?? []) + [$0.rejecter] } ?? []
        let truths = card.choices.map { $0.map(failures.contains) ?? isAccepted }
        #expect(truths.indices.filter { truths[$0] } == [card.solution], "\(card)")
        #expect(Set(card.choices).count == 3)
        let page = WatchPage(
          content: .card(card), workbook: workbook, learner: learner, exercise: exercise,
          startTime: "12:34:56", showsStory: false)
        let text = try page.text(in: style)
        #expect(style.height(of: text) < 24, "\(text)")
      }
    }
    // Other correct designs often differ in more lines than a card has.
    #expect(exercises[true, default: []].count >= 20)
    #expect(exercises[false, default: []].count >= 45)
  }
}
