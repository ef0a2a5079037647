import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.1 TwoSided", .graded)
struct TwoSidedTests {
  private let saved: [Folder: [String]] = [.home: ["Buy milk", "Buy bread"], .work: ["Report"]]

  @Test("a new window counts its saved to-dos")
  func counted() {
    let rows = [makePair(todos: saved), makePair(todos: [:])].map(\.folders.rows)
    #expect(
      rows == [["Home: 2", "Work: 1"], ["Home: 0", "Work: 0"]],
      "Which right pane, if any, does the left pane have when it counts?")
  }

  @Test("the right pane names the folder selected on the left")
  func named() {
    let pair = makePair(todos: saved)
    var titles = [pair.todos.title]
    for folder in [Folder.work, .home, .work] {
      pair.folders.select(folder)
      titles.append(pair.todos.title)
    }
    #expect(
      titles == ["Home", "Work", "Home", "Work"], "Which right pane, if any, does select(_:) call?")
  }

  @Test("the left pane counts to-dos added on the right")
  func added() {
    let pair = makePair(todos: saved)
    let rows = [Folder.work, .home, .home].map { folder in
      pair.folders.select(folder)
      pair.todos.add("Call Mina")
      return pair.folders.rows
    }
    #expect(
      rows == [["Home: 2", "Work: 2"], ["Home: 3", "Work: 2"], ["Home: 4", "Work: 2"]],
      "How does the left pane learn of a new to-do?")
  }

  @Test("two windows share nothing")
  func twoPairs() {
    let first = makePair(todos: saved)
    first.folders.select(.work)
    let second = makePair(todos: [:])
    first.todos.add("Call Mina")
    second.todos.add("Buy salt")
    #expect(
      [first, second].map { [$0.todos.title] + $0.folders.rows } == [
        ["Work", "Home: 2", "Work: 2"], ["Home", "Home: 1", "Work: 0"],
      ],
      "Below: each window's title and rows. What do the windows share?")
  }
}
