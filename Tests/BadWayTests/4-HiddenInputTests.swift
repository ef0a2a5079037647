import BadWaySupport
import Foundation
import Probes
import Testing

@testable import BadWay

@Suite("1.4 HiddenInput", .graded)
struct HiddenInputTests {
  /// The first second of the year 2100: far from any clock on a wall.
  private let start = Date(timeIntervalSince1970: 4_102_444_800)

  // The ids that the tests hand out.
  private let firstID = UUID()
  private let secondID = UUID()

  private let compiler = CompilerProbe(
    counterpart: "let _: TodoFactory = makeTodoFactory(now: { Date() }, newID: { UUID() })",
    imports: ["Foundation"])

  @Test("a new to-do has the id that you hand out")
  func id() {
    let factory = makeTodoFactory(now: { start }, newID: { firstID })
    let id = name(factory.makeTodo(title: "Milk", dueIn: 60).id)
    #expect(
      id == "the first id",
      """
      The test handed out an id, and the to-do has another one: some code creates its own ids. \
      Then no test can say which to-do it expects. Find where this id is created. If you see no id \
      there, look at what Todo does when it gets none.
      """)
  }

  @Test("a new to-do has the title that you ask for")
  func title() {
    let todo = makeTodoFactory(now: { start }, newID: UUID.init).makeTodo(title: "Milk", dueIn: 60)
    #expect(
      todo.title == "Milk",
      "The test asked for a to-do with the title Milk. Where did the title change?")
  }

  @Test("a new to-do gets its due date from your clock")
  func due() {
    let todo = makeTodoFactory(now: { start }, newID: UUID.init).makeTodo(title: "Milk", dueIn: 60)
    #expect(
      todo.due == start.addingTimeInterval(60),
      """
      The clock that was handed in stands at the first second of 2100, so a to-do that is due in \
      60 seconds is due one minute later. Any other moment means that another clock was asked. \
      Which one, and where?
      """)
  }

  @Test("half a second counts in a due date")
  func halfSecond() {
    let time = start.addingTimeInterval(0.25)
    let factory = makeTodoFactory(now: { time }, newID: UUID.init)
    let due = factory.makeTodo(title: "Egg", dueIn: 0.5).due
    #expect(
      due?.timeIntervalSince(start) == 0.75,
      """
      The test's clock stood a quarter of a second past a full second, and the to-do is due in \
      half a second. So it is due at three quarters. If parts of a second got lost, your code \
      rounded the time or the interval. Which line drops them?
      """)
  }

  @Test("a to-do that is due at once, or was due before, has a due date, too")
  func dueAtOnce() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let due = [0, -60].map { factory.makeTodo(title: "Milk", dueIn: $0).due }
    #expect(
      due == [start, start.addingTimeInterval(-60)],
      """
      The test made two to-dos, one due in 0 seconds, one due a minute ago. The first is due at \
      the time that the clock shows, the second one minute before. Both are late at once; without \
      a due date they are never late. Does your code check the seconds first?
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
      An hour passed on the test's clock, and the due date of the next to-do does not show it. A \
      time that was read once is soon too old. When does the factory ask the clock, and which \
      clock?
      """)
  }

  @Test("when the clock is set back, the factory goes back, too")
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
      The test's clock went on for an hour and was then set back. A to-do should be late, and then \
      not late any more. A to-do that is made after that should be due when the first one is. \
      These are the three answers. If one is wrong, which time did the factory use? Does it \
      remember one?
      """)
  }

  @Test("every to-do gets an id of its own")
  func ids() {
    var waiting = [firstID, secondID]
    let factory = makeTodoFactory(
      now: { start }, newID: { waiting.isEmpty ? UUID() : waiting.removeFirst() })
    let ids = ["Milk", "Bread"].map { name(factory.makeTodo(title: $0, dueIn: 60).id) }
    #expect(
      ids == ["the first id", "the second id"],
      """
      The test had two ids ready, in order, one for each to-do. Two to-dos with the same id cannot \
      be told apart. An id that is asked for and not used is lost. When does the factory ask, and \
      how often?
      """)
  }

  @Test("an id that you hand out twice is used twice")
  func repeatedID() {
    let factory = makeTodoFactory(now: { start }, newID: { firstID })
    let ids = ["Milk", "Bread"].map { name(factory.makeTodo(title: $0, dueIn: 60).id) }
    #expect(
      ids == ["the first id", "the first id"],
      """
      The function handed out the same id twice. Even then the function decides: a test must find \
      the ids that it hands out. If another id came up, some code still creates its own ids. \
      Where, and when?
      """)
  }

  @Test("an id is asked for when a to-do is made, and not before")
  func idsOnDemand() {
    var asked = 0
    let factory = makeTodoFactory(
      now: { start },
      newID: {
        asked += 1
        return UUID()
      })
    _ = factory.isOverdue(Todo(title: "Milk", due: start))
    let before = asked
    _ = factory.makeTodo(title: "Bread", dueIn: 60)
    let counts: [Int] = [before, asked]
    #expect(
      counts == [0, 1],
      """
      This is how many ids were asked for: before the first to-do was made, and after it. An id \
      that is fetched too early waits for a to-do that may never come. When does a factory need an \
      id?
      """)
  }

  @Test("a to-do becomes late while your clock moves on")
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
      The test's clock went from half a second before the due date to a quarter of a second after \
      it. If the answer stays the same, your code asked another clock, or asked this one too \
      early. Or it compared whole seconds. Code can also read the time without the word Date().
      """)
  }

  @Test("a to-do is late at the very second when it is due")
  func boundary() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let isLate = factory.isOverdue(Todo(title: "Milk", due: start))
    #expect(
      isLate == true,
      """
      The test's clock stands exactly at the due date. Does your code ask this clock? If so, you \
      see what no test could show before: with the real clock, no test hits this moment. What \
      should happen then? Look at Todo.due in Support.
      """)
  }

  @Test("a to-do without a due date is never late")
  func noDueDate() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let isLate = factory.isOverdue(Todo(title: "Some day"))
    #expect(
      isLate == false,
      """
      This to-do has no due date, so no clock can make it late. That was right before your change. \
      See what happened to the line that looks for a missing date.
      """)
  }

  @Test("two factories use two clocks")
  func twoClocks() {
    let early = makeTodoFactory(now: { start }, newID: UUID.init)
    let late = makeTodoFactory(now: { start.addingTimeInterval(120) }, newID: UUID.init)
    let todo = Todo(title: "Milk", due: start.addingTimeInterval(60))
    #expect(
      [early.isOverdue(todo), late.isOverdue(todo)] == [false, true],
      """
      The test gave each factory its own clock, two minutes apart, and the to-do is due between \
      them. If both answers are the same, the factories share a clock. A factory should keep the \
      one that it was given.
      """)
  }

  @Test("the compiler refuses a factory without a clock and ids")
  func refused() {
    compiler.requires(
      "now: { Date() }", "newID: { UUID() }", by: "makeTodoFactory", making: ["TodoFactory"],
      """
      What this caller leaves out is hidden again. Where does the factory get it?
      """)
  }

  @Test("nil does not pass for a clock or for ids")
  func nilRefused() {
    for (types, need) in [("_?, _", "the clock"), ("_, _?", "the ids")] {
      compiler.rejectsInitializer(
        of: "TodoFactory", taking: [types],
        """
        A caller that passes nil for \(need) still gets a factory. Either it finds its own, and \
        that input is hidden again, or it cannot do its work.
        """)
    }
  }

  @Test("no second initializer accepts nil")
  func nilRefusedBeside() {
    compiler.rejectsInitializer(
      of: "TodoFactory", taking: ["_?", "_?, _", "_, _?"],
      """
      One initializer of TodoFactory has an optional where the clock or the ids belong. A strict \
      one beside it does not help: a caller without a clock uses the other one, and the input is \
      hidden again. How many ways to make a factory are there?
      """)
  }

  /// What a message calls `id`: two ids side by side are hard to compare.
  private func name(_ id: UUID) -> String {
    switch id {
    case firstID: "the first id"
    case secondID: "the second id"
    default: "another id"
    }
  }
}
