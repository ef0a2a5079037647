import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.6 Injectable")
struct InjectableTests {
  private let compiler = CompilerProbe(
    module: "PropertyAndMethod", imports: ["PropertyAndMethodSupport", "StoryboardKit"])
  /// What has to compile, whatever else does not.
  private let goodCall = """
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    _ = storyboard.instantiate(TodosViewController.self, with: TodoManager())
    """

  @Test("the list of to-dos shows how many your manager holds")
  func todos() throws {
    let screen = try screen(TodosViewController.self)
    record(screen)
    #expect(
      screen.textsInSight.contains("2 to-dos"),
      """
      The list depends on a manager, and the one that was passed holds two to-dos. Does \
      instantiate(_:with:) take the list from the storyboard, and hand it on?
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
      handed to that screen at all? Who could have noticed?
      """)
  }

  @Test("a dependency of the wrong type does not compile")
  func wrongType() {
    compiler.rejects(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      _ = storyboard.instantiate(TodoViewController.self, with: TodoManager())
      """,
      because: .unfit,
      unlike: goodCall,
      """
      The to-do screen depends on a Todo. A cast in the screen notices a wrong type too late, when \
      somebody looks at it. Where could each screen name its type, so \
      that the compiler knows it, too?
      """)
  }

  @Test("a call without a dependency does not compile")
  func noDependency() {
    compiler.rejects(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      _ = storyboard.instantiate(TodosViewController.self)
      """,
      because: .missing,
      unlike: goodCall,
      """
      The list cannot work without its manager, and this call hands it nothing. That is the call \
      that somebody writes who forgot. What lets it through?
      """)
  }

  @Test("nil does not pass for a dependency")
  func nilRefused() {
    for screen in ["TodosViewController", "TodoViewController", "ComposeViewController"] {
      compiler.rejects(
        """
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        _ = storyboard.instantiate(\(screen).self, with: nil)
        """,
        because: "'nil'", "no exact matches",
        unlike: goodCall,
        """
        Whoever passes nil has nothing for the \(screen), and gets one all the same. What a screen \
        cannot work without, neither its factory nor its inject(_:) should accept as missing.
        """)
    }
  }

  @Test("a screen that takes no dependency does not compile")
  func notInjectable() {
    compiler.rejects(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      _ = storyboard.instantiate(UINavigationController.self, with: TodoManager())
      """,
      because: .unfit,
      unlike: goodCall,
      """
      A navigation controller has no inject(_:), so the manager that is passed here is dropped \
      without a word. Which screens can this function serve, and where does it say so?
      """)
  }

  @Test("the result is the screen itself, without a cast or an optional")
  func result() {
    compiler.accepts(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let _: TodosViewController = storyboard.instantiate(
        TodosViewController.self, with: TodoManager())
      """,
      """
      The caller named the class and should get an object of that class. With an optional, every \
      caller has to say what happens if there is none, and most say nothing; or with a base class, \
      every caller has to cast.
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
      The type of the dependency stands in inject(_:). The identifier is the name of the class, \
      and whatever is typed by hand a second time can be mistyped.
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
    }
    guard let result else { return }
    #expect(
      result.lastWords.contains("TodosViewController"),
      """
      The program stopped, and said this. It should name the identifier that it did not find, so \
      that whoever reads it can look for it in the storyboard. Where does the identifier come from?
      """)
  }

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
