// Rejected by: the specification rejects view models that say “Saved” too early
// The specification reads the status after each save(), but never during the call.

import BadWaySupport

private final class SpyTransport: Transport {
  var calls: [[Todo]] = []
  var error: TransportError?

  func send(_ todos: [Todo]) throws {
    calls.append(todos)
    if let error { throw error }
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let (manager, spy) = (TodoManager(), SpyTransport())
  let idle = make(manager, spy)
  idle.save()
  guard spy.calls == [], idle.status == "Nothing to save" else { return false }

  manager.add(Todo(title: "Milk"))
  let viewModel = make(manager, spy)
  guard spy.calls == [], viewModel.status == "" else { return false }
  manager.add(Todo(title: "Bread"))

  for reason in [nil, "The cable is cut.", "The server is full.", nil] {
    spy.calls = []
    spy.error = reason.map { TransportError($0) }
    viewModel.save()
    guard spy.calls == [manager.todos] else { return false }
    guard viewModel.status == reason ?? "Saved 2" else { return false }
  }
  return true
}
