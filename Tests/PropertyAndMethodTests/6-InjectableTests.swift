import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.6 Injectable", .graded)
struct InjectableTests {
  private let compiler = CompilerProbe(
    counterpart: """
      _ = UIStoryboard(name: "Main", bundle: nil)
        .instantiate(TodosViewController.self, with: TodoManager())
      """)
  private let instantiate = "_ = UIStoryboard(name: \"Main\", bundle: nil).instantiate"

  @Test("the list of to-dos shows how many your manager holds")
  func todos() throws {
    let screen = try screen(TodosViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("2 to-dos"),
      """
      The test called makeScreens with a manager that holds two to-dos. The list should show “2 \
      to-dos” at once. Which line of instantiate(_:with:) injects this manager?
      """)
  }

  @Test("the to-do screen shows your to-do")
  func todo() throws {
    let screen = try screen(TodoViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("To do: Call Mina"),
      """
      The test called makeScreens with the to-do “Call Mina”, and the screen should show it. What \
      does makeScreens pass for this screen?
      """)
  }

  @Test("the compose screen shows your folder")
  func compose() throws {
    let screen = try screen(ComposeViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("New in Home"),
      """
      The test called makeScreens with the folder “Home”, and the compose screen should name it. \
      What does makeScreens pass for this screen?
      """)
  }

  @Test("two screens of one class show what each of them was given")
  func twoScreens() {
    let storyboard = storyboard()
    // Optional, so that a factory whose result is one can be looked at as well.
    let managers = [TodoManager("Milk", "Bread"), TodoManager("Report")]
    let screens: [UIViewController?] = managers.map {
      storyboard.instantiate(TodosViewController.self, with: $0)
    }
    let texts = screens.map { $0?.visibleTexts ?? [] }
    #expect(
      texts[0].contains("2 to-dos") && texts[1].contains("1 to-dos"),
      """
      The test called the factory twice, with two managers. Each list should be new, and show its \
      own manager. What does the factory keep?
      """)
  }

  @Test("the compiler rejects a dependency of the wrong type")
  func wrongType() {
    compiler.rejects(
      each: wrongTypes.map { "\(instantiate)(\($0).self, with: \($1))" },
      """
      The to-do screen depends on a Todo, the list on a TodoManager, the compose screen on \
      ComposeNeeds, and on nothing else. Where could each screen name its type, so that the \
      compiler knows it, too?
      """)
  }

  @Test("inject(_:) of a screen takes its dependency, and nothing else")
  func wrongInjection() {
    compiler.rejects(
      each: (wrongTypes + screens.map { ($0, "") } + screens.map { ($0, "nil") }).map {
        screen, dependency in
        "func change(_ screen: \(screen)) { screen.inject(\(dependency)) }"
      },
      unlike: "func change(_ screen: TodosViewController) { screen.inject(TodoManager()) }",
      """
      Other code than the factory can call inject(_:), too. Here a caller passes a wrong type, or \
      nothing, and the compiler accepts it. What may inject(_:) of this screen take?
      """)
  }

  @Test("the compiler rejects a call without a dependency")
  func noDependency() {
    compiler.rejects(
      "\(instantiate)(TodosViewController.self)",
      """
      The list cannot work without its manager, and this call passes none. What lets it compile?
      """)
  }

  @Test("makeScreens needs all that its screens show")
  func seamRefused() {
    compiler.requires(
      #"todo: Todo(title: "Tea")"#, #"folder: Folder(name: "Home")"#, "manager: TodoManager()",
      by: "makeScreens",
      """
      This caller of makeScreens has no to-do, no folder or no manager, and still gets all \
      screens. Which types of its parameters require all three?
      """)
  }

  @Test("the compiler rejects nil for a dependency")
  func nilRefused() {
    for screen in screens {
      compiler.rejects(
        "\(instantiate)(\(screen).self, with: nil)", because: ["'nil'", "no exact matches"],
        """
        A caller that passes nil has nothing for the \(screen), and still gets one. Neither the \
        factory nor inject(_:) should accept nil for what a screen needs.
        """)
    }
  }

  @Test("the compiler rejects a screen that takes no dependency")
  func notInjectable() {
    compiler.rejects(
      "\(instantiate)(UINavigationController.self, with: TodoManager())",
      """
      A navigation controller has no inject(_:), so nothing takes the manager that is passed here. \
      Where does this function say which screens it can serve?
      """)
  }

  @Test("the result is the screen itself, without a cast or an optional")
  func result() {
    // What is unwrapped without a word is an optional all the same, once it is kept.
    compiler.accepts(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let screen = storyboard.instantiate(TodosViewController.self, with: TodoManager())
      let _: TodosViewController = screen
      """,
      """
      The caller named the class and should get an object of that class: no base class, and no \
      optional, which “!” behind the type makes, too. Which code could find out that there is no \
      such screen, and say so?
      """)
  }

  @Test("a new screen writes nothing but its inject(_:)")
  func newScreen() {
    compiler.accepts(
      """
      final class TagsViewController: UIViewController, Injectable {
        func inject(_ dependency: [String]) {}
      }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      _ = storyboard.instantiate(TagsViewController.self, with: ["red", "blue"])
      """,
      """
      Tomorrow the app gets a screen for tags. This is all that its author should have to write. \
      What else does your protocol require?
      """)
  }

  @Test("a screen that the storyboard does not have stops the program, with its name")
  func missingScene() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      Segue.storyboard has no scene with the identifier TodosViewController. To ask for it is a \
      mistake in the program, and the program went on.
      """
    ) { @MainActor in
      _ = storyboard("Segue").instantiate(TodosViewController.self, with: TodoManager())
      ProgramEnd.leaveUnstopped()
    }
    guard let result else { return }
    #expect(
      result.lastWords.contains("TodosViewController"),
      """
      The program stopped, and said this. It should name the identifier that it did not find. \
      Which line knows the identifier?
      """)
  }

  private let screens = ["TodosViewController", "TodoViewController", "ComposeViewController"]

  /// Screens, each with something that it does not take.
  private let wrongTypes = [
    ("TodosViewController", "Todo(title: \"Tea\")"), ("TodosViewController", "\"Tea\""),
    ("TodoViewController", "TodoManager()"), ("TodoViewController", "\"Tea\""),
    ("ComposeViewController", "TodoManager()"), ("ComposeViewController", "Folder(name: \"Home\")"),
  ]

  /// The screen of that class among those that makeScreens gives.
  private func screen<Screen>(_ type: Screen.Type) throws -> UIViewController {
    // Nothing may be kept from an earlier call, with other data.
    _ = makeScreens(
      todo: Todo(title: "Tea"), folder: Folder(name: "Work"), manager: TodoManager("Report"))
    let screens = makeScreens(
      todo: Todo(title: "Call Mina"), folder: Folder(name: "Home"),
      manager: TodoManager("Milk", "Bread"))
    return try #require(
      screens.first { $0 is Screen },
      "makeScreens should give a \(type), and among these there is none: \(screens)")
  }
}
