import BadWaySupport

/// A function that creates a view model, of the type that the specification takes.
typealias ViewModelFactory = @MainActor (TodoManager, any Transport) -> any Saving

/// Correct view models, each built in another way.
let correctFactories: [ViewModelFactory] = [
  ViewModel.init, ClosureViewModel.make, StateViewModel.init,
]

/// A correct view model; each mutant overrides some of its methods.
class ViewModel: Saving {
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

struct ClosureViewModel: Saving {
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

final class StateViewModel: Saving {
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

final class OwnTransport: ViewModel {
  override func send(_ todos: [Todo]) { ServerTransport().send(todos) }
}

final class SendsTwice: ViewModel {
  override func send(_ todos: [Todo]) throws {
    try transport.send(todos)
    try transport.send(todos)
  }
}

final class SendsOneByOne: ViewModel {
  override func send(_ todos: [Todo]) throws {
    for todo in todos { try transport.send([todo]) }
  }
}

final class SendsTheFirst: ViewModel {
  override func send(_ todos: [Todo]) throws { try transport.send(Array(todos.prefix(1))) }
}

final class SendsTheEarliest: ViewModel {
  private var earliest: [Todo] = []

  required init(_ manager: TodoManager, _ transport: any Transport) {
    earliest = manager.todos
    super.init(manager, transport)
  }

  override func send(_ todos: [Todo]) throws {
    // Without earlier to-dos, this mutant sends nothing: sending an empty list is another bug.
    if !earliest.isEmpty { try transport.send(earliest) }
  }
}

final class SendsTheNew: ViewModel {
  private var sent: [Todo] = []

  override func send(_ todos: [Todo]) throws {
    let new = todos.filter { !sent.contains($0) }
    if !new.isEmpty { try transport.send(new) }
    sent = todos
  }
}

final class SendsTheSame: ViewModel {
  private var first: [Todo] = []

  override func send(_ todos: [Todo]) throws {
    if first.isEmpty { first = todos }
    try transport.send(first)
  }
}

final class RepeatsTheNumber: ViewModel {
  private var first: Int?

  override func succeed(_ count: Int) {
    first = first ?? count
    super.succeed(first ?? count)
  }
}

final class AddsUp: ViewModel {
  private var total = 0

  override func succeed(_ count: Int) {
    total += count
    super.succeed(total)
  }
}

final class HidesErrors: ViewModel {
  override func fail(_ reason: String, _ count: Int) { succeed(count) }
}

final class HidesReasons: ViewModel {
  override func fail(_ reason: String, _ count: Int) { status = "Error" }
}

final class KeepsTheFirstReason: ViewModel {
  private var first: String?

  override func fail(_ reason: String, _ count: Int) {
    first = first ?? reason
    super.fail(first ?? reason, count)
  }
}

final class GivesUp: ViewModel {
  private var hasFailed = false

  override func save() {
    if !hasFailed { super.save() }
  }

  override func fail(_ reason: String, _ count: Int) {
    hasFailed = true
    super.fail(reason, count)
  }
}

final class Retries: ViewModel {
  override func send(_ todos: [Todo]) throws {
    do {
      try transport.send(todos)
    } catch {
      try transport.send(todos)
    }
  }
}

final class SaysSavedTooEarly: ViewModel {
  override func send(_ todos: [Todo]) throws {
    succeed(todos.count)
    try super.send(todos)
  }
}

final class SendsEmptyLists: ViewModel {
  override func saveNothing() {
    status = "Saving…"
    // Ignores an error, because showing it would be another bug.
    try? transport.send([])
    super.saveNothing()
  }
}

final class SaysSavedZero: ViewModel {
  override func saveNothing() { succeed(0) }
}

final class SendsWhenCreated: ViewModel {
  required init(_ manager: TodoManager, _ transport: any Transport) {
    super.init(manager, transport)
    if !manager.todos.isEmpty { try? transport.send(manager.todos) }
  }
}

final class StartsReady: ViewModel {
  required init(_ manager: TodoManager, _ transport: any Transport) {
    super.init(manager, transport)
    status = "Ready"
  }
}

/// A mutant, and the rule that it breaks.
struct Mutant {
  let rule: String
  let make: ViewModelFactory

  static let all = [
    Mutant(rule: "its own transport", make: OwnTransport.init),
    Mutant(rule: "once", make: SendsTwice.init),
    Mutant(rule: "in one call", make: SendsOneByOne.init),
    Mutant(rule: "all to-dos", make: SendsTheFirst.init),
    Mutant(rule: "the current to-dos", make: SendsTheEarliest.init),
    Mutant(rule: "all to-dos each time", make: SendsTheNew.init),
    Mutant(rule: "the latest to-do, too", make: SendsTheSame.init),
    Mutant(rule: "the number", make: AddsUp.init),
    Mutant(rule: "another number after another to-do", make: RepeatsTheNumber.init),
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
