// 1.8 TestDouble
//
// A test sees only what its double can do. This double records each call before it throws, throws
// when the test says so, and looks at the view model during the call.

import BadWaySupport

private final class SpyTransport: Transport {
  var calls: [[Todo]] = []
  var error: TransportError?
  var onSend: () -> Void = {}

  func send(_ todos: [Todo]) throws {
    calls.append(todos)
    onSend()
    if let error { throw error }
  }
}

/// Returns whether the view models that `make` creates are correct.
func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let (manager, spy) = (TodoManager(), SpyTransport())
  let idle = make(manager, spy)
  idle.save()
  guard spy.calls == [], idle.status == "Nothing to save" else { return false }

  manager.add(Todo(title: "Milk"))
  let viewModel = make(manager, spy)
  guard spy.calls == [], viewModel.status == "" else { return false }
  manager.add(Todo(title: "Bread"))

  var statuses: [String] = []
  spy.onSend = { statuses.append(viewModel.status) }
  for reason in [nil, "The cable is cut.", "The server is full.", nil] {
    spy.calls = []
    statuses = []
    spy.error = reason.map { TransportError($0) }
    viewModel.save()
    guard spy.calls == [manager.todos], statuses == ["Saving…"] else { return false }
    guard viewModel.status == reason ?? "Saved \(manager.todos.count)" else { return false }
    manager.add(Todo(title: "Tea"))
  }
  return true
}
