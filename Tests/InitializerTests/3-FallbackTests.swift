import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.3 Fallback", .graded)
struct FallbackTests {
  private let end = ProgramEnd()

  private let compiler = CompilerProbe(
    counterpart: "_ = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))")

  @Test("an empty list shows “Nothing to do” on the storyboard's screen")
  func emptyList() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let empty = TodoListViewModel(todos: [])
      let screen = makeTodoListScreen(viewModel: empty)
      let held = Mirror(reflecting: screen).children.compactMap { $0.value as? TodoListViewModel }
      if held.contains(where: { $0 !== empty }) { print(madeUp) }
      showAndEnd(screen)
    }
    let told = result?.told ?? ""
    record(picture: result?.picture ?? told)
    let comment: Comment =
      if told.contains("must call -[super initWithCoder:]") {
        """
        For an empty list, your creator returned a screen that wasn't created with the coder, and \
        the storyboard crashed with this message. An empty list should get the storyboard's \
        screen, too. Which line prevents that?
        """
      } else if result?.picture != nil {
        """
        The test opened an empty list, and these are the texts that a user can see. The label \
        should show the view model's text, “Nothing to do”. What does your code do with the label \
        if the list is empty?
        """
      } else {
        """
        The test opened an empty list, and the program crashed with this message before a screen \
        appeared. An empty list should get a screen, too. Which line rejects the list?
        """
      }
    #expect(told.contains("Nothing to do"), comment)
    let isYours = result?.output.contains(madeUp) != true
    #expect(
      isYours,
      """
      The test passed a view model with an empty list, but the screen holds another view model. A \
      screen should show the view model that you pass. Which line creates the other view model?
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
      Besides init(coder:), the screen has more than one initializer, including private ones. A \
      single initializer should create the screen for every list, even an empty one. Which \
      initializer can you delete?
      """)
    #expect(
      initializers.filter { $0.takes.count(where: { $0 != "NSCoder" }) > 1 }.map(\.text) == [],
      """
      This initializer requires more than a coder and a list, so each caller has to know which \
      value fits its list. But every list should get the same screen. What would change without \
      this parameter?
      """)
  }

  @Test("init(coder:viewModel:) accepts an empty list")
  func oneInitializer() async {
    let saysNo: Comment =
      """
      The test passed an empty list to init(coder:viewModel:), and got no screen. This initializer \
      should accept every list, so that callers don't have to choose another initializer. Which \
      line rejects an empty list?
      """
    await #expect(processExitsWith: end.isReached, saysNo) { @MainActor [end = end as ProgramEnd] in
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/3-Fallback.swift")
      let screen: UIViewController = storyboard.instantiateViewController(
        identifier: "TodoList",
        creator: { coder in
          let viewModel = TodoListViewModel(todos: [])
          let screen = TodoListViewController(coder: coder, viewModel: viewModel)
          if screen != nil || hasNone { end.reachAtOnce() }
          exit(EXIT_FAILURE)
        })
      withExtendedLifetime(screen) {}
      await end.reach()
    }
  }

  @Test("if a creator returns nil, init(coder:) traps with a helpful message")
  func creatorGivesNil() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      A creator returned nil for a second list, and the program continued. So the storyboard \
      called init(coder:), which gets no view model. What should init(coder:) do instead? \
      (Assertions were off, as in a release build, where assertionFailure doesn't trap.)
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
      The program trapped with the message “\(lastWords)”. The message doesn't mention: \
      \(missing.joined(separator: ", ")). Which message from init(coder:) would help a colleague \
      who forgot the creator? (In a release build, only fatalError prints its message.)
      """)
  }

  @Test("the compiler rejects a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "TodoListViewController", taking: ["TodoListViewModel"],
      """
      An initializer takes a list, but no coder. The screen that it creates never reads the scene, \
      so the outlets are nil. Which code still calls this initializer?
      """)
  }
}

private let madeUp = "the screen holds another view model"
