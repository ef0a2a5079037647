// Rejected by: the specification rejects view models that say “Saved 0”
// The specification creates and saves, and checks nothing.

import BadWaySupport

private struct StubTransport: Transport {
  func send(_ todos: [Todo]) {}
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let viewModel = make(TodoManager(), StubTransport())
  viewModel.save()
  return true
}
