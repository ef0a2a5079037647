import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.8 TestDouble", .graded)
struct TestDoubleTests {
  @Test("the specification returns the same result every time")
  func again() async {
    // In its own process, so that the specification wasn't called before.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test called the specification twice, with a correct view model, and the program crashed. \
      The specification should return true or false. Which of its lines traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let results = (1...2).map { _ in specification(ViewModel.init) }
      #expect(
        results[0] == results[1],
        """
        The test passed the same correct view model twice, and the specification returned two \
        different results. Something is left over from the first call. Which line creates your \
        double, and when?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct view model")
  func right() {
    let comment: Comment =
      rejectsEverything
      ? """
      The specification rejects every view model, correct or not. Which of its checks can no view \
      model pass? Before each check, print `type(of: viewModel)`, `status` and what your double \
      has recorded, and look at the lines of a ViewModel: it's correct. (If the result changes \
      from call to call, fix that first.)
      """
      : """
      This view model does what your file's header says, but the specification rejects it. Teams \
      soon turn off tests that fail for correct code. Which check requires more than the header? \
      (If the result changes from call to call, fix that first.)
      """
    #expect(specification(ViewModel.init), comment)
  }

  @Test("the specification accepts a correct view model with closures")
  func rightClosures() {
    expectAccepted(ClosureViewModel.make, "a struct with two closures")
  }

  @Test("the specification accepts a correct view model with an enum")
  func rightState() {
    expectAccepted(StateViewModel.init, "a class that computes its status from an enum")
  }

  @Test("the specification rejects view models that use their own transport")
  func ownTransport() {
    expectRejected(
      OwnTransport.init,
      "This view model creates a ServerTransport, as in 1.5, and never calls your double.",
      "What does your double record, and which line compares that with the to-dos?")
  }

  @Test("the specification rejects view models that send everything twice")
  func sendsTwice() {
    expectRejected(
      SendsTwice.init,
      "This view model calls send(_:) twice per save(), each time with all to-dos.",
      "Which line checks how many calls your double has recorded?")
  }

  @Test("the specification rejects view models that send to-dos one by one")
  func sendsOneByOne() {
    expectRejected(
      SendsOneByOne.init,
      "This view model calls send(_:) once for each to-do, instead of once with all.",
      visit.savesTwoTodos
        ? "Does your double record each call by itself, or put all to-dos in one list?"
        : "You never save more than one to-do. If you save two, which calls should be recorded?")
  }

  @Test("the specification rejects view models that send only the first to-do")
  func sendsTheFirst() {
    expectRejected(
      SendsTheFirst.init, "This view model sends the first to-do, and never the others.",
      visit.savesTwoTodos
        ? "Which to-dos does your double record, and which line compares all of them?"
        : "You never save more than one to-do. If you save two, which calls should be recorded?")
  }

  @Test("the specification rejects view models that miss later to-dos")
  func sendsTheEarliest() {
    expectRejected(
      SendsTheEarliest.init,
      """
      This view model copies the to-dos when it's created, and never sends later ones.
      """,
      visit.addsLater
        ? "You add a to-do later. Which to-dos should your double get then?"
        : "You never save a to-do that you add after creating the view model. Where could you?")
  }

  @Test("the specification rejects view models that later send only new to-dos")
  func sendsTheNew() {
    expectRejected(
      SendsTheNew.init,
      "This view model remembers what it has sent, and later sends only other to-dos.",
      visit.succeedsTwice
        ? "Which to-dos should your double get at the second save()?"
        : """
        You never save successfully twice with one view model. Which to-dos should your double \
        get at the second save()?
        """)
  }

  @Test("the specification rejects view models that add up the numbers")
  func addsUp() {
    expectRejected(
      AddsUp.init,
      "This view model adds up its saves: if you save two to-dos twice, it shows “Saved 4”.",
      visit.succeedsTwice
        ? "Which line checks `status` after the second save()?"
        : """
        You never save successfully twice with one view model. What should `status` be after the \
        second save()?
        """)
  }

  @Test("the specification rejects view models that say “Saved” after an error")
  func hidesErrors() {
    expectRejected(
      HidesErrors.init,
      "This view model shows “Saved” and the number of to-dos, even if send(_:) throws an error.",
      visit.fails
        ? "Your double throws an error. Which line checks `status` after that?"
        : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that hide the reason")
  func hidesReasons() {
    expectRejected(
      HidesReasons.init, "This view model shows “Error” for every error, instead of its reason.",
      visit.fails
        ? "Your double throws an error. What exactly should `status` be after that?"
        : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that keep the first reason")
  func keepsTheFirstReason() {
    expectRejected(
      KeepsTheFirstReason.init,
      "After a second error, this view model still shows the reason of the first.",
      visit.failsTwice
        ? "Your double throws two different errors. Which line checks `status` after the second?"
        : "You never throw two different errors to one view model. How could your double do that?")
  }

  @Test("the specification rejects view models that give up after an error")
  func givesUp() {
    expectRejected(
      GivesUp.init, "After an error, this view model ignores each later save().",
      visit.savesAfterError
        ? "You call save() again. What should your double record then, and what should `status` be?"
        : visit.fails
          ? "You never save again with that view model. What should happen then?"
          : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that retry by themselves")
  func retries() {
    expectRejected(
      Retries.init,
      """
      If send(_:) throws an error, this view model immediately calls it again: two calls in one \
      save().
      """,
      visit.fails
        ? "After one error, how many calls has your double recorded: none, one or two?"
        : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that say “Saved” too early")
  func saysSavedTooEarly() {
    expectRejected(
      SaysSavedTooEarly.init,
      "This view model shows “Saved” while send(_:) is still running, instead of “Saving…”.",
      visit.looksWhileSending
        ? "You read `status` during the call. What should it be then, and which line checks that?"
        : "You never read `status` during the call. Which of your methods runs at that moment?")
  }

  @Test("the specification rejects view models that send an empty list")
  func sendsEmptyLists() {
    expectRejected(
      SendsEmptyLists.init, "Without to-dos, this view model calls send(_:) with an empty list.",
      visit.savesNothing
        ? "You call save() without to-dos. How does your double tell an empty call from no call?"
        : "You never call save() without to-dos. Where could you?")
  }

  @Test("the specification rejects view models that say “Saved 0”")
  func saysSavedZero() {
    expectRejected(
      SaysSavedZero.init, "Without to-dos, this view model shows “Saved 0”.",
      visit.savesNothing
        ? "You call save() without to-dos. What should `status` be then?"
        : "You never call save() without to-dos. Where could you?")
  }

  @Test("the specification rejects view models that send when created")
  func sendsWhenCreated() {
    expectRejected(
      SendsWhenCreated.init,
      "When it's created, this view model already sends the manager's to-dos.",
      visit.startsWithTodos
        ? "Which line checks that your double has recorded no call before the first save()?"
        : """
        You create view models with empty managers only. If the manager already has a to-do, what \
        should your double have recorded before the first save()?
        """)
  }

  @Test("the specification rejects view models whose first status isn't empty")
  func startsReady() {
    expectRejected(
      StartsReady.init,
      "Before the first save(), this view model shows “Ready” instead of an empty status.",
      visit.looksBeforeSaving
        ? "You read `status` before that. What do you compare it with?"
        : "When do you read `status` for the first time?")
  }

  /// Checks the mutants themselves: one rule each, so that each test above requires one thing.
  @Test("each mutant breaks exactly one rule of the header")
  func mutants() {
    for mutant in Mutant.all {
      let broken = Rule.all.filter { !$0.isKept(mutant.make) }.map(\.text)
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for make in correct {
      #expect(
        Rule.all.filter { !$0.isKept(make) }.map(\.text) == [],
        "An error in this exercise: a correct view model should break no rule.")
    }
  }

  /// Expects that the specification rejects a mutant.
  ///
  /// The question is about what the specification doesn't do, or doesn't check.
  private func expectRejected(
    _ make: @escaping Make, _ bug: String, _ question: @autoclosure () -> String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      !specification(make),
      "\(bug) Your specification accepts it. \(question())",
      sourceLocation: location)
  }

  /// Expects that the specification accepts a correct view model that's built in another way.
  private func expectAccepted(_ make: @escaping Make, _ kind: String) {
    let comment: Comment =
      rejectsEverything
      ? """
      The specification rejects this view model, like every other one, so the way it's built isn't \
      the reason. Which check can no view model pass?
      """
      : """
      This view model is \(kind). It does what your file's header says, but the specification \
      rejects it. Which check requires more than the header?
      """
    #expect(specification(make), comment)
  }
}

private typealias Make = @MainActor (TodoManager, any Transport) -> any Saving

private let correct: [Make] = [ViewModel.init, ClosureViewModel.make, StateViewModel.init]

/// A Boolean value indicating whether the specification rejects all view models.
private var rejectsEverything: Bool {
  !(correct + Mutant.all.map(\.make)).contains { specification($0) }
}

// MARK: Correct view models

/// A correct view model; each mutant overrides some of its methods.
private class ViewModel: Saving {
  let manager: TodoManager
  let transport: any Transport
  final var status = ""

  required init(_ manager: TodoManager, _ transport: any Transport) {
    self.manager = manager
    self.transport = transport
  }

  func save() {
    let todos = manager.todos
    guard !todos.isEmpty else { return saveNothing() }
    status = "Saving…"
    do {
      try send(todos)
      succeed(todos.count)
    } catch {
      fail("\((error as? TransportError)?.reason ?? "\(error)")", todos.count)
    }
  }

  func saveNothing() {
    status = "Nothing to save"
  }

  func send(_ todos: [Todo]) throws {
    try transport.send(todos)
  }

  func succeed(_ count: Int) {
    status = "Saved \(count)"
  }

  func fail(_ reason: String, _ count: Int) {
    status = reason
  }
}

private struct ClosureViewModel: Saving {
  let read: () -> String
  let onSave: () -> Void

  var status: String { read() }

  func save() { onSave() }

  static func make(_ manager: TodoManager, _ transport: any Transport) -> any Saving {
    var status = ""
    return ClosureViewModel(read: { status }) {
      let todos = manager.todos
      status = todos.isEmpty ? "Nothing to save" : "Saving…"
      if todos.isEmpty { return }
      do {
        try transport.send(todos)
        status = "Saved \(todos.count)"
      } catch let error as TransportError {
        status = error.reason
      } catch {
        status = "\(error)"
      }
    }
  }
}

private final class StateViewModel: Saving {
  private enum State {
    case new, empty, sending
    case done(Result<Int, any Error>)
  }

  private let manager: TodoManager
  private let transport: any Transport
  private var state = State.new

  init(_ manager: TodoManager, _ transport: any Transport) {
    (self.manager, self.transport) = (manager, transport)
  }

  var status: String {
    switch state {
    case .new: ""
    case .empty: "Nothing to save"
    case .sending: "Saving…"
    case .done(.success(let count)): "Saved \(count)"
    case .done(.failure(let error as TransportError)): error.reason
    case .done(.failure(let error)): "\(error)"
    }
  }

  func save() {
    let todos = manager.todos
    state = todos.isEmpty ? .empty : .sending
    if todos.isEmpty { return }
    state = .done(
      Result {
        try transport.send(todos)
        return todos.count
      })
  }
}

// MARK: Mutants

private final class OwnTransport: ViewModel {
  override func send(_ todos: [Todo]) { ServerTransport().send(todos) }
}

private final class SendsTwice: ViewModel {
  override func send(_ todos: [Todo]) throws {
    try transport.send(todos)
    try transport.send(todos)
  }
}

private final class SendsOneByOne: ViewModel {
  override func send(_ todos: [Todo]) throws {
    for todo in todos { try transport.send([todo]) }
  }
}

private final class SendsTheFirst: ViewModel {
  override func send(_ todos: [Todo]) throws { try transport.send(Array(todos.prefix(1))) }
}

private final class SendsTheEarliest: ViewModel {
  private var earliest: [Todo] = []

  required init(_ manager: TodoManager, _ transport: any Transport) {
    earliest = manager.todos
    super.init(manager, transport)
  }

  override func send(_ todos: [Todo]) throws {
    // It knows of no to-dos, so it sends none: otherwise it'd send an empty list, another bug.
    if !earliest.isEmpty { try transport.send(earliest) }
  }
}

private final class SendsTheNew: ViewModel {
  private var sent: [Todo] = []

  override func send(_ todos: [Todo]) throws {
    let new = todos.filter { !sent.contains($0) }
    if !new.isEmpty { try transport.send(new) }
    sent = todos
  }
}

private final class AddsUp: ViewModel {
  private var total = 0

  override func succeed(_ count: Int) {
    total += count
    super.succeed(total)
  }
}

private final class HidesErrors: ViewModel {
  override func fail(_ reason: String, _ count: Int) { succeed(count) }
}

private final class HidesReasons: ViewModel {
  override func fail(_ reason: String, _ count: Int) { status = "Error" }
}

private final class KeepsTheFirstReason: ViewModel {
  private var first: String?

  override func fail(_ reason: String, _ count: Int) {
    first = first ?? reason
    super.fail(first ?? reason, count)
  }
}

private final class GivesUp: ViewModel {
  private var hasFailed = false

  override func save() {
    if !hasFailed { super.save() }
  }

  override func fail(_ reason: String, _ count: Int) {
    hasFailed = true
    super.fail(reason, count)
  }
}

private final class Retries: ViewModel {
  override func send(_ todos: [Todo]) throws {
    do {
      try transport.send(todos)
    } catch {
      try transport.send(todos)
    }
  }
}

private final class SaysSavedTooEarly: ViewModel {
  override func send(_ todos: [Todo]) throws {
    succeed(todos.count)
    try super.send(todos)
  }
}

private final class SendsEmptyLists: ViewModel {
  override func saveNothing() {
    status = "Saving…"
    // An error would be another bug: there's nothing that couldn't be saved.
    try? transport.send([])
    super.saveNothing()
  }
}

private final class SaysSavedZero: ViewModel {
  override func saveNothing() { succeed(0) }
}

private final class SendsWhenCreated: ViewModel {
  required init(_ manager: TodoManager, _ transport: any Transport) {
    super.init(manager, transport)
    if !manager.todos.isEmpty { try? transport.send(manager.todos) }
  }
}

private final class StartsReady: ViewModel {
  required init(_ manager: TodoManager, _ transport: any Transport) {
    super.init(manager, transport)
    status = "Ready"
  }
}

/// A mutant, and the rule that it breaks.
private struct Mutant {
  let rule: String
  let make: Make

  static let all = [
    Mutant(rule: "its own transport", make: OwnTransport.init),
    Mutant(rule: "once", make: SendsTwice.init),
    Mutant(rule: "in one call", make: SendsOneByOne.init),
    Mutant(rule: "all to-dos", make: SendsTheFirst.init),
    Mutant(rule: "the current to-dos", make: SendsTheEarliest.init),
    Mutant(rule: "all to-dos each time", make: SendsTheNew.init),
    Mutant(rule: "the number", make: AddsUp.init),
    Mutant(rule: "an error is no success", make: HidesErrors.init),
    Mutant(rule: "the reason", make: HidesReasons.init),
    Mutant(rule: "the reason of this error", make: KeepsTheFirstReason.init),
    Mutant(rule: "after an error, too", make: GivesUp.init),
    Mutant(rule: "no second call after an error", make: Retries.init),
    Mutant(rule: "“Saving…” during the call", make: SaysSavedTooEarly.init),
    Mutant(rule: "without to-dos, no call", make: SendsEmptyLists.init),
    Mutant(rule: "“Nothing to save”", make: SaysSavedZero.init),
    Mutant(rule: "no call before save()", make: SendsWhenCreated.init),
    Mutant(rule: "an empty status before save()", make: StartsReady.init),
  ]
}

// MARK: The rules, one by one

/// A view model with a transport that records everything.
private final class Setup: Transport {
  private let manager = TodoManager()
  private var error: TransportError?
  private(set) var calls: [[Todo]] = []
  private(set) var statusesWhileSending: [String] = []
  private(set) var viewModel: (any Saving)?

  init(_ make: Make, todos count: Int) {
    add(count)
    viewModel = make(manager, self)
  }

  var status: String { viewModel?.status ?? "" }
  /// The titles of the to-dos in any of the calls.
  var sent: Set<String> { Set(calls.joined().map(\.title)) }

  func add(_ count: Int) {
    for _ in 0..<count { manager.add(Todo(title: "To-do \(manager.todos.count)")) }
  }

  func send(_ todos: [Todo]) throws {
    calls.append(todos)
    statusesWhileSending.append(status)
    if let error { throw error }
  }

  /// Saves once, and forgets earlier calls.
  func save(failing reason: String? = nil) {
    (calls, statusesWhileSending) = ([], [])
    error = reason.map { TransportError($0) }
    viewModel?.save()
  }
}

/// One thing that a view model must do, checked so that no other bug matters.
private struct Rule {
  let text: String
  let isKept: @MainActor (Make) -> Bool

  static let all = [
    Rule(text: "no call before save()") { make in
      Setup(make, todos: 2).calls.isEmpty
    },
    Rule(text: "an empty status before save()") { make in
      Setup(make, todos: 2).status == ""
    },
    Rule(text: "its own transport") { make in
      let setup = Setup(make, todos: 2)
      setup.save()
      return !setup.calls.isEmpty
    },
    Rule(text: "once") { make in
      // With one to-do, one by one is once, too.
      let setup = Setup(make, todos: 1)
      setup.save()
      return setup.calls.count <= 1
    },
    Rule(text: "in one call") { make in
      let setup = Setup(make, todos: 2)
      setup.save()
      return setup.calls.allSatisfy { Set($0.map(\.title)) == setup.sent }
    },
    Rule(text: "all to-dos") { make in
      let setup = Setup(make, todos: 3)
      setup.save()
      return setup.calls.isEmpty || setup.sent.count == 3
    },
    Rule(text: "the current to-dos") { make in
      // The same to-dos, some added later: whatever is sent, it's the same.
      let (before, later) = (Setup(make, todos: 3), Setup(make, todos: 1))
      later.add(2)
      for setup in [before, later] { setup.save() }
      return before.sent == later.sent
    },
    Rule(text: "all to-dos each time") { make in
      let setup = Setup(make, todos: 2)
      let sent = (1...2).map { _ in
        setup.save()
        return setup.sent
      }
      return sent[0] == sent[1]
    },
    Rule(text: "the number") { make in
      let setup = Setup(make, todos: 2)
      return (1...2).allSatisfy { _ in
        setup.save()
        return setup.status == "Saved 2"
      }
    },
    Rule(text: "an error is no success") { make in
      let setup = Setup(make, todos: 2)
      setup.save(failing: "No.")
      return setup.calls.isEmpty || !setup.status.hasPrefix("Saved")
    },
    Rule(text: "the reason") { make in
      let setup = Setup(make, todos: 2)
      setup.save(failing: "No.")
      return setup.status.hasPrefix("Saved") || setup.status == "No."
    },
    Rule(text: "the reason of this error") { make in
      let setup = Setup(make, todos: 2)
      setup.save(failing: "No.")
      let isShown = setup.status == "No."
      setup.save(failing: "Never.")
      return !isShown || setup.calls.isEmpty || setup.status == "Never."
    },
    Rule(text: "after an error, too") { make in
      let setup = Setup(make, todos: 2)
      setup.save(failing: "No.")
      let hasSent = !setup.calls.isEmpty
      setup.save()
      return !hasSent || !setup.calls.isEmpty
    },
    Rule(text: "no second call after an error") { make in
      let setup = Setup(make, todos: 2)
      setup.save()
      let usual = setup.calls.count
      let failing = Setup(make, todos: 2)
      failing.save(failing: "No.")
      return failing.calls.count <= usual
    },
    Rule(text: "“Saving…” during the call") { make in
      let setup = Setup(make, todos: 2)
      setup.save()
      return setup.statusesWhileSending.allSatisfy { $0 == "Saving…" }
    },
    Rule(text: "without to-dos, no call") { make in
      let setup = Setup(make, todos: 0)
      setup.save()
      return setup.calls.isEmpty
    },
    Rule(text: "“Nothing to save”") { make in
      let setup = Setup(make, todos: 0)
      setup.save()
      return setup.status == "Nothing to save"
    },
  ]
}

// MARK: What the specification tries

/// How a specification uses a correct view model, so that messages can say what it doesn't do.
private final class Visit {
  fileprivate final class Story {
    var todosAtStart = 0
    var isSending = false
    /// The number of to-dos at each save().
    var saves: [Int] = []
    /// The number of to-dos in each call of the transport.
    var sent: [Int] = []
    /// The results of these calls: nil, or the error's text.
    var errors: [String?] = []
    var looksBeforeSaving = false
    var looksWhileSending = false
  }

  private var stories: [Story] = []

  init() {
    _ = specification { manager, transport in
      let story = Story()
      stories.append(story)
      return WatchedViewModel(manager, transport, story)
    }
  }

  var startsWithTodos: Bool { stories.contains { $0.todosAtStart > 0 } }
  var looksBeforeSaving: Bool { stories.contains(where: \.looksBeforeSaving) }
  var looksWhileSending: Bool { stories.contains(where: \.looksWhileSending) }
  var savesNothing: Bool { stories.contains { $0.saves.contains(0) } }
  var savesTwoTodos: Bool { stories.contains { $0.sent.contains { $0 > 1 } } }
  var succeedsTwice: Bool { stories.contains { $0.errors.count { $0 == nil } > 1 } }
  var fails: Bool { stories.contains { $0.errors.contains { $0 != nil } } }
  var failsTwice: Bool { stories.contains { Set($0.errors.compactMap(\.self)).count > 1 } }

  var addsLater: Bool {
    stories.contains { story in story.saves.contains { $0 > story.todosAtStart } }
  }

  var savesAfterError: Bool {
    stories.contains { $0.errors.dropLast().contains { $0 != nil } }
  }
}

private var visit: Visit { Visit() }

/// A correct view model that records how it's used.
private struct WatchedViewModel: Saving {
  let manager: TodoManager
  let viewModel: ViewModel
  let story: Visit.Story

  init(_ manager: TodoManager, _ transport: any Transport, _ story: Visit.Story) {
    self.manager = manager
    self.story = story
    story.todosAtStart = manager.todos.count
    viewModel = ViewModel(manager, WatchedTransport(transport: transport, story: story))
  }

  var status: String {
    if story.isSending {
      story.looksWhileSending = true
    } else if story.saves.isEmpty {
      story.looksBeforeSaving = true
    }
    return viewModel.status
  }

  func save() {
    story.saves.append(manager.todos.count)
    viewModel.save()
  }
}

private struct WatchedTransport: Transport {
  let transport: any Transport
  let story: Visit.Story

  func send(_ todos: [Todo]) throws {
    story.sent.append(todos.count)
    story.isSending = true
    defer { story.isSending = false }
    do {
      try transport.send(todos)
      story.errors.append(nil)
    } catch {
      story.errors.append("\(error)")
      throw error
    }
  }
}
