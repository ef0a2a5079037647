// The root decides what the flags mean. The screens take no flags, only to-dos and a style.

import BadWaySupport

struct Flags {
  let showsNewList: Bool
  let usesSamples: Bool
}

protocol ListStyle {
  func line(_ title: String, at place: Int) -> String
}

struct Numbers: ListStyle {
  func line(_ title: String, at place: Int) -> String { "\(place + 1). \(title)" }
}

struct Dashes: ListStyle {
  func line(_ title: String, at place: Int) -> String { "- \(title)" }
}

extension ListStyle {
  fileprivate func lines(of manager: TodoManager) -> [String] {
    manager.todos.enumerated().map { line($1.title, at: $0) }
  }
}

final class ListScreen {
  private let manager: TodoManager
  private let style: any ListStyle

  init(manager: TodoManager, style: any ListStyle) {
    self.manager = manager
    self.style = style
  }

  var lines: [String] { style.lines(of: manager) }
}

final class MessageScreen {
  private let manager: TodoManager
  private let style: any ListStyle

  init(manager: TodoManager, style: any ListStyle) {
    self.manager = manager
    self.style = style
  }

  var lines: [String] { style.lines(of: manager) }
}

final class AppRoot {
  private let manager: TodoManager
  private let style: any ListStyle

  init(flags: Flags, manager: TodoManager) {
    if flags.usesSamples {
      self.manager = TodoManager()
      Todo.samples.forEach(self.manager.add)
    } else {
      self.manager = manager
    }
    style = flags.showsNewList ? Numbers() : Dashes()
  }

  func makeListScreen() -> ListScreen { ListScreen(manager: manager, style: style) }
  func makeMessageScreen() -> MessageScreen { MessageScreen(manager: manager, style: style) }
}

func startApp(manager: TodoManager) -> AppRoot {
  AppRoot(
    flags: Flags(
      showsNewList: Launch.bool(forKey: "newList"),
      usesSamples: Launch.arguments.contains("-samples")),
    manager: manager)
}
