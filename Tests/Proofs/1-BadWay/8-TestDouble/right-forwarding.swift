// The double forwards to one of Support's doubles, which the specification replaces between saves.

import BadWaySupport

private final class Switch: Transport {
  var next: any Transport = RecordingTransport()
  var viewModel: (any Saving)?
  var count = 0
  var saidSaving = true

  func send(_ todos: [Todo]) throws {
    count += 1
    saidSaving = saidSaving && viewModel?.status == "Saving…"
    try next.send(todos)
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let manager = TodoManager()
  for title in ["Milk", "Bread"] { manager.add(Todo(title: title)) }
  let line = Switch()
  let viewModel = make(manager, line)
  guard line.count == 0, viewModel.status == "" else { return false }
  line.viewModel = viewModel
  manager.add(Todo(title: "Eggs"))

  for (saves, reason) in ["Full.", "", "Closed.", ""].enumerated() {
    let recording = RecordingTransport()
    line.next = reason.isEmpty ? recording : FailingTransport(TransportError(reason))
    viewModel.save()
    guard line.count == saves + 1, line.saidSaving else { return false }
    let titles = reason.isEmpty ? manager.todos.map(\.title) : []
    guard viewModel.status == (reason.isEmpty ? "Saved \(titles.count)" : reason),
      recording.titles == titles
    else { return false }
    manager.add(Todo(title: "Salt"))
  }

  let unused = Switch()
  let idle = make(TodoManager(), unused)
  idle.save()
  return unused.count == 0 && idle.status == "Nothing to save"
}
