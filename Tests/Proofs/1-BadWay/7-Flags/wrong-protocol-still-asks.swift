// Rejected by: turning on a flag while the app runs changes no screen
// The screens take only a protocol, but the type behind it reads from the process each time.

import BadWaySupport

protocol FlagSource {
  var showsNewList: Bool { get }
  var usesSamples: Bool { get }
}

struct Flags: FlagSource {
  let showsNewList: Bool
  let usesSamples: Bool
}

struct FlagsOfProcess: FlagSource {
  var showsNewList: Bool { Launch.bool(forKey: "newList") }
  var usesSamples: Bool { Launch.arguments.contains("-samples") }
}

/// The to-dos as lines: with numbers in the new list, with dashes in the old one.
private func listLines(of manager: TodoManager, flags: any FlagSource) -> [String] {
  let todos = flags.usesSamples ? Todo.samples : manager.todos
  return todos.enumerated().map { number, todo in
    flags.showsNewList ? "\(number + 1). \(todo.title)" : "- \(todo.title)"
  }
}

final class ListScreen {
  private let manager: TodoManager
  private let flags: any FlagSource

  init(manager: TodoManager, flags: any FlagSource) {
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
  private let flags: any FlagSource

  init(manager: TodoManager, flags: any FlagSource) {
    self.manager = manager
    self.flags = flags
  }

  var lines: [String] {
    listLines(of: manager, flags: flags)
  }
}

final class AppRoot {
  private let flags: any FlagSource
  private let manager: TodoManager

  init(flags: any FlagSource, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  func makeListScreen() -> ListScreen { ListScreen(manager: manager, flags: flags) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(manager: manager, flags: flags) }
}

/// Where the app starts, and the only place that asks the process.
func startApp(manager: TodoManager) -> AppRoot {
  AppRoot(flags: FlagsOfProcess(), manager: manager)
}
