// 1.8 TestDouble
//
// The test of a save button has always passed, even with serious bugs in the app. The test's
// transport never fails and records nothing. This time, you write the test: a specification that
// takes a function. The function creates view models: some are correct, and some have a bug.
//
// Correct:
// - Before the first save(), nothing is sent, and `status` is empty.
// - If the manager has to-dos, each save() calls the transport's send(_:) once, with all of them,
//   in the manager's order.
// - During that call, `status` is “Saving…”.
// - After a call without an error, `status` says how many to-dos were sent: “Saved 2” for two.
// - After a call that threw a TransportError, `status` is the error's `reason`.
// - Without to-dos, nothing is sent, and `status` is “Nothing to save”.
//
// How a view model is built doesn't matter: it can be a class or a struct, for example.
//
// To do: let specification(_:) return true if the view models are correct, and false if they
//        aren't. It should never trap, even for a view model with a bug.
// Seam:  specification(_:). The tests call it, so keep its signature.

import BadWaySupport

private struct StubTransport: Transport {
  func send(_ todos: [Todo]) {}
}

/// Returns whether the view models that `make` creates are correct.
func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let manager = TodoManager()
  let viewModel = make(manager, StubTransport())
  manager.add(Todo(title: "Milk"))
  viewModel.save()
  return viewModel.status == "Saved 1"
}
