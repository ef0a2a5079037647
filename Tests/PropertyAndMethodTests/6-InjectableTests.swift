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
    let screen = try makeScreen(TodoViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("To do: Call Mina"),
      "What does makeScreens pass to the to-do screen?")
  }

  @Test("the compose screen shows your folder")
  func compose() throws {
    let screen = try makeScreen(ComposeViewController.self)
    record(screen)
    #expect(
      screen.visibleTexts.contains("New in Home"),
      "What does makeScreens pass to the compose screen?")
  }

  @Test("the compiler rejects a dependency of the wrong type")
  func wrongType() {
    compiler.rejects(
      each: InjectableChecks.wrongTypes.map { "\(instantiate)(\($0).self, with: \($1))" },
      """
      The to-do screen depends on a Todo, the list on a TodoManager, and the compose screen on \
      ComposeNeeds. Where can each screen declare its dependency's type?
      """)
  }

  @Test("the compiler rejects a call without a dependency")
  func noDependency() {
    compiler.rejects(
      each: ["\(instantiate)(TodosViewController.self)"]
        + screens.map { "\(instantiate)(\($0).self, with: nil)" },
      "Which declaration of the factory or of inject(_:) lets a caller leave the dependency out?")
  }

  private let screens = ["TodosViewController", "TodoViewController", "ComposeViewController"]
}
