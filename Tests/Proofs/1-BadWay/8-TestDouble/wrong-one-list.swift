// Rejected by: the specification rejects view models that send an empty list
// The double puts the to-dos of all calls in one list, and an empty call leaves no trace.

import BadWaySupport

private final class SpyTransport: Transport {
  var sent: [Todo] = []
  var error: TransportError?
  var onSend: () -> Void = {}

  func send(_ todos: [Todo]) throws {
    sent += todos
    onSend()
    if let error { throw error }
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let (manager, spy) = (TodoManager(), SpyTransport())
  let idle = make(manager, spy)
  idle.save()
  guard spy.sent == [], idle.status == "Nothing to save" else { return false }

  manager.add(Todo(title: "Milk"))
  let viewModel = make(manager, spy)
  guard spy.sent == [], viewModel.status == "" else { return false }
  manager.add(Todo(title: "Bread"))

  var statuses: [String] = []
  spy.onSend = { statuses.append(viewModel.status) }
  for reason in [nil, "The cable is cut.", "The server is full.", nil] {
    spy.sent = []
    statuses = []
    spy.error = reason.map { TransportError($0) }
    viewModel.save()
    guard spy.sent == manager.todos, statuses == ["Saving…"] else { return false }
    guard viewModel.status == reason ?? "Saved 2" else { return false }
  }
  return true
}
