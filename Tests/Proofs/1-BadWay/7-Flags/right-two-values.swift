// Each screen takes the two values themselves, not the type that groups all flags.

import BadWaySupport

struct Flags {
  /// Numbers in front of the to-dos, in place of dashes.
  let showsNewList: Bool
  /// The to-dos of `Todo.samples`, in place of the user's.
  let usesSamples: Bool
}

/// The to-dos as lines: with numbers in the new list, with dashes in the old one.
private func listLines(of manager: TodoManager, isNew: Bool, areSamples: Bool) -> [String] {
  let todos = areSamples ? Todo.samples : manager.todos
  return todos.enumerated().map { number, todo in
    isNew ? "\(number + 1). \(todo.title)" : "- \(todo.title)"
  }
}

final class ListScreen {
  private let manager: TodoManager
  private let isNew: Bool
  private let areSamples: Bool

  init(manager: TodoManager, isNew: Bool, areSamples: Bool) {
    self.manager = manager
    self.isNew = isNew
    self.areSamples = areSamples
  }

  var lines: [String] {
    listLines(of: manager, isNew: isNew, areSamples: areSamples)
  }
}

/// The message with which you send your list to a friend.
final class MessageScreen {
  private let manager: TodoManager
  private let isNew: Bool
  private let areSamples: Bool

  init(manager: TodoManager, isNew: Bool, areSamples: Bool) {
    self.manager = manager
    self.isNew = isNew
    self.areSamples = areSamples
  }

  var lines: [String] {
    listLines(of: manager, isNew: isNew, areSamples: areSamples)
  }
}

final class AppRoot {
  private let flags: Flags
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.flags = flags
    self.manager = manager
  }

  func makeListScreen() -> ListScreen {
    ListScreen(manager: manager, isNew: flags.showsNewList, areSamples: flags.usesSamples)
  }
  func makeMessageScreen() -> MessageScreen {
    MessageScreen(
      manager: manager, isNew: flags.showsNewList, areSamples: flags.usesSamples)
  }
}

/// Where the app starts, and the only place that asks the process.
func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
