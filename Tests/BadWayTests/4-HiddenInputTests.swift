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
      The test's newID returns the first id, and the to-do has another one. Then no test can say \
      which to-do it expects. Which code created this id?
      """)
  }

  @Test("a new to-do has the title that you ask for")
  func title() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let titles = ["Milk", "", " Milk"].map { factory.makeTodo(title: $0, dueIn: 60).title }
    #expect(
      titles == ["Milk", "", " Milk"],
      """
      The test asked for three to-dos: one called Milk, one with an empty title, and one whose \
      title starts with a space. Which line changes a title?
      """)
  }

  @Test("a new to-do gets its due date from your clock")
  func due() {
    let todo = makeTodoFactory(now: { start }, newID: UUID.init).makeTodo(title: "Milk", dueIn: 60)
    #expect(
      todo.due == start.addingTimeInterval(60),
      """
      The test's clock shows the first second of 2100, so a to-do that is due in 60 seconds is due \
      one minute later. Which time did the factory start from?
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
      The test's clock shows a quarter of a second past a full second, and the to-do is due in \
      half a second. So it is due at three quarters. Where does your factory compute the due date?
      """)
  }

  @Test("a to-do that is due at once, or was due before, has a due date, too")
  func dueAtOnce() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let due = [0, -60].map { factory.makeTodo(title: "Milk", dueIn: $0).due }
    #expect(
      due == [start, start.addingTimeInterval(-60)],
      """
      The test asked for two to-dos, one due in 0 seconds, one due in -60. The first is due at the \
      time that the clock shows, the second one minute earlier. What does your code do with the \
      seconds?
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
      The test asked for a to-do, set its clock an hour ahead, and asked for another one. That one \
      should be due an hour later, too. When does the factory read the test's clock?
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
      The test set its clock an hour ahead: is the to-do late? It set the clock back: is it still \
      late? Is a new to-do due when the first one is? These are the three answers. Which time did \
      the factory use for the wrong one?
      """)
  }

  @Test("every to-do gets an id of its own")
  func ids() {
    var waiting = [firstID, secondID]
    let factory = makeTodoFactory(
      now: { start }, newID: { waiting.isEmpty ? UUID() : waiting.removeFirst() })
    let ids = ["Milk", "Milk"].map { name(factory.makeTodo(title: $0, dueIn: 60).id) }
    #expect(
      ids == ["the first id", "the second id"],
      """
      The test asked for two to-dos, both called Milk and due at the same time. Its newID returns \
      two ids, in order, and each to-do should have its own. When does the factory call newID?
      """)
  }

  @Test("an id that you hand out twice is used twice")
  func repeatedID() {
    let factory = makeTodoFactory(now: { start }, newID: { firstID })
    let ids = ["Milk", "Bread"].map { name(factory.makeTodo(title: $0, dueIn: 60).id) }
    #expect(
      ids == ["the first id", "the first id"],
      """
      The test's newID returned the same id twice, and both to-dos should have it: newID alone \
      decides. Which code created another id?
      """)
  }

  @Test("an id is asked for when a to-do is made, and not before")
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
      The test counted the calls of newID: before it asked for the first to-do, and after that. \
      Both times it first waited for the main actor's next turns. When does the factory need an id?
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
      it. Which two times does your code compare, to parts of a second?
      """)
  }

  @Test("a to-do is late at the very second when it is due")
  func boundary() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let isLate = factory.isOverdue(Todo(title: "Milk", due: start))
    #expect(
      isLate == true,
      """
      The test's clock shows exactly the due date: with the real clock, no test hits this moment. \
      What does the comment of Todo.due in Support say about it?
      """)
  }

  @Test("a to-do without a due date is never late")
  func noDueDate() {
    let factory = makeTodoFactory(now: { start }, newID: UUID.init)
    let isLate = factory.isOverdue(Todo(title: "Some day"))
    #expect(
      isLate == false,
      """
      This to-do has no due date, so it's never late. What does isOverdue(_:) do when there is no \
      date?
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
      The test passed each factory its own clock, two minutes apart, and the to-do is due between \
      them. It should be late on the second clock alone. Which clock did each factory use?
      """)
  }

  @Test("the compiler rejects a factory without a clock and ids")
  func refused() {
    compiler.requires(
      "now: { Date() }", "newID: { UUID() }", by: "makeTodoFactory", making: ["TodoFactory"],
      """
      What this caller leaves out is hidden again. Where does the factory get it?
      """)
  }

  @Test("the compiler rejects nil for a clock or for ids")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["(() -> Date)", "(() -> UUID)"], in: "TodoFactory", among: 1...3,
      """
      An initializer of TodoFactory accepts nil for the clock or for the ids. Where does the \
      factory of a caller that passes nil get its times and ids?
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
