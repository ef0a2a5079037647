// Rejected by: the specification rejects view models that send to-dos one by one
// Support's doubles put all titles in one list, can't fail only once, and don't look at the status.

import BadWaySupport

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let manager = TodoManager()
  manager.add(Todo(title: "Milk"))
  let recording = RecordingTransport()
  let viewModel = make(manager, recording)
  guard recording.titles == [], viewModel.status == "" else { return false }
  manager.add(Todo(title: "Bread"))
  viewModel.save()
  guard recording.titles == ["Milk", "Bread"], viewModel.status == "Saved 2" else { return false }
  viewModel.save()
  guard recording.titles == ["Milk", "Bread", "Milk", "Bread"], viewModel.status == "Saved 2"
  else { return false }

  for reason in ["Full.", "Closed."] {
    let failing = make(manager, FailingTransport(TransportError(reason)))
    failing.save()
    guard failing.status == reason else { return false }
  }

  let idle = RecordingTransport()
  let empty = make(TodoManager(), idle)
  empty.save()
  return idle.titles == [] && empty.status == "Nothing to save"
}
