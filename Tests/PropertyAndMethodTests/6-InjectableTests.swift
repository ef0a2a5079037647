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

  @Test("the to-do screen shows your to-do")
  func todo() throws {
    let screen = try screen(TodoViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("To do: Call Mina"),
      """
      The test called makeScreens with the to-do “Call Mina”. The to-do screen should show this \
      to-do. What does makeScreens pass to the screen?
      """)
  }

  @Test("the compose screen shows your folder")
  func compose() throws {
    let screen = try screen(ComposeViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("New in Home"),
      """
      The test called makeScreens with the folder “Home”. The compose screen should name this \
      folder. What does makeScreens pass to the screen?
      """)
  }

  @Test("the compiler rejects a dependency of the wrong type")
  func wrongType() {
    compiler.rejects(
      each: wrongTypes.map { "\(instantiate)(\($0).self, with: \($1))" },
      """
      This code passes a dependency of the wrong type. The to-do screen depends on a Todo, the \
      list on a TodoManager, and the compose screen on ComposeNeeds. Where can each screen declare \
      its dependency's type?
      """)
  }

  @Test("each screen's inject(_:) takes its dependency, and nothing else")
  func wrongInjection() {
    compiler.rejects(
      each: (wrongTypes + screens.map { ($0, "") } + screens.map { ($0, "nil") }).map {
        screen, dependency in
        "func change(_ screen: \(screen)) { screen.inject(\(dependency)) }"
      },
      unlike: "func change(_ screen: TodosViewController) { screen.inject(TodoManager()) }",
      """
      This code passes the wrong type to inject(_:), or no dependency. The factory isn't the only \
      code that can call inject(_:). Which type should this screen's inject(_:) take?
      """)
  }

  @Test("the compiler rejects a call without a dependency")
  func noDependency() {
    compiler.rejects(
      each: ["\(instantiate)(TodosViewController.self)"]
        + screens.map { "\(instantiate)(\($0).self, with: nil)" },
      """
      This code passes no dependency to the screen. Which part of a declaration, of the factory or \
      of inject(_:), lets a caller leave it out?
      """)
  }

  @Test("makeScreens requires a to-do, a folder and a manager")
  func seamRefused() {
    compiler.requires(
      #"todo: Todo(title: "Tea")"#, #"folder: Folder(name: "Home")"#, "manager: TodoManager()",
      by: "makeScreens",
      """
      This code passes makeScreens no to-do, no folder or no manager. makeScreens should require \
      all three. What else do its parameters accept?
      """)
  }

  @Test("the compiler rejects a screen without inject(_:)")
  func notInjectable() {
    compiler.rejects(
      "\(instantiate)(UINavigationController.self, with: TodoManager())",
      """
      This code passes a manager for a navigation controller, which has no inject(_:). The \
      compiler should reject this call. Where does the factory declare which screens it accepts?
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
      """
      The test added a screen for tags, with only its inject(_:), and called your factory. That \
      should compile. What else does your protocol or your factory require?
      """)
  }

  private let screens = ["TodosViewController", "TodoViewController", "ComposeViewController"]

  /// Screens, each with a value that it shouldn't take.
  private let wrongTypes = [
    ("TodosViewController", "Todo(title: \"Tea\")"), ("TodosViewController", "\"Tea\""),
    ("TodoViewController", "TodoManager()"), ("TodoViewController", "\"Tea\""),
    ("ComposeViewController", "TodoManager()"), ("ComposeViewController", "Folder(name: \"Home\")"),
  ]

  /// Returns the screen of that class from makeScreens.
  private func screen<Screen>(_ type: Screen.Type) throws -> UIViewController {
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
}
