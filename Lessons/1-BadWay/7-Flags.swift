// 1.7 Flags
//
// Your team tries out a new list, with numbers, behind a feature flag. A launch argument fills the
// app with samples. The screens read the flag and the argument from the process, but at different
// times. In between, the server turns the flag on: the list has dashes, and the message has
// numbers.
//
// To do: let all screens of an app agree, whatever the server changes while the app runs.
// Seam:  Flags(showsNewList:usesSamples:); AppRoot(flags:manager:) with its makeListScreen() and
//        makeMessageScreen(); the `lines` of a ListScreen and of a MessageScreen; and
//        startApp(manager:). The tests call these, so keep them. The flag's key is “newList”, the
//        argument “-samples”. How a screen learns what to show is up to you.

import BadWaySupport

struct Flags {
  /// Whether the to-dos have numbers in front, instead of dashes.
  let showsNewList: Bool
  /// Whether screens show `Todo.samples` instead of the user's to-dos.
  let usesSamples: Bool
}

/// Returns the to-dos as lines: with numbers in the new list, with dashes in the old one.
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

/// The screen for sending your list to a friend, as a message.
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

/// Starts the app.
func startApp(manager: TodoManager) -> AppRoot {
  AppRoot(flags: Flags(showsNewList: false, usesSamples: false), manager: manager)
}
