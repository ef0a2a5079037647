// Rejected by: open screens show to-dos that you add later
// The flags are right, but each screen creates its lines on the first read, and keeps them.

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
  return todos.enumerated().map { flags.showsNewList ? "\($0 + 1). \($1.title)" : "- \($1.title)" }
}

final class ListScreen {
  private let manager: TodoManager
  private let flags: Flags

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  lazy var lines: [String] = {
    listLines(of: manager, flags: flags)
  }()
}

/// The message with which you send your list to a friend.
final class MessageScreen {
  private let manager: TodoManager
  private let flags: Flags

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  lazy var lines: [String] = {
    listLines(of: manager, flags: flags)
  }()
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

/// Where the app starts.
func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
