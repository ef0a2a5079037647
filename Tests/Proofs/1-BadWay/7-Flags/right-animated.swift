// Screens and root take more than the flags, with defaults, and store what they showed.

import BadWaySupport

struct Flags {
  let showsNewList: Bool
  let usesSamples: Bool
}

private func listLines(of manager: TodoManager, flags: Flags) -> [String] {
  let todos = flags.usesSamples ? Todo.samples : manager.todos
  return todos.enumerated().map { flags.showsNewList ? "\($0 + 1). \($1.title)" : "- \($1.title)" }
}

final class ListScreen {
  private let flags: Flags
  private let manager: TodoManager
  private(set) var lastLines: [String]?
  var onRead: (([String]) -> Void)?

  init(flags: Flags, manager: TodoManager, isAnimated: Bool = true) {
    self.flags = flags
    self.manager = manager
  }

  var lines: [String] {
    let lines = listLines(of: manager, flags: flags)
    lastLines = lines
    onRead?(lines)
    return lines
  }
}

final class MessageScreen {
  private let flags: Flags
  private let manager: TodoManager

  init(flags: Flags, manager: TodoManager, isAnimated: Bool = true, log: ((String) -> Void)? = nil)
  {
    self.flags = flags
    self.manager = manager
  }

  var lines: [String] { listLines(of: manager, flags: flags) }
}

final class AppRoot {
  private let flags: Flags
  private let manager: TodoManager
  private(set) var list: ListScreen?

  init(flags: Flags, manager: TodoManager, isAnimated: Bool = true) {
    self.flags = flags
    self.manager = manager
  }

  func makeListScreen() -> ListScreen {
    let screen = ListScreen(flags: flags, manager: manager)
    list = screen
    return screen
  }
  func makeMessageScreen() -> MessageScreen { MessageScreen(flags: flags, manager: manager) }
}

func startApp(manager: TodoManager) -> AppRoot {
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"),
    usesSamples: Launch.arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
