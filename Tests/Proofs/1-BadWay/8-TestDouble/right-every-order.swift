// A model of the view model goes through all orders of three saves, next to the real one, with many
// to-dos, some of them with the same title.

import BadWaySupport

private final class Spy: Transport {
  struct Call: Equatable {
    var todos: [Todo]
    var status: String?
  }

  var calls: [Call] = []
  var error: TransportError?
  var look: (() -> String)?

  func send(_ todos: [Todo]) throws {
    calls.append(Call(todos: todos, status: look?()))
    if let error { throw error }
  }
}

private func isRight(
  _ replies: [String?], todos count: Int, _ make: (TodoManager, any Transport) -> any Saving
) -> Bool {
  let (manager, spy) = (TodoManager(), Spy())
  for number in 0..<count { manager.add(Todo(title: "\(number % 3)")) }
  let viewModel = make(manager, spy)
  spy.look = { viewModel.status }
  var expected: [Spy.Call] = []
  guard spy.calls == expected, viewModel.status == "" else { return false }

  for reply in replies {
    spy.error = reply.map { TransportError($0) }
    viewModel.save()
    let sent = manager.todos
    if !sent.isEmpty { expected.append(Spy.Call(todos: sent, status: "Saving…")) }
    let status = sent.isEmpty ? "Nothing to save" : reply ?? "Saved \(sent.count)"
    guard spy.calls == expected, viewModel.status == status else { return false }
    manager.add(Todo(title: "Another"))
  }
  return true
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let replies: [String?] = [nil, "Full.", "", "Saved 1"]
  for count in [0, 1, 2, 50] {
    for first in replies {
      for second in replies {
        for third in replies {
          guard isRight([first, second, third], todos: count, make) else { return false }
        }
      }
    }
  }
  return true
}
