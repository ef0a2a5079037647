// Two view models share a manager, each with its own double. The double notes a call in `defer`, so
// after it has thrown.

import BadWaySupport

private final class Holder: Transport {
  var viewModel: (any Saving)?
  var plan: [TransportError?] = []
  var notes: [(sent: [Todo], status: String)] = []

  func send(_ todos: [Todo]) throws {
    defer { notes.append((todos, viewModel?.status ?? "")) }
    if !plan.isEmpty, let error = plan.removeFirst() { throw error }
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let (manager, one, two) = (TodoManager(), Holder(), Holder())
  manager.add(Todo(title: "Milk"))
  (one.viewModel, two.viewModel) = (make(manager, one), make(manager, two))
  guard one.notes.isEmpty, two.notes.isEmpty else { return false }
  guard one.viewModel?.status == "", two.viewModel?.status == "" else { return false }
  manager.add(Todo(title: "Bread"))
  one.plan = [TransportError("One is down."), TransportError("One is full."), nil, nil]

  for (count, status) in ["One is down.", "One is full.", "Saved 4", "Saved 5"].enumerated() {
    one.viewModel?.save()
    two.viewModel?.save()
    for holder in [one, two] {
      guard holder.notes.count == count + 1, let last = holder.notes.last else { return false }
      guard last.sent == manager.todos, last.status == "Saving…" else { return false }
    }
    guard one.viewModel?.status == status,
      two.viewModel?.status == "Saved \(manager.todos.count)"
    else { return false }
    manager.add(Todo(title: "Tea"))
  }
  (one.viewModel, two.viewModel) = (nil, nil)

  let idle = make(TodoManager(), two)
  idle.save()
  return two.notes.count == 4 && idle.status == "Nothing to save"
}
