import BadWaySupport

/// A transport that records all calls, and the view model that makes them.
private final class Setup: Transport {
  private let manager = TodoManager()
  private var error: TransportError?
  private(set) var calls: [[Todo]] = []
  private(set) var statusesWhileSending: [String] = []
  private(set) var viewModel: (any Saving)?

  init(_ make: ViewModelFactory, todos count: Int) {
    add(count)
    viewModel = make(manager, self)
  }

  var status: String { viewModel?.status ?? "" }
  /// The titles of the to-dos in all recorded calls.
  var sent: Set<String> { Set(calls.joined().map(\.title)) }

  func add(_ count: Int) {
    for _ in 0..<count { manager.add(Todo(title: "To-do \(manager.todos.count)")) }
  }

  func send(_ todos: [Todo]) throws {
    calls.append(todos)
    statusesWhileSending.append(status)
    if let error { throw error }
  }

  /// Forgets earlier calls, then saves once.
  func save(failing reason: String? = nil) {
    (calls, statusesWhileSending) = ([], [])
    error = reason.map { TransportError($0) }
    viewModel?.save()
  }
}

/// A rule for view models; a bug against one rule breaks no other.
struct Rule {
  let text: String
  let isKept: @MainActor (ViewModelFactory) -> Bool

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
      // With a single to-do, a view model that sends to-dos one by one keeps this rule.
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
      // Both managers have the same to-dos in the end, so both transports should get the same ones.
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
    Rule(text: "the latest to-do, too") { make in
      // A view model that sends only some to-dos, or none, treats both managers alike.
      let (once, twice) = (Setup(make, todos: 0), Setup(make, todos: 0))
      once.add(3)
      twice.add(2)
      twice.save()
      twice.add(1)
      for setup in [once, twice] { setup.save() }
      return once.sent.contains("To-do 2") == twice.sent.contains("To-do 2")
    },
    Rule(text: "another number after another to-do") { make in
      let setup = Setup(make, todos: 2)
      setup.save()
      let first = setup.status
      setup.add(1)
      setup.save()
      return setup.status != first
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
