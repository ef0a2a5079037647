// 1.7 Flags
//
// Your team tries a new list, with numbers, behind a feature flag. A launch argument fills the app
// with samples. The screens ask the process for both, each at a moment of its own. While the app
// runs, the server turns the flag on: the list has dashes, but the message has numbers.
//
// To do: let startApp ask the process, once, and hand the flags to every screen as values.
// Seam:  Flags(showsNewList:usesSamples:); AppRoot(flags:manager:) with its makeListScreen() and
//        makeMessageScreen(); the `lines` of a ListScreen and of a MessageScreen; and
//        startApp(manager:). The tests call these, so keep them. The flag's key is “newList”, the
//        argument “-samples”. How a screen takes the flags is yours to decide.

import BadWaySupport

struct Flags {
  /// Numbers in front of the to-dos, in place of dashes.
  let showsNewList: Bool
  /// The to-dos of `Todo.samples`, in place of the user's.
  let usesSamples: Bool
}

/// The to-dos as lines: with numbers in the new list, with dashes in the old one.
private func listLines(of manager: TodoManager, isNew: Bool) -> [String] {
  let todos = Launch.arguments.contains("-samples") ? Todo.samples : manager.todos
  return todos.enumerated().map { isNew ? "\($0 + 1). \($1.title)" : "- \($1.title)" }
}

final class ListScreen {
  private let manager: TodoManager
  private let isNew = Launch.bool(forKey: "newList")

  init(manager: TodoManager) {
    self.manager = manager
  }

  var lines: [String] {
    listLines(of: manager, isNew: isNew)
  }
}

/// The message with which you send your list to a friend.
final class MessageScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  var lines: [String] {
    listLines(of: manager, isNew: Launch.bool(forKey: "newList"))
  }
}

final class AppRoot {
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager) {
    self.manager = manager
  }

  func makeListScreen() -> ListScreen { ListScreen(manager: manager) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(manager: manager) }
}

/// Where the app starts.
func startApp(manager: TodoManager) -> AppRoot {
  AppRoot(flags: Flags(showsNewList: false, usesSamples: false), manager: manager)
}
