import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.6 Injectable: checks", .graded)
struct InjectableChecks {
  private let compiler = CompilerProbe(
    counterpart: """
      _ = UIStoryboard(name: "Main", bundle: nil)
        .instantiate(TodosViewController.self, with: TodoManager())
      """)

  private let instantiate = "_ = UIStoryboard(name: \"Main\", bundle: nil).instantiate"

  @Test("the compiler rejects a dependency of the wrong type")
  func wrongType() {
    compiler.rejects(
      each: Self.wrongTypes.map { "\(instantiate)(\($0).self, with: \($1))" },
      """
      The to-do screen depends on a Todo, the list on a TodoManager, and the compose screen on \
      ComposeNeeds. Where can each screen declare its dependency's type?
      """)
  }

  @Test("the list shows how many to-dos your manager holds")
  func todos() throws {
    let screen = try makeScreen(TodosViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("2 to-dos"),
      "Which line of instantiate(_:with:) injects this manager, and when?")
  }

  @Test("two screens of one class show their own dependencies")
  func twoScreens() {
    let storyboard = storyboard()
    // Optional, so that this line compiles even if the factory returns an optional.
    let managers = [TodoManager("Milk", "Bread"), TodoManager("Report", "Mail", "Call")]
    let screens: [UIViewController?] = managers.map {
      storyboard.instantiate(TodosViewController.self, with: $0)
    }
    let texts = screens.map { $0?.visibleTexts ?? [] }
    #expect(
      texts[0].contains("2 to-dos") && texts[1].contains("3 to-dos"),
      """
      Each list should be new, and show its own manager. What does the factory keep after the \
      first call?
      """)
  }

  @Test("the factory returns a TodosViewController, not an optional")
  func result() {
    // An implicitly unwrapped result becomes an optional once it's stored.
    compiler.accepts(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let screen = storyboard.instantiate(TodosViewController.self, with: TodoManager())
      let _: TodosViewController = screen
      """,
      """
      The factory should return a TodosViewController: no superclass, and no optional, not even \
      one with “!”. Which code should trap if the storyboard has no such screen?
      """)
  }

  @Test("if the storyboard lacks a screen, the trap's message names it")
  func missingScene() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      Segue.storyboard has no scene with the identifier TodosViewController. What does the factory \
      do if the scene is missing?
      """
    ) { @MainActor in
      _ = storyboard("Segue").instantiate(TodosViewController.self, with: TodoManager())
      ProgramEnd.leaveUnstopped()
    }
    guard let result else { return }
    #expect(
      result.lastWords.contains("TodosViewController"),
      """
      The message should name TodosViewController, the identifier that Segue.storyboard doesn't \
      have. Which line uses this identifier?
      """)
  }

  @Test("each screen's inject(_:) takes its dependency, and nothing else")
  func wrongInjection() {
    compiler.rejects(
      each: (Self.wrongTypes + screens.map { ($0, "") } + screens.map { ($0, "nil") }).map {
        screen, dependency in
        "func change(_ screen: \(screen)) { screen.inject(\(dependency)) }"
      },
      unlike: "func change(_ screen: TodosViewController) { screen.inject(TodoManager()) }",
      """
      The factory isn't the only code that can call inject(_:). Which type should this screen's \
      inject(_:) take?
      """)
  }

  @Test("makeScreens requires a to-do, a folder and a manager")
  func seamRefused() {
    compiler.requires(
      #"todo: Todo(title: "Tea")"#, #"folder: Folder(name: "Home")"#, "manager: TodoManager()",
      by: "makeScreens",
      "What do the parameters of makeScreens accept besides a to-do, a folder and a manager?")
  }

  @Test("the compiler rejects a screen without inject(_:)")
  func notInjectable() {
    compiler.rejects(
      "\(instantiate)(UINavigationController.self, with: TodoManager())",
      """
      A navigation controller has no inject(_:). Where does the factory declare which screens it \
      accepts?
      """)
  }

  @Test("for a new screen, you write only its inject(_:)")
  func newScreen() {
    compiler.accepts(
      """
      final class TagsViewController: UIViewController, Injectable {
        func inject(_ dependency: [String]) {}
      }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      _ = storyboard.instantiate(TagsViewController.self, with: ["red", "blue"])
      """,
      "What else does your protocol or your factory require of a new screen?")
  }

  private let screens = ["TodosViewController", "TodoViewController", "ComposeViewController"]

  /// Pairs of a screen and a dependency that the screen's inject(_:) shouldn't take.
  static let wrongTypes = [
    ("TodosViewController", "Todo(title: \"Tea\")"), ("TodosViewController", "\"Tea\""),
    ("TodoViewController", "TodoManager()"), ("TodoViewController", "\"Tea\""),
    ("ComposeViewController", "TodoManager()"), ("ComposeViewController", "Folder(name: \"Home\")"),
  ]
}

/// Returns the screen of a class from makeScreens.
func makeScreen<Screen>(_ type: Screen.Type) throws -> UIViewController {
  // An earlier call, with other data, should have no effect.
  _ = makeScreens(
    todo: Todo(title: "Tea"), folder: Folder(name: "Work"), manager: TodoManager("Report"))
  let screens = makeScreens(
    todo: Todo(title: "Call Mina"), folder: Folder(name: "Home"),
    manager: TodoManager("Milk", "Bread"))
  return try #require(
    screens.first { $0 is Screen },
    "makeScreens should return a \(type), but it returned these screens: \(screens)")
}
