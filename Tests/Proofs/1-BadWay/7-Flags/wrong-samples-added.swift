// Rejected by: both screens show samples only if usesSamples is true
// The root adds the samples to the user's own to-dos.
// Asks: Which line adds to-dos to it?

import BadWaySupport

struct Flags {
  /// Puts numbers in front of the to-dos, instead of dashes.
  let showsNewList: Bool
  /// Shows `Todo.samples` instead of the user's to-dos.
  let usesSamples: Bool
}

/// Returns the to-dos as lines: with numbers in the new list, with dashes in the old one.
private func listLines(of manager: TodoManager, flags: Flags) -> [String] {
  manager.todos.enumerated().map { number, todo in
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

/// The message that sends your list to a friend.
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
    if flags.usesSamples { for todo in Todo.samples { manager.add(todo) } }
  }

  func makeListScreen() -> ListScreen { ListScreen(manager: manager, flags: flags) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(manager: manager, flags: flags) }
}

/// Starts the app; no other code reads from the process.
func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
