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
      screen.textsInSight.contains("2 to-dos"),
      """
      The list depends on a manager, and the one that was passed holds two to-dos. Does \
      instantiate(_:with:) take the list from the storyboard, and hand it the manager?
      """)
  }

  @Test("the to-do screen shows your to-do")
  func todo() throws {
    let screen = try screen(TodoViewController.self)
    record(screen)
    #expect(
      screen.textsInSight.contains("To do: Call Mina"),
      """
      makeScreens was given the to-do “Call Mina”, and the screen should show it. If it does \
      not, look at what makeScreens hands over, and at what the screen does with a \
      dependency that it did not expect.
      """)
  }

  @Test("the compose screen shows your folder")
  func compose() throws {
    let screen = try screen(ComposeViewController.self)
    record(screen)
    #expect(
      screen.textsInSight.contains("New in Home"),
      """
      makeScreens was given the folder “Home”, and the compose screen should name it. Was anything \
      handed to that screen at all? What could check that?
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
    let texts = screens.map { $0?.textsInSight ?? [] }
    #expect(
      texts[0].contains("2 to-dos") && texts[1].contains("1 to-dos"),
      """
      The test asked the factory twice for a list, with two managers. A storyboard makes a new \
      screen each time, and so should the factory. The first list must not show the to-dos of the \
      second. What does the factory keep?
      """)
  }

  @Test("the compiler refuses a dependency of the wrong type")
  func wrongType() {
    compiler.rejects(
      each: wrongTypes.map { "\(instantiate)(\($0).self, with: \($1))" },
      """
      The to-do screen depends on a Todo, the list on a TodoManager, the compose screen on \
      ComposeNeeds, and on nothing else. A cast in the screen finds a wrong type too late, when \
      the screen is shown. A type that also accepts a String lets the old mistake through. Where \
      could each screen name its type, so that the compiler knows it, too?
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
      nothing, and the screen ignores it or makes something up. Is there a second inject(_:), a \
      default, or a type that accepts too much? One inject(_:) a screen is enough.
      """)
  }

  @Test("the compiler refuses a call without a dependency")
  func noDependency() {
    compiler.rejects(
      "\(instantiate)(TodosViewController.self)",
      """
      The list cannot work without its manager, and this call hands it nothing. A caller that \
      forgets the manager writes this call. What lets it through?
      """)
  }

  @Test("makeScreens needs all that its screens show")
  func seamRefused() {
    compiler.requires(
      #"todo: Todo(title: "Tea")"#, #"folder: Folder(name: "Home")"#, "manager: TodoManager()",
      by: "makeScreens",
      """
      This caller of makeScreens has no to-do, no folder or no manager, and still gets all \
      screens. One of them shows something that the caller never chose. The compiler checks what \
      the factory takes; what does it check here?
      """)
  }

  @Test("nil does not pass for a dependency")
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

  @Test("the compiler refuses a screen that takes no dependency")
  func notInjectable() {
    compiler.rejects(
      "\(instantiate)(UINavigationController.self, with: TodoManager())",
      """
      A navigation controller has no inject(_:), so the manager that is passed here is dropped \
      without a word. Which screens can this function serve, and where does it say so?
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
      The caller named the class and should get an object of that class. With an optional, every \
      caller has to handle nil, and most do nothing. With a base class, every caller has to cast. \
      A “!” behind the type makes an optional, too. Which code could find out that there is no \
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
      The type of the dependency stands in inject(_:). The identifier is the name of the class: a \
      second copy of it, typed by hand, can be wrong.
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
      The program stopped, and said this. It should name the identifier that it did not find, so \
      that a reader can look for it in the storyboard. Where does the identifier come from?
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
    let screens = makeScreens(
      todo: Todo(title: "Call Mina"), folder: Folder(name: "Home"),
      manager: TodoManager("Milk", "Bread"))
    return try #require(
      screens.first { $0 is Screen },
      "makeScreens should give a \(type), and among these there is none: \(screens)")
  }
}
