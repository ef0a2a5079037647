// Rejected by: the specification returns the same result every time
// The double is created once for the whole file. At the next call, it still has the old calls.

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

private let spy = SpyTransport()

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let manager = TodoManager()
  let viewModel = make(manager, spy)
  guard spy.calls == [], viewModel.status == "" else { return false }
  manager.add(Todo(title: "Milk"))
  viewModel.save()
  return spy.calls == [manager.todos] && viewModel.status == "Saved 1"
}
