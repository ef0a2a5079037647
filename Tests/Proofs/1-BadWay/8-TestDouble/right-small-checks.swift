// A list of small checks, each with its own view model and its own double.

import BadWaySupport

private typealias Make = (TodoManager, any Transport) -> any Saving

private final class Spy: Transport {
  private(set) var calls: [[String]] = []
  var failure: String?

  func send(_ todos: [Todo]) throws {
    calls.append(todos.map(\.title))
    if let failure { throw TransportError(failure) }
  }
}

private final class Lookout: Transport {
  var viewModel: (any Saving)?
  var seen: [String] = []

  func send(_ todos: [Todo]) {
    seen.append(viewModel?.status ?? "")
  }
}

private func filled(_ titles: String...) -> TodoManager {
  let manager = TodoManager()
  for title in titles { manager.add(Todo(title: title)) }
  return manager
}

private func waitsForTheFirstSave(_ make: Make) -> Bool {
  let spy = Spy()
  return make(filled("a"), spy).status == "" && spy.calls.isEmpty
}

private func sendsNothingWithoutTodos(_ make: Make) -> Bool {
  let spy = Spy()
  let viewModel = make(filled(), spy)
  viewModel.save()
  return spy.calls.isEmpty && viewModel.status == "Nothing to save"
}

private func sendsWhatIsThere(_ make: Make) -> Bool {
  let (spy, manager) = (Spy(), filled("a"))
  let viewModel = make(manager, spy)
  manager.add(Todo(title: "b"))
  viewModel.save()
  manager.add(Todo(title: "c"))
  viewModel.save()
  return spy.calls == [["a", "b"], ["a", "b", "c"]] && viewModel.status == "Saved 3"
}

private func showsEachReason(_ make: Make) -> Bool {
  let spy = Spy()
  let viewModel = make(filled("a", "b"), spy)
  return ["No.", "Never.", nil].allSatisfy { reason in
    spy.failure = reason
    let before = spy.calls.count
    viewModel.save()
    return viewModel.status == reason ?? "Saved 2" && spy.calls.count == before + 1
  }
}

private func saysSaving(_ make: Make) -> Bool {
  let lookout = Lookout()
  let viewModel = make(filled("a"), lookout)
  lookout.viewModel = viewModel
  viewModel.save()
  return lookout.seen == ["Saving…"]
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  waitsForTheFirstSave(make) && sendsNothingWithoutTodos(make) && sendsWhatIsThere(make)
    && showsEachReason(make) && saysSaving(make)
}
