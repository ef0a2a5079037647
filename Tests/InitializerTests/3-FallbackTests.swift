import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.3 Fallback", .graded)
struct FallbackTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))")

  @Test("an empty list shows “Nothing to do” on the storyboard's screen")
  func emptyList() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let empty = TodoListViewModel(todos: [])
      let screen = makeTodoListScreen(viewModel: empty)
      let held = Mirror(reflecting: screen).children.compactMap { $0.value as? TodoListViewModel }
      if held.contains(where: { $0 !== empty }) { print(otherViewModelMessage) }
      showAndEnd(screen)
    }
    let told = result?.told ?? ""
    record(picture: result?.picture ?? told)
    #expect(
      told.contains("Nothing to do"),
      """
      An empty list should get the storyboard's screen, too, with the view model's text. Which \
      line treats an empty list differently?
      """)
    let isYours = result?.output.contains(otherViewModelMessage) != true
    #expect(
      isYours,
      "The screen should hold the view model that you pass. Which line creates another one?")
  }

  @Test("if a creator returns nil, init(coder:) traps with a helpful message")
  func creatorGivesNil() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      A creator returned nil, so the storyboard called init(coder:), which gets no view model. In \
      a release build, assertionFailure doesn't trap. What should init(coder:) do instead?
      """
    ) { @MainActor in
      Assertions.areOff = true
      let milk = TodoListViewModel(todos: [Todo(title: "Milk")])
      let window = UIWindow(showing: makeTodoListScreen(viewModel: milk))
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/3-Fallback.swift")
      let screen: TodoListViewController = storyboard.instantiateViewController(
        identifier: "TodoList", creator: { _ in nil })
      withExtendedLifetime(window) { print(screen.visibleTexts) }
      exit(EXIT_SUCCESS)
    }
    // Nil if the program continued, which the expectation above reports.
    guard let result else { return }
    let lastWords = result.lastWords
    let said = lastWords.lowercased().filter { !$0.isWhitespace }
    let missing = ["TodoListViewController", "viewModel"].filter { !said.contains($0.lowercased()) }
    let isHelpful = missing.isEmpty
    #expect(
      isHelpful,
      """
      The program trapped with “\(lastWords)”. This message lacks \
      \(missing.joined(separator: ", ")). In a release build, only fatalError prints its message. \
      Which message would help a colleague who forgot the creator?
      """)
  }

  @Test("the compiler rejects a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "TodoListViewController", taking: ["TodoListViewModel"],
      """
      This initializer never reads the scene, so the screen's outlets are nil. Which code still \
      calls the initializer?
      """)
  }
}

private let otherViewModelMessage = "the screen holds another view model"
