// Rejected by: the specification rejects view models that send everything twice
// The double throws, but records nothing: only the status is checked.

import BadWaySupport

private final class SometimesFailing: Transport {
  var reason: String?

  func send(_ todos: [Todo]) throws {
    if let reason { throw TransportError(reason) }
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let manager = TodoManager()
  let transport = SometimesFailing()
  let viewModel = make(manager, transport)
  guard viewModel.status == "" else { return false }
  viewModel.save()
  guard viewModel.status == "Nothing to save" else { return false }
  manager.add(Todo(title: "Milk"))
  viewModel.save()
  guard viewModel.status == "Saved 1" else { return false }
  transport.reason = "Full."
  viewModel.save()
  guard viewModel.status == "Full." else { return false }
  transport.reason = nil
  viewModel.save()
  return viewModel.status == "Saved 1"
}
