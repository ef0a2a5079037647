// Rejected by: changing flags before the first screen is created has no effect
// The root of the app reads the flags once, but only when the first screen needs them.

import BadWaySupport

struct Flags {
  /// Numbers in front of the to-dos, in place of dashes.
  let showsNewList: Bool
  /// The to-dos of `Todo.samples`, in place of the user's.
  let usesSamples: Bool

  /// The flags of the process, as it answers now.
  static func ofProcess() -> Flags {
    Flags(
      showsNewList: Launch.bool(forKey: "newList"),
      usesSamples: Launch.arguments.contains("-samples"))
  }
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
  private let given: Flags?
  private let manager: TodoManager
  private lazy var flags = given ?? .ofProcess()

  init(flags: Flags?, manager: TodoManager) {
    given = flags
    self.manager = manager
  }

  func makeListScreen() -> ListScreen { ListScreen(manager: manager, flags: flags) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(manager: manager, flags: flags) }
}

/// Where the app starts, and the only place that asks the process.
func startApp(manager: TodoManager) -> AppRoot {
  AppRoot(flags: nil, manager: manager)
}
