import Course
import Fixtures
import Testing

@testable import lesson_runner

@Suite("The plan of recall")
struct RecallPlanTests {
  private let workbook: SampleWorkbook
  private let exercises: [Exercise]

  init() throws {
    workbook = try SampleWorkbook()
    exercises = try Catalog(root: workbook.root).exercises
  }

  @Test("a card that was missed comes again the next day, and another after a week")
  func days() {
    var plan = RecallPlan()
    plan.scheduleCard(of: exercises[0], wasCorrect: false, on: 10)
    plan.scheduleCard(of: exercises[1], wasCorrect: true, on: 10)
    func due(on day: Int) -> [Bool] { exercises.prefix(3).map { plan.isDue($0, on: day) } }
    #expect(due(on: 10) == [false, false, true])
    #expect(due(on: 11) == [true, false, true])
    #expect(due(on: 16) == [true, false, true])
    #expect(due(on: 17) == [true, true, true])
  }

  @Test("the exercises that took most come first, and those that aren't due come last")
  func order() {
    var plan = RecallPlan()
    plan.scheduleCard(of: exercises[3], wasCorrect: true, on: 10)
    let order = plan.order(exercises, on: 10) { $0 == exercises[1] ? 5 : 1 }
    #expect(order == [exercises[1], exercises[0], exercises[2], exercises[3]])
  }

  @Test("only the first session of a later day is one")
  func sessions() {
    var plan = RecallPlan()
    let days = [3, 3, 4, 4, 2, 9]
    #expect(days.map { plan.begin(on: $0) } == [false, false, true, false, false, true])
  }

  @Test("a damaged file is ignored")
  func damaged() throws {
    try workbook.write("{\"lastDay\":", to: ".lesson-runner/recall.json")
    #expect(RecallPlan(in: workbook.root) == RecallPlan())
    var plan = RecallPlan()
    _ = plan.begin(on: 5)
    plan.scheduleCard(of: exercises[0], wasCorrect: true, on: 5)
    try plan.save(in: workbook.root)
    #expect(RecallPlan(in: workbook.root) == plan)
  }
}
