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

  @Test("the compiler rejects a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "TodoListViewController", taking: ["TodoListViewModel"],
      """
      This initializer never reads the scene, so the screen's outlets are nil. Which code still \
      calls the initializer?
      """)
  }

  @Test("one initializer without a flag creates every list's screen")
  func secondInitializer() {
    let initializers = DeclarationProbe()
      .initializers(of: "TodoListViewController").filter { $0.takes != ["NSCoder"] }
    let all = initializers.map(\.text)
    #expect(
      all.count <= 1,
      """
      One initializer besides init(coder:) should create every list's screen. Private initializers \
      count, too. Which one can you delete?
      """)
    #expect(
      initializers.filter { $0.takes.count(where: { $0 != "NSCoder" }) > 1 }.map(\.text) == [],
      """
      Callers have to choose the extra parameter's value, although every list should get the same \
      screen. What would change without the parameter?
      """)
  }

  @Test("callers create an empty list's screen like any other")
  func oneInitializer() async {
    let saysNo: Comment =
      """
      The test created an empty list's screen with init(coder:viewModel:), as for any other list, \
      and got none. Which line of this initializer rejects the list?
      """
    await #expect(processExitsWith: end.isReached, saysNo) { @MainActor [end = end as ProgramEnd] in
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/3-Fallback.swift")
      let screen: UIViewController = storyboard.instantiateViewController(
        identifier: "TodoList",
        creator: { coder in
          let viewModel = TodoListViewModel(todos: [])
          let screen = TodoListViewController(coder: coder, viewModel: viewModel)
          if screen != nil || lacksInitializer { end.reachAtOnce() }
          exit(EXIT_FAILURE)
        })
      withExtendedLifetime(screen) {}
      await end.reach()
    }
  }

  @Test("a list with to-dos shows them on the storyboard's screen")
  func todos() {
    let viewModel = TodoListViewModel(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
    let screen = makeTodoListScreen(viewModel: viewModel)
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.contains("Milk, Bread"),
      """
      The storyboard's screen should say “Milk, Bread”, as in the starter file. Which of your \
      changes broke that?
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
      The title should name the first to-do, as in the starter file. Does the line that sets the \
      title need the guard?
      """)
  }

  @Test("all other lists, however long, show all their to-dos")
  func everyList() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      Each of the four lists should get a screen, but the program crashed. Which line rejects one \
      of these lists?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let many = (1...60).map { "Egg \($0)" }
      for titles in [[""], ["", ""], ["Milk", "Bread", "Salt", "Eggs"], many] {
        let screen = makeTodoListScreen(
          viewModel: TodoListViewModel(todos: titles.map { Todo(title: $0) }))
        let texts = screen.visibleTexts
        #expect(
          // An empty text may be hidden, but not replaced by the storyboard's “Text”.
          titles == [""] ? !texts.contains("Text") : texts.contains(titles.joined(separator: ", ")),
          """
          Number of to-dos in this list: \(titles.count). The label should show the view model's \
          text. Which line sets the label's text?
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
      init(coder:) needs the attribute from 4.1; any other declaration should require a view \
      model. Which list does this declaration's screen show?
      """)
  }

  @Test("empty lists and other lists have the same screen class")
  func sameClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { @MainActor in
      let full = makeTodoListScreen(viewModel: TodoListViewModel(todos: [Todo(title: "Milk")]))
      let empty = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))
      if type(of: full) != type(of: empty) { print(classesDifferMessage) }
      exit(EXIT_FAILURE)
    }
    // Nil if the program crashed before, which another test reports.
    let isSame = result?.output.contains(classesDifferMessage) != true
    #expect(
      isSame,
      "An empty list has a text to show, too. What can the second class do that the first can't?")
  }

  @Test("the compiler rejects a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoListViewController(coder: NSCoder())", because: .closed,
      "A coder has the scene, but no view model. \(TodoListViewController.questionAboutCoder())")
  }
}

extension TodoListViewController {
  /// Returns nil, for an exercise that has no initializer with these two labels.
  @_disfavoredOverload
  convenience init?(coder: NSCoder, viewModel: TodoListViewModel, _: Void = ()) {
    lacksInitializer = true
    return nil
  }
}

/// Whether the exercise has no initializer with the labels `coder` and `viewModel`.
@MainActor var lacksInitializer = false

private let classesDifferMessage = "the screens are of two classes"
