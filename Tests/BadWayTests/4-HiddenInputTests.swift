import BadWaySupport
import Foundation
import Probes
import Testing

@testable import BadWay

@Suite("1.4 HiddenInput", .graded)
struct HiddenInputTests {
  /// The first second of the year 2100, which no device's clock shows yet.
  private let start = Date(timeIntervalSince1970: 4_102_444_800)

  // The ids that a test's newID returns.
  private let firstID = UUID()
  private let secondID = UUID()
  private let compiler = CompilerProbe(imports: ["Foundation"])

  @Test("a new to-do has the id that newID returns")
  func id() {
    let factory = makeTodoFactory(now: { start }, newID: { firstID })
    let id = name(factory.makeTodo(title: "Milk", dueIn: 60).id)
    #expect(
      id == "the first id",
      "No test can predict this id. Which code created it?")
  }

  @Test("a new to-do gets its due date from your clock")
  func due() {
    let todo = makeTodoFactory(now: { start }, newID: UUID.init).makeTodo(title: "Milk", dueIn: 60)
    #expect(
      todo.due == start.addingTimeInterval(60),
      """
      The to-do should be due a minute after the time on the test's clock. Which clock did the \
      factory read?
      """)
  }

  @Test("a to-do created an hour later is due an hour later")
  func clockMovesOn() {
    var time = start
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    _ = factory.makeTodo(title: "Milk", dueIn: 60)
    time += 3600
    #expect(
      factory.makeTodo(title: "Bread", dueIn: 60).due == start.addingTimeInterval(3660),
      """
      The test set its clock an hour ahead before it created this second to-do. When does the \
      factory read the clock?
      """)
  }

  @Test("two new to-dos get two ids")
  func ids() {
    var waiting = [firstID, secondID]
    let factory = makeTodoFactory(
      now: { start }, newID: { waiting.isEmpty ? UUID() : waiting.removeFirst() })
    let ids = ["Milk", "Milk"].map { name(factory.makeTodo(title: $0, dueIn: 60).id) }
    #expect(
      ids == ["the first id", "the second id"],
      """
      Each call of newID returns another id, so each to-do should have its own. When does the \
      factory call newID?
      """)
  }

  @Test("a to-do becomes overdue when your clock passes its due date")
  func turnsLate() {
    var time = start
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    let todo = Todo(title: "Milk", due: start.addingTimeInterval(60.75))
    let late = [60.25, 61.0].map { seconds in
      time = start.addingTimeInterval(seconds)
      return factory.isOverdue(todo)
    }
    #expect(
      late == [false, true],
      """
      The clock showed half a second before the due date, then a quarter of a second after it. \
      Which two times does your code compare, and how precisely?
      """)
  }

  @Test("a to-do is overdue at the exact moment when it's due")
  func boundary() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let isLate = factory.isOverdue(Todo(title: "Milk", due: start))
    #expect(
      isLate == true,
      """
      The test's clock shows exactly the due date. What does the comment on Todo.due in Support \
      say about this moment?
      """)
  }

  @Test("each factory uses its own clock")
  func twoClocks() {
    let early = makeTodoFactory(now: { start }, newID: UUID.init)
    let late = makeTodoFactory(now: { start.addingTimeInterval(120) }, newID: UUID.init)
    let todo = Todo(title: "Milk", due: start.addingTimeInterval(60))
    #expect(
      [early.isOverdue(todo), late.isOverdue(todo)] == [false, true],
      "The to-do is due between the times of the two clocks. Which clock does each factory use?")
  }

  @Test("the compiler rejects a factory without a clock or without ids")
  func refused() {
    compiler.requires(
      "now: { Date() }", "newID: { UUID() }", by: "makeTodoFactory", creating: ["TodoFactory"],
      """
      This code leaves out the clock or the ids, and still gets a factory. Where does the factory \
      get the missing input?
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
