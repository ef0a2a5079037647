// All dependencies are in one struct, which requires each of them.

import BadWaySupport

struct Flags {
  /// Whether the to-dos have numbers in front, instead of dashes.
  let showsNewList: Bool
  /// Whether screens show `Todo.samples` instead of the user's to-dos.
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
  let flags: Flags
}

final class ListScreen {
  private let needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  var lines: [String] {
    listLines(of: needs.manager, flags: needs.flags)
  }
}

/// The screen for sending your list to a friend, as a message.
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
