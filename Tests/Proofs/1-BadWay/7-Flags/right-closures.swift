// The screens are structs that take a function, which captures the flags and returns their lines.

import BadWaySupport

struct Flags {
  let showsNewList: Bool
  let usesSamples: Bool
}

struct ListScreen {
  private let makeLines: () -> [String]

  init(_ makeLines: @escaping () -> [String]) {
    self.makeLines = makeLines
  }

  var lines: [String] { makeLines() }
}

struct MessageScreen {
  private let makeLines: () -> [String]

  init(_ makeLines: @escaping () -> [String]) {
    self.makeLines = makeLines
  }

  var lines: [String] { makeLines() }
}

struct AppRoot {
  private let makeLines: () -> [String]

  init(flags: Flags, manager: TodoManager) {
    makeLines = {
      (flags.usesSamples ? Todo.samples : manager.todos).enumerated().map { place, todo in
        flags.showsNewList ? "\(place + 1). \(todo.title)" : "- \(todo.title)"
      }
    }
  }

  func makeListScreen() -> ListScreen { ListScreen(makeLines) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(makeLines) }
}

func startApp(manager: TodoManager) -> AppRoot {
  let arguments = Set(Launch.arguments)
  let flags = Flags(
    showsNewList: Launch.bool(forKey: "newList"), usesSamples: arguments.contains("-samples"))
  return AppRoot(flags: flags, manager: manager)
}
