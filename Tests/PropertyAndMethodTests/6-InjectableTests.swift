import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.6 Injectable", .graded)
struct InjectableTests {
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

  @Test("the compiler rejects a call without a dependency")
  func noDependency() {
    for call in [
      ("TodosViewController.self", "with: TodoManager()"),
      ("TodoViewController.self", "with: Todo(title: \"Tea\")"),
      (
        "ComposeViewController.self",
        "with: ComposeNeeds(folder: Folder(name: \"Home\"), manager: TodoManager())"
      ),
    ] {
      CompilerProbe().requires(
        call.0, call.1, by: "instantiate", of: "UIStoryboard",
        """
        With this call, a screen may get no dependency. Which declaration of the factory or of \
        inject(_:) accepts the call?
        """)
    }
  }
}
