// Rejected by: the app reads the flag and the launch argument once each
// startApp reads the flag to prepare the app, and again for the root's flags.

import BadWaySupport

struct Flags {
  /// Numbers in front of the to-dos, in place of dashes.
  let showsNewList: Bool
  /// The to-dos of `Todo.samples`, in place of the user's.
  let usesSamples: Bool
}

/// The to-dos as lines: with numbers in the new list, with dashes in the old one.
private func listLines(of manager: TodoManager, flags: Flags) -> [String] {
  let todos = flags.usesSamples ? Todo.samples : manager.todos
  return todos.enumerated().map { number, todo in
    flags.showsNewList ? "\(number + 1). \(todo.title)" : "- \(todo.title)"
  }
}

final class ListScreen {
  private let manager: TodoManager
  private let flags: Flags

  init(manager: TodoManager, flags: Flags) {
    self.manager = manager
    self.flags = flags
  }

  var lines: [String] {
    listLines(of: manager, flags: flags)
  }
}

/// The message with which you send your list to a friend.
final class MessageScreen {
  private let manager: TodoManager
  private let flags: Flags

  init(manager: TodoManager, flags: Flags) {
    self.manager = manager
    self.flags = flags
  }

  var lines: [String] {
    listLines(of: manager, flags: flags)
  }
}

final class AppRoot {
  private let flags: Flags
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  func makeListScreen() -> ListScreen { ListScreen(manager: manager, flags: flags) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(manager: manager, flags: flags) }
}

/// Where the app starts, and the only place that asks the process.
func startApp(manager: TodoManager) -> AppRoot {
  let store = Launch.bool(forKey: "newList") ? "lists-2" : "lists-1"
  assert(!store.isEmpty)
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
