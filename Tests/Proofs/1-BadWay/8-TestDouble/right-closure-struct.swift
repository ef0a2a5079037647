// The double is a struct with a closure: each save gets a closure of its own.

import BadWaySupport

private struct ClosureTransport: Transport {
  let onSend: ([Todo]) throws -> Void

  func send(_ todos: [Todo]) throws { try onSend(todos) }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let manager = TodoManager()
  manager.add(Todo(title: "Tea"))
  var onSend: ([Todo]) -> TransportError? = { _ in nil }
  var count = 0
  let transport = ClosureTransport { todos in
    count += 1
    if let error = onSend(todos) { throw error }
  }
  let viewModel = make(manager, transport)
  guard count == 0, viewModel.status.isEmpty else { return false }
  manager.add(Todo(title: "Rice"))

  for error in [TransportError("A"), nil, TransportError("B"), nil] {
    var isRight = false
    onSend = { todos in
      isRight = todos == manager.todos && viewModel.status == "Saving…"
      return error
    }
    let before = count
    viewModel.save()
    guard isRight, count == before + 1,
      viewModel.status == error?.reason ?? "Saved \(manager.todos.count)"
    else { return false }
    manager.add(Todo(title: "Beans"))
  }

  let idle = make(TodoManager(), transport)
  let before = count
  idle.save()
  return count == before && idle.status == "Nothing to save"
}
