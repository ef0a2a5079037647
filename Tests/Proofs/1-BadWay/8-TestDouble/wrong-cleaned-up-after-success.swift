// Rejected by: the specification returns the same result every time
// All calls share one double, which only a call that returns true cleans up.

import BadWaySupport

private final class SpyTransport: Transport {
  static let shared = SpyTransport()

  private(set) var calls: [[Todo]] = []
  private(set) var statuses: [String] = []
  var error: TransportError?
  var look: () -> String = { "" }

  func send(_ todos: [Todo]) throws {
    calls.append(todos)
    statuses.append(look())
    if let error {
      self.error = nil
      throw error
    }
  }

  func reset() {
    calls = []
    statuses = []
    error = nil
    look = { "" }
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let spy = SpyTransport.shared

  let empty = make(TodoManager(), spy)
  empty.save()
  guard empty.status == "Nothing to save", spy.calls.isEmpty else { return false }

  let manager = TodoManager()
  manager.add(Todo(title: "Milk"))
  let viewModel = make(manager, spy)
  spy.look = { viewModel.status }
  guard viewModel.status == "", spy.calls.isEmpty else { return false }
  manager.add(Todo(title: "Bread"))

  let outcomes: [TransportError?] = [
    nil, nil, TransportError("Offline"), TransportError("Server full"), nil,
  ]
  for (index, error) in outcomes.enumerated() {
    spy.error = error
    viewModel.save()
    spy.error = nil
    guard spy.calls.count == index + 1, spy.calls[index].count == 2,
      manager.todos.allSatisfy({ spy.calls[index].contains($0) }),
      spy.statuses[index] == "Saving…",
      viewModel.status == error?.reason ?? "Saved 2"
    else { return false }
  }

  spy.reset()
  return true
}
