import BadWaySupport
import Foundation
import Probes
import Testing

@testable import BadWay

@Suite("1.4 HiddenInput: checks", .graded)
struct HiddenInputChecks {
  /// The first second of the year 2100, which no device's clock shows yet.
  private let start = Date(timeIntervalSince1970: 4_102_444_800)

  @Test("a new to-do has the title that you pass")
  func title() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let titles = ["Milk", "", " Milk"].map { factory.makeTodo(title: $0, dueIn: 60).title }
    #expect(
      titles == ["Milk", "", " Milk"],
      "A title can be empty or start with a space. Which line changes a title?")
  }

  @Test("a due date keeps fractions of a second")
  func halfSecond() {
    let time = start.addingTimeInterval(0.25)
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    let due = factory.makeTodo(title: "Egg", dueIn: 0.5).due
    #expect(
      due?.timeIntervalSince(start) == 0.75,
      """
      The clock's time and the seconds both have fractions. Where does the factory compute the due \
      date?
      """)
  }

  @Test("a due date can be now or in the past")
  func dueAtOnce() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let due = [0, -60].map { factory.makeTodo(title: "Milk", dueIn: $0).due }
    #expect(
      due == [start, start.addingTimeInterval(-60)],
      "A to-do can be due in 0 seconds or in -60. What does your code do with the seconds?")
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
      The test set the clock an hour ahead, then back. Below: was the to-do overdue, was it still \
      overdue afterwards, and did a new to-do get the same due date? Which time did the factory use?
      """)
  }

  @Test("if newID repeats an id, the factory uses it again")
  func repeatedID() {
    let id = UUID()
    let factory = makeTodoFactory(now: { start }, newID: { id })
    let areRepeated = ["Milk", "Bread"].map { factory.makeTodo(title: $0, dueIn: 60).id == id }
    #expect(
      areRepeated == [true, true],
      "Both to-dos should have the id that newID returned. Which code created another id?")
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
      Below: how often newID was called before and after the test created a to-do. When does the \
      factory need an id?
      """)
  }

  @Test("a to-do without a due date is never overdue")
  func noDueDate() {
    let isLate = [start, .distantFuture].map { time in
      makeTodoFactory(now: { time }, newID: UUID.init).isOverdue(Todo(title: "Some day"))
    }
    #expect(
      isLate == [false, false],
      "No time makes this to-do overdue. What does isOverdue(_:) return if there is no due date?")
  }
}
