import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.5 Factory", .graded)
struct FactoryTests {
  @Test("a user with three to-dos taps Open Today")
  func openToday() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.openToday()
    record(app.navigation)
    let texts = today.visibleTexts
    #expect(
      texts.contains("3 to-dos today"),
      "Which line creates the screen that this button opens?")
    guard texts.contains("3 to-dos today") else { return }
    #expect(today.storyboard != nil, drawn)
    #expect(
      app.shownScreens == Shown(pushed: 1, presented: 0),
      "One tap should push one screen. Which lines of the action show a screen?")
  }

  @Test("a user with three to-dos taps Quick look")
  func quickLook() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.quickLook()
    record(app.navigation)
    let texts = today.visibleTexts
    #expect(
      texts.contains("3 to-dos today"),
      "The inbox has three to-dos. When does this screen read its number, and of which manager?")
    guard texts.contains("3 to-dos today") else { return }
    #expect(today.storyboard != nil, drawn)
    #expect(
      app.shownScreens == Shown(pushed: 0, presented: 1),
      "One tap should present one screen. Which lines of the action show a screen?")
  }

  private let drawn: Comment = """
    The designer drew another screen in Main.storyboard. Which line creates this one?
    """

  @Test("a user adds a to-do, and opens Today again")
  func again() throws {
    for button in [App.Button.openToday, .quickLook] {
      let manager = TodoManager("Milk", "Bread")
      let app = try App(manager: manager)
      let counts = try app.counts(adding: Todo(title: "Tea"), to: manager, on: button)
      #expect(
        counts == ["2 to-dos today", "3 to-dos today", "4 to-dos today"],
        """
        The test tapped “\(button.rawValue)” three times: with two to-dos, after adding one, and \
        after injecting a manager with four. It keeps each screen that it gets. When does each \
        tap's screen read its number?
        """)
    }
  }

  @Test("a user opens Today for Home, then for an empty Work")
  func twoInboxes() throws {
    let home = try App(manager: TodoManager("Milk", "Bread"))
    let work = try App(manager: TodoManager())
    let texts = try home.openToday().visibleTexts + work.openToday().visibleTexts
    record(work.navigation)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "0 to-dos today"],
      """
      Home has two to-dos, and Work has a manager without to-dos. Whose to-dos does each inbox's \
      screen count?
      """)
  }
}
