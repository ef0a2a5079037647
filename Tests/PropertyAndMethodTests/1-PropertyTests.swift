import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.1 Property", .graded)
struct PropertyTests {
  @Test("the screen shows how many to-dos your manager holds")
  func seam() {
    let screen = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.visibleTexts.contains("2 to-dos"),
      "Which line of makeFolderScreen runs viewDidLoad before the manager is set?")
  }

  @Test("the screen shows a manager set after the view is loaded")
  func viewFirst() {
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    record(screen)
    #expect(
      screen.visibleTexts.contains("3 to-dos"),
      """
      This caller loads the view, then sets the manager. Which of the screen's lines run after \
      that?
      """)
  }

  @Test("a visible screen shows a new manager immediately")
  func visible() {
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    #expect(
      screen.visibleTexts.contains("3 to-dos"),
      """
      The screen doesn't appear a second time, and its view isn't loaded again. Which code runs \
      when the manager is set?
      """)
    screen.manager = TodoManager("Report", "Mail")
    record(screen)
    #expect(
      screen.visibleTexts.contains("2 to-dos"),
      "Which code runs when the manager is set a second time?")
    withExtendedLifetime(window) {}
  }

  @Test("a covered screen shows a new manager when it's visible again")
  func covered() {
    let screen = makeScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(showing: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.manager = TodoManager("Report", "Mail", "Call")
    navigation.popViewController(animated: false)
    record(screen)
    #expect(
      screen.visibleTexts.contains("3 to-dos"),
      """
      The test set the manager while another screen covered yours, and then went back. What did \
      your screen do while it was covered?
      """)
    withExtendedLifetime(window) {}
  }

  @Test("with an empty manager, the screen shows 0 to-dos")
  func emptyManager() {
    let screen = makeFolderScreen(manager: TodoManager())
    record(screen)
    #expect(
      screen.visibleTexts.contains("0 to-dos"),
      "An empty manager isn't the same as no manager. Which of the two does the screen check for?")
  }

  @Test("each screen shows its own manager")
  func twoScreens() {
    let home = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    let work = makeFolderScreen(manager: TodoManager("Report", "Mail", "Call", "Plan"))
    let texts = home.visibleTexts + work.visibleTexts
    record(work)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos") } == ["2 to-dos", "4 to-dos"],
      "Where does a screen keep its manager?")
  }
}

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> FolderViewController {
  storyboard().instantiateViewController(identifier: "Folder")
}
