import BadWaySupport
import Foundation
import Grading
import Testing

@testable import BadWay

@Suite("1.4 HiddenInput")
struct HiddenInputTests {
  /// The first second of the year 2100: far from any clock on a wall.
  private let start = Date(timeIntervalSince1970: 4_102_444_800)

  @Test("a new to-do bears the id that you hand out")
  func id() {
    let id = UUID()
    let todo = makeTodoFactory(now: { start }, newID: { id }).makeTodo(title: "Milk", dueIn: 60)
    #expect(
      todo.id == id,
      """
      One id was handed out, and the to-do bears another: somebody draws ids in secret. As long as \
      that is so, no test can say which to-do it expects. Find where the id of this one is born. If \
      you see no id there, look at what Todo does when it is given none.
      """)
  }

  @Test("a new to-do is due by your clock")
  func due() {
    let todo = makeTodoFactory(now: { start }, newID: UUID.init).makeTodo(title: "Milk", dueIn: 60)
    #expect(
      todo.due == start.addingTimeInterval(60),
      """
      The clock that was handed in stands at the first second of 2100, so a to-do that is due in 60 \
      seconds is due one minute later. Another moment means that another clock was asked. Which \
      one, and where?
      """)
  }

  @Test("the clock is asked again for the next to-do")
  func clockMovesOn() {
    var time = start
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    _ = factory.makeTodo(title: "Milk", dueIn: 60)
    time += 3600
    #expect(
      factory.makeTodo(title: "Bread", dueIn: 60).due == start.addingTimeInterval(3660),
      """
      An hour passed on the clock that was handed in, and the next to-do does not show it. A time \
      that was read early is only a note of when that was. What should the factory keep: the time, \
      or the means to ask for it?
      """)
  }

  @Test("every to-do gets an id of its own")
  func ids() {
    let ids = [UUID(), UUID()]
    var waiting = ids
    let factory = makeTodoFactory(
      now: { start }, newID: { waiting.isEmpty ? UUID() : waiting.removeFirst() })
    let todos = ["Milk", "Bread"].map { factory.makeTodo(title: $0, dueIn: 60) }
    #expect(
      todos.map(\.id) == ids,
      """
      Two ids were ready, in order, one for each to-do. Two to-dos with one id are the same to-do to \
      everybody who looks them up. The factory should ask for an id when it makes a to-do, once for \
      each, and at no other time.
      """)
  }

  @Test("a to-do turns late while your clock moves on")
  func turnsLate() {
    var time = start
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    let todo = Todo(title: "Milk", due: start.addingTimeInterval(60))
    let late = [59.0, 61.0].map { seconds in
      time = start.addingTimeInterval(seconds)
      return factory.isOverdue(todo)
    }
    #expect(
      late == [false, true],
      """
      The clock that was handed in went from a second before the due date to a second after it. If \
      the answer stays the same, another clock was asked, or this one was asked too early. Mind \
      that a clock can hide: not each look at the time is spelled Date().
      """)
  }

  @Test("a to-do is late at the very second when it is due")
  func boundary() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    #expect(
      factory.isOverdue(Todo(title: "Milk", due: start)),
      """
      The clock that was handed in stands exactly at the due date. Is it the one that is asked? If \
      so, read what the comment of Todo.due says about this moment, and then read the comparison. \
      By a clock on the wall nobody ever hits this second, so nobody saw whether it is right.
      """)
  }

  @Test("a to-do without a due date is never late")
  func noDueDate() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    #expect(
      !factory.isOverdue(Todo(title: "Some day")),
      """
      This to-do has no due date, so no clock can make it late. It was so before your change; see \
      what became of the line that looks for a missing date.
      """)
  }

  @Test("two factories go by two clocks")
  func twoClocks() {
    let early = makeTodoFactory(now: { start }, newID: UUID.init)
    let late = makeTodoFactory(now: { start.addingTimeInterval(120) }, newID: UUID.init)
    let todo = Todo(title: "Milk", due: start.addingTimeInterval(60))
    #expect(
      [early.isOverdue(todo), late.isOverdue(todo)] == [false, true],
      """
      Each factory was handed a clock of its own, two minutes apart, and the to-do is due between \
      them. If they agree, they share a clock somewhere. A factory should keep the one that it was \
      given.
      """)
  }

  @Test("a factory without a clock and ids does not compile")
  func refused() {
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport", "Foundation"]).rejects(
      "_ = TodoFactory()",
      because: "missing argument", "inaccessible", "cannot be constructed",
      unlike: "let _: TodoFactory = makeTodoFactory(now: { Date() }, newID: { UUID() })",
      """
      As long as a factory can be made from nothing, it must find the time by itself, and the input \
      is hidden again. Its initializer should ask for both, and have no default.
      """)
  }
}
