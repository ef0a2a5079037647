// Rejected by: the specification rejects view models that retry by themselves
// The double throws before it records, so it hides the calls that fail.

import BadWaySupport

private final class SpyTransport: Transport {
  var calls: [[Todo]] = []
  var error: TransportError?
  var onSend: () -> Void = {}

  func send(_ todos: [Todo]) throws {
    onSend()
    if let error { throw error }
    calls.append(todos)
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let (manager, spy) = (TodoManager(), SpyTransport())
  let empty = make(manager, spy)
  empty.save()
  guard spy.calls == [], empty.status == "Nothing to save" else { return false }
  manager.add(Todo(title: "Milk"))
  let viewModel = make(manager, spy)
  guard spy.calls == [], viewModel.status == "" else { return false }
  manager.add(Todo(title: "Bread"))

  var isSaving = true
  spy.onSend = { isSaving = isSaving && viewModel.status == "Saving…" }
  for reason in [nil, "Full.", "Closed.", nil] {
    spy.calls = []
    spy.error = reason.map { TransportError($0) }
    viewModel.save()
    guard isSaving, spy.calls == (reason == nil ? [manager.todos] : []) else { return false }
    guard viewModel.status == reason ?? "Saved 2" else { return false }
  }
  return true
}
