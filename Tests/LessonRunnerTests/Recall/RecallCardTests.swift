import Course
import Fixtures
import Interface
import Testing

@testable import lesson_runner

@Suite("The cards of the 48 exercises")
struct RecallCardTests {
  private let workbook: Workbook
  private let style = TextStyle(hasColor: false, hasLinks: false, width: 80, height: 24)

  init() throws {
    workbook = try Workbook(root: FixtureWorkbook.checkout)
  }

  @Test("of each card, exactly one choice is true", arguments: [0, 1, 7])
  func truth(seed: Int) throws {
    var counts = (accepted: 0, rejected: 0)
    for exercise in workbook.catalog.exercises {
      let record = try #require(FailureRecord(of: exercise, in: workbook.root))
      let (accepted, rejected) = RecallCard.all(of: exercise, in: workbook, seed: seed)
      counts.accepted += accepted.isEmpty ? 0 : 1
      counts.rejected += rejected.isEmpty ? 0 : 1
      for card in accepted {
        #expect(card.choices.count == 3 && Set(card.choices).count == 3)
        #expect(card.choices[card.solution] == nil)
      }
      for card in rejected {
        let mistake = try #require(
          Mistakes(of: exercise, in: workbook.root).all.first {
            card.reason.hasPrefix("\($0.heading). ")
          })
        let failures = Set((record.mistakes[mistake.heading] ?? []) + [mistake.rejecter])
        let truths = card.choices.map { $0.map(failures.contains) ?? false }
        #expect(truths.indices.filter { truths[$0] } == [card.solution], "\(card)")
        #expect(Set(card.choices).count == 3)
      }
    }
    #expect(counts.accepted >= 40)
    #expect(counts.rejected == 48)
  }

  @Test("a card fits into a terminal, with the line for the choice")
  func fits() throws {
    let grader = FakeGrader().grader
    let learner = LearnerProgress(in: workbook, grader)
    for exercise in workbook.catalog.exercises {
      let (accepted, rejected) = RecallCard.all(of: exercise, in: workbook, seed: 0)
      for card in accepted + rejected {
        let page = WatchPage(
          content: .card(card), workbook: workbook, learner: learner,
          exercise: exercise, startTime: "12:34:56", isStory: false)
        let text = try page.text(in: style)
        #expect(style.height(of: text) < 24, "\(text)")
      }
    }
  }
}
