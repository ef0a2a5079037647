// A script of saves, and one list of everything that happened, compared at the end.

import BadWaySupport

private final class Diary: Transport {
  var lines: [String] = []
  var status: () -> String = { "" }
  var replies: [String?] = []

  func send(_ todos: [Todo]) throws {
    lines.append("sends " + todos.map(\.title).joined(separator: "+") + ", shows " + status())
    guard !replies.isEmpty, let reason = replies.removeFirst() else { return }
    throw TransportError(reason)
  }
}

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  let diary = Diary()
  diary.replies = ["Full.", nil, "Closed.", nil]

  let nobody = make(TodoManager(), diary)
  nobody.save()
  diary.lines.append(nobody.status)

  let manager = TodoManager()
  manager.add(Todo(title: "A"))
  let viewModel = make(manager, diary)
  diary.status = { viewModel.status }
  diary.lines.append(viewModel.status)
  for title in ["B", "C", "D", "E"] {
    manager.add(Todo(title: title))
    viewModel.save()
    diary.lines.append(viewModel.status)
  }
  return diary.lines == [
    "Nothing to save", "",
    "sends A+B, shows Saving…", "Full.",
    "sends A+B+C, shows Saving…", "Saved 3",
    "sends A+B+C+D, shows Saving…", "Closed.",
    "sends A+B+C+D+E, shows Saving…", "Saved 5",
  ]
}
