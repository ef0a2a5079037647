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

  @Test("a list with to-dos shows them on the storyboard's screen")
  func todos() {
    let viewModel = TodoListViewModel(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
    let screen = makeTodoListScreen(viewModel: viewModel)
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.contains("Milk, Bread"),
      """
      A list with two to-dos should be shown as before, on the screen that the storyboard makes. \
      It worked before: which change lost it?
      """)
  }

  @Test("an empty list says that there is nothing to do, on the storyboard's screen")
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
        This is what came of an empty list. A creator can return a screen made with its coder, or \
        nil. The storyboard rejects anything else, with these words. So no other screen can \
        replace the storyboard's own. But which line says that an empty list may not have it?
        """
      } else if result?.picture != nil {
        """
        The screen of the empty list appeared, and these are all texts that a user can see. The \
        view model's text is “Nothing to do”. What happens to the label of this list?
        """
      } else {
        """
        The program stopped, with these words, before a screen of the empty list appeared. Which \
        line rejected the list?
        """
      }
    #expect(told.contains("Nothing to do"), comment)
    let isYours = result?.output.contains(madeUp) != true
    #expect(
      isYours,
      """
      The screen of the empty list holds another view model than the one that the test passed. \
      Why should that one be shown, and this one not?
      """)
  }

  @Test("every other list gets its screen, too")
  func everyList() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test showed four lists: one to-do without a title, two of them, four to-dos, and sixty. \
      The program stopped on the way. Which line of yours stops at one of them?
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
          The test passed a list of \(titles.count), and these are the texts on its screen. It \
          should show the view model's text. Which line decides what the label shows?
          """)
      }
      await end.reach()
    }
  }

  @Test("no screen has a second initializer")
  func secondInitializer() {
    let initializers = DeclarationProbe()
      .initializers(of: "TodoListViewController").filter { $0.takes != ["NSCoder"] }
    let all = initializers.map(\.text)
    #expect(
      all.count <= 1,
      """
      Beside init(coder:) there is more than one initializer, counting private ones. Each list \
      should use the same one, the empty one too. What can the second do that the first cannot?
      """)
    #expect(
      initializers.filter { $0.takes.contains("Bool") }.map(\.text) == [],
      """
      This initializer requires a switch: its callers have to know how to set it for which list. \
      When every list gets its screen, what is there to choose?
      """)
  }

  @Test("every way to make a screen takes a list, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "TodoListViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      """
      This way to make a screen takes no view model, or accepts nil. An empty list is a list; nil \
      is none. What should such a screen show? (If it is init(coder:) alone, your code can still \
      call it: which mark did it get in 4.1?)
      """)
  }

  @Test("the initializer that takes a list takes the empty one, too")
  func oneInitializer() async {
    let saysNo: Comment =
      """
      An empty list was passed to init(coder:viewModel:), and there was no screen. So it still \
      refuses the list, and another way accepts it: a second initializer, a flag, a subclass. Then \
      each caller has to know which one to use. Which line says that an empty list is nothing to \
      show?
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

  @Test("an empty list gets a screen of the same class as any other list")
  func sameClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { @MainActor in
      let full = makeTodoListScreen(viewModel: TodoListViewModel(todos: [Todo(title: "Milk")]))
      let empty = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))
      if type(of: full) != type(of: empty) { print(standIn) }
      exit(EXIT_FAILURE)
    }
    // None when the program stopped on its way, and that is the matter of another test.
    let isSame = result?.output.contains(standIn) != true
    #expect(
      isSame,
      """
      The screens of a list with a to-do and of an empty list have two classes. The storyboard \
      accepts a subclass, so this works. But it is a second screen, for a list that needs no \
      other. What can it do that the first one cannot?
      """)
  }

  @Test("when a creator gives nil, the program stops and says what the screen lacks")
  func creatorGivesNil() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      While the screen of a list with Milk was visible, a creator returned nil for another one, \
      and the program continued. The storyboard then creates the screen through init(coder:), \
      which gets no view model. What should that initializer do instead? (Assertions were off, as \
      in a release build: there, assertionFailure doesn't stop a program.)
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
    // None when the program went on, and the expectation above has said so.
    guard let result else { return }
    let lastWords = result.lastWords
    let said = lastWords.lowercased().filter { !$0.isWhitespace }
    let missing = ["TodoListViewController", "viewModel"].filter { !said.contains($0.lowercased()) }
    #expect(
      missing == [],
      """
      The program stopped, and said only: “\(lastWords)”. It does not say: \
      \(missing.joined(separator: ", ")). Which screen was it, and what did it lack? The \
      storyboard called init(coder:), so that is the place to say it. (In a release build, \
      only fatalError says its words.)
      """)
  }

  @Test("the compiler rejects a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "TodoListViewController", taking: ["TodoListViewModel"],
      """
      One initializer needs no coder. It does not read the scene, so the outlets are nil, and only \
      a question mark keeps the program from stopping at the first of them. Which code would want \
      such a screen?
      """)
  }

  @Test("the compiler rejects a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = TodoListViewController(coder: NSCoder())", because: .closed,
      """
      A coder knows the scene and no view model. The storyboard can reach this initializer \
      whatever you write before it. Other code that calls it should not compile. Which initializer \
      does this line call?
      """)
  }
}

extension TodoListViewController {
  /// Chosen by the compiler where the exercise has no initializer that fits these two labels.
  @_disfavoredOverload
  fileprivate convenience init?(coder: NSCoder, viewModel: TodoListViewModel, _: Void = ()) {
    hasNone = true
    return nil
  }
}

@MainActor private var hasNone = false
private let standIn = "the screens are of two classes"
private let madeUp = "the screen holds another view model"
