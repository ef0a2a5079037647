// 1.7 Flags
//
// In the same app, a user's list has dashes, and her message has numbers. (Launch replaces
// UserDefaults.standard and ProcessInfo.processInfo here.)
//
// To do: let all screens of an app agree, whatever the server changes while the app runs.
// Seam:  Flags; AppRoot(flags:manager:), an app with these flags, and its makeListScreen() and
//        makeMessageScreen(); the `lines` of both screens; startApp(manager:), which starts the
//        app, with “-samples” or without. The tests use all these, so keep them. How a screen
//        learns what to show is up to you.

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
