// Rejected by: the specification rejects view models that send only the first to-do
// The double counts its calls, and ignores the to-dos.

import BadWaySupport

private final class CountingTransport: Transport {
  var count = 0
  var error: TransportError?

  func send(_ todos: [Todo]) throws {
    count += 1
    if let error { throw error }
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let (manager, counter) = (TodoManager(), CountingTransport())
  let viewModel = make(manager, counter)
  viewModel.save()
  guard counter.count == 0, viewModel.status == "Nothing to save" else { return false }
  manager.add(Todo(title: "Milk"))
  manager.add(Todo(title: "Bread"))
  viewModel.save()
  guard counter.count == 1, viewModel.status == "Saved 2" else { return false }
  counter.error = TransportError("Full.")
  viewModel.save()
  return counter.count == 2 && viewModel.status == "Full."
}
