// Rejected by: both screens show samples only if usesSamples is true
// With an empty manager, the screens show samples.

import BadWaySupport

struct Flags {
  let showsNewList: Bool
  let usesSamples: Bool
}

private func listLines(of manager: TodoManager, flags: Flags) -> [String] {
  let todos = flags.usesSamples || manager.todos.isEmpty ? Todo.samples : manager.todos
  return todos.enumerated().map { flags.showsNewList ? "\($0 + 1). \($1.title)" : "- \($1.title)" }
}

final class ListScreen {
  private let flags: Flags
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  var lines: [String] { listLines(of: manager, flags: flags) }
}

final class MessageScreen {
  private let flags: Flags
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager

  }

  var lines: [String] { listLines(of: manager, flags: flags) }
}

final class AppRoot {
  private let flags: Flags
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  func makeListScreen() -> ListScreen { ListScreen(flags: flags, manager: manager) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(flags: flags, manager: manager) }

}

func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
