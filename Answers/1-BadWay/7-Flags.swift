// 1.7 Flags
//
// A flag is an input. The app reads it once, at launch, and passes the value on: the value can't
// change between two screens, and two apps can have different flags.

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

/// The screen for sending your list to a friend, as a message.
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

/// Starts the app; no other code reads from the process.
func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
