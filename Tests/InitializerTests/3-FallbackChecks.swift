import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.3 Fallback: checks", .graded)
struct FallbackChecks {
  private let end = ProgramEnd()

  private let compiler = CompilerProbe(
    counterpart: "_ = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))")

  @Test("a list with to-dos shows them on the storyboard's screen")
  func todos() {
    let viewModel = TodoListViewModel(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
    let screen = makeTodoListScreen(viewModel: viewModel)
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.contains("Milk, Bread"),
      """
      The test passed a list with Milk and Bread. The storyboard should create the screen, and its \
      label should say “Milk, Bread”, as in the starter file. Which of your changes broke that?
      """)
  }

  @Test("a list with to-dos names the next one in its title")
  func titles() {
    let titles = [["Milk", "Bread"], ["Salt"]].map { todos in
      let screen = makeTodoListScreen(
        viewModel: TodoListViewModel(todos: todos.map { Todo(title: $0) }))
      screen.loadViewIfNeeded()
      return screen.title ?? screen.navigationItem.title
    }
    #expect(
      titles == ["Next: Milk", "Next: Salt"],
      """
      The test opened a list with Milk and Bread, and one with Salt. Below: the screens' titles. \
      They should name the first to-do, as in the starter file. Which line sets the title, and \
      does it need the guard?
      """)
  }

  @Test("all other lists, however long, show all their to-dos")
  func everyList() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test opened four lists, with one untitled to-do, two untitled to-dos, four to-dos, and \
      sixty to-dos. Each list should get a screen, but the program crashed. Which line rejects one \
      of these lists?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let many = (1...60).map { "Egg \($0)" }
      for titles in [[""], ["", ""], ["Milk", "Bread", "Salt", "Eggs"], many] {
        let screen = makeTodoListScreen(
          viewModel: TodoListViewModel(todos: titles.map { Todo(title: $0) }))
        let texts = screen.visibleTexts
        // An empty text may be hidden, but not replaced by the storyboard's “Text”.
        #expect(
          titles == [""] ? !texts.contains("Text") : texts.contains(titles.joined(separator: ", ")),
          """
          The test opened a list (number of to-dos: \(titles.count)), and these are the texts on \
          its screen. The label should show the view model's text. Which line sets the label's \
          text?
          """)
      }
      await end.reach()
    }
  }

  @Test("no initializer or function creates a screen without a list")
  func makers() {
    let less = DeclarationProbe().makers(of: "TodoListViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      """
      This declaration creates a screen without a list: it takes no view model, or accepts nil. It \
      should require one, or not exist. (If it's init(coder:): which attribute did you add in \
      4.1?)
      """)
  }

  @Test("empty lists and other lists have the same screen class")
  func sameClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { @MainActor in
      let full = makeTodoListScreen(viewModel: TodoListViewModel(todos: [Todo(title: "Milk")]))
      let empty = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))
      if type(of: full) != type(of: empty) { print(standIn) }
      exit(EXIT_FAILURE)
    }
    // Nil if the program crashed before, which another test reports.
    let isSame = result?.output.contains(standIn) != true
    #expect(
      isSame,
      """
      The test opened a list with Milk and an empty list, and their screens have different \
      classes. One class is enough: an empty list has a text to show, too. What can the second \
      class do that the first can't?
      """)
  }

  @Test("the compiler rejects a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoListViewController(coder: NSCoder())", because: .closed,
      """
      This line creates a screen from a coder alone, and the compiler accepts it. A coder has the \
      scene, but no view model. \
      \(TodoListViewController.questionAboutCoder())
      """)
  }
}

extension TodoListViewController {
  /// Used if the exercise has no initializer with these two labels.
  @_disfavoredOverload
  convenience init?(coder: NSCoder, viewModel: TodoListViewModel, _: Void = ()) {
    hasNone = true
    return nil
  }
}

@MainActor var hasNone = false

private let standIn = "the screens are of two classes"
