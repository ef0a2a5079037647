// Rejected by: two apps with different flags run side by side
// The root writes its flags into a static property, and the screens read them there.

import BadWaySupport

struct Flags {
  /// Numbers in front of the to-dos, in place of dashes.
  let showsNewList: Bool
  /// The to-dos of `Todo.samples`, in place of the user's.
  let usesSamples: Bool

  static var current = Flags(showsNewList: false, usesSamples: false)
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

  init(manager: TodoManager) {
    self.manager = manager
  }

  var lines: [String] {
    listLines(of: manager, flags: .current)
  }
}

/// The message with which you send your list to a friend.
final class MessageScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  var lines: [String] {
    listLines(of: manager, flags: .current)
  }
}

final class AppRoot {
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.manager = manager
    Flags.current = flags
  }

  func makeListScreen() -> ListScreen { ListScreen(manager: manager) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(manager: manager) }
}

/// Where the app starts, and the only place that asks the process.
func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
