import BadWaySupport
import Foundation
import Probes
import Testing

@testable import BadWay

@Suite("1.4 HiddenInput: checks", .graded)
struct HiddenInputChecks {
  /// The first second of the year 2100, which no device's clock shows yet.
  private let start = Date(timeIntervalSince1970: 4_102_444_800)

  // The ids that the tests' newID returns.
  private let firstID = UUID()

  private let secondID = UUID()

  @Test("a new to-do has the title that you pass")
  func title() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let titles = ["Milk", "", " Milk"].map { factory.makeTodo(title: $0, dueIn: 60).title }
    #expect(
      titles == ["Milk", "", " Milk"],
      """
      The test created three to-dos: one called Milk, one with an empty title, and one whose title \
      starts with a space. Each should keep its title. Which line changes a title?
      """)
  }

  @Test("a due date keeps fractions of a second")
  func halfSecond() {
    let time = start.addingTimeInterval(0.25)
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    let due = factory.makeTodo(title: "Egg", dueIn: 0.5).due
    #expect(
      due?.timeIntervalSince(start) == 0.75,
      """
      The test's clock shows 0.25 seconds past a full second, and the test created a to-do that is \
      due in 0.5 seconds. Its due date should be 0.75 seconds past that full second. Where does \
      the factory compute the due date?
      """)
  }

  @Test("a due date can be now or in the past")
  func dueAtOnce() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let due = [0, -60].map { factory.makeTodo(title: "Milk", dueIn: $0).due }
    #expect(
      due == [start, start.addingTimeInterval(-60)],
      """
      The test created two to-dos, one due in 0 seconds, and one in -60 seconds. The first should \
      be due at the clock's time, the second one minute earlier. What does your code do with the \
      seconds?
      """)
  }

  @Test("the factory follows a clock that is set back")
  func clockMovesBack() {
    var time = start
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    let early = factory.makeTodo(title: "Milk", dueIn: 60)
    time += 3600
    let wasLate = factory.isOverdue(early)
    time = start
    let answers = [
      wasLate, factory.isOverdue(early),
      factory.makeTodo(title: "Bread", dueIn: 60).due == early.due,
    ]
    #expect(
      answers == [true, false, true],
      """
      The test created a to-do, and set its clock an hour ahead, then back. Below: whether the \
      to-do was overdue ahead, and back again, and whether a new one then had the same due date. \
      Which time did the factory use?
      """)
  }

  @Test("if newID repeats an id, the factory uses it again")
  func repeatedID() {
    let factory = makeTodoFactory(now: { start }, newID: { firstID })
    let ids = ["Milk", "Bread"].map { name(factory.makeTodo(title: $0, dueIn: 60).id) }
    #expect(
      ids == ["the first id", "the first id"],
      """
      The test's newID always returns the same id, so both to-dos should have that id. Which code \
      created another id?
      """)
  }

  @Test("the factory calls newID only when it creates a to-do")
  func idsOnDemand() async {
    var asked = 0
    let factory = makeTodoFactory(
      now: { start },
      newID: {
        asked += 1
        return UUID()
      })
    _ = factory.isOverdue(Todo(title: "Milk", due: start))
    await drainMainActor()
    let before = asked
    _ = factory.makeTodo(title: "Bread", dueIn: 60)
    await drainMainActor()
    let counts: [Int] = [before, asked]
    #expect(
      counts == [0, 1],
      """
      The test counted the calls to newID before and after it created a to-do. The counts should \
      be 0 and 1. (Before each count, the test waited for the main actor's next turns.) When does \
      the factory need an id?
      """)
  }

  @Test("a to-do without a due date is never overdue")
  func noDueDate() {
    let isLate = [start, .distantFuture].map { time in
      makeTodoFactory(now: { time }, newID: UUID.init).isOverdue(Todo(title: "Some day"))
    }
    #expect(
      isLate == [false, false],
      """
      This to-do has no due date. The test asked whether it's overdue: in 2100, and when the clock \
      shows Date.distantFuture. It's never overdue. What does isOverdue(_:) return if there is no \
      due date?
      """)
  }

  /// Returns a name for `id` in messages, since two UUIDs are hard to compare.
  private func name(_ id: UUID) -> String {
    switch id {
    case firstID: "the first id"
    case secondID: "the second id"
    default: "another id"
    }
  }
}
