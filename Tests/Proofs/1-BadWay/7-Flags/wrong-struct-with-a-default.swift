// Rejected by: every initializer of a screen requires the flags
// Both dependencies are in one struct, which has a default for the flags.

import BadWaySupport

struct Flags {
  /// Puts numbers in front of the to-dos, instead of dashes.
  let showsNewList: Bool
  /// Shows `Todo.samples` instead of the user's to-dos.
  let usesSamples: Bool
}

/// Returns the to-dos as lines: with numbers in the new list, with dashes in the old one.
private func listLines(of manager: TodoManager, flags: Flags) -> [String] {
  let todos = flags.usesSamples ? Todo.samples : manager.todos
  return todos.enumerated().map { number, todo in
    flags.showsNewList ? "\(number + 1). \(todo.title)" : "- \(todo.title)"
  }
}

struct Needs {
  let manager: TodoManager
  var flags = Flags(showsNewList: false, usesSamples: false)
}

final class ListScreen {
  private let needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  var lines: [String] {
    listLines(of: needs.manager, flags: needs.flags)
  }
}

/// The message that sends your list to a friend.
final class MessageScreen {
  private let needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  var lines: [String] {
    listLines(of: needs.manager, flags: needs.flags)
  }
}

final class AppRoot {
  private let flags: Flags
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  func makeListScreen() -> ListScreen { ListScreen(.init(manager: manager, flags: flags)) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(.init(manager: manager, flags: flags)) }
}

/// Starts the app; no other code reads from the process.
func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
