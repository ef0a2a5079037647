import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.1 Property: checks", .graded)
struct PropertyChecks {
  @Test("the screen shows a manager set before the view is loaded")
  func managerFirst() async {
    guard await survivesManagerFirst() else { return }
    let screen = makeScreen()
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    let loadedTheView = screen.isViewLoaded
    record(screen)
    let texts = screen.visibleTexts
    let why = await reason(screen, "3 to-dos")
    #expect(
      texts.contains("3 to-dos"),
      why
        ?? """
        The test set a manager with three to-dos, and then loaded the view. The screen should show \
        “3 to-dos”. Which code fills the label once it's connected? (In an app, an outlet's didSet \
        runs when the storyboard connects the outlet. Here it doesn't.)
        """)
    #expect(
      !loadedTheView,
      """
      The test only set the manager, and your code loaded the view. Setting the manager shouldn't \
      load the view: the caller may inject more dependencies before viewDidLoad runs. Which \
      property reports whether the view is loaded, without loading it?
      """)
  }

  @Test("the screen counts to-dos added before the view is loaded")
  func addedBeforeLoading() async {
    guard await survivesManagerFirst() else { return }
    let manager = TodoManager("Milk", "Bread")
    let screen = makeScreen()
    screen.manager = manager
    manager.add(Todo(title: "Tea"))
    record(screen)
    #expect(
      screen.visibleTexts.filter { $0.hasSuffix(" to-dos") } == ["3 to-dos"],
      """
      The test set the manager, added a third to-do, and then loaded the view. The screen should \
      show “3 to-dos”, the manager's current number. Does the screen keep its manager, or only a \
      number or text from the manager?
      """)
  }

  @Test("a screen without a manager shows no number")
  func noManager() async {
    guard await survivesManagerLast() else { return }
    let other = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    let screen = makeScreen()
    let told = makeScreen()
    record(screen)
    #expect(
      screen.visibleTexts.filter { $0.hasSuffix(" to-dos") } == [],
      """
      The test set a manager for another screen, and none for this one. This screen should show no \
      number of to-dos. Where does its number come from?
      """)
    let window = UIWindow(showing: told)
    guard !screen.visibleTexts.contains("2 to-dos"), setNil(told) else { return }
    withExtendedLifetime((window, other)) {
      #expect(
        told.visibleTexts.filter { $0.hasSuffix(" to-dos") } == [],
        """
        The screen had no manager, and the test set `screen.manager = nil`. The screen should show \
        no number of to-dos, but it shows one. The code that runs when the property is set also \
        runs for nil. What does that code count then?
        """)
    }
  }

  @Test("makeFolderScreen requires a manager")
  func seamRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "makeFolderScreen",
      """
      This code passes no manager to makeFolderScreen. What does its parameter accept besides a \
      manager?
      """)
  }

  @Test("the screen comes from the storyboard, with its label")
  func fromStoryboard() {
    let screen = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.count == 2,
      """
      The test called makeFolderScreen. The screen should come from Main.storyboard, with the two \
      labels drawn there. FolderViewController() creates an empty screen. Which line creates your \
      screen? (If no manager is shown at all, fix that first.)
      """)
  }
}

/// Sets a manager before the view is loaded, in a separate process: every outlet is still nil.
private func survivesManagerFirst(_ end: ProgramEnd = ProgramEnd()) async -> Bool {
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    The test set the manager before the view was loaded, and the program crashed. Until the view \
    is loaded, every outlet is nil. Which line uses an outlet too early?
    """
  ) { @MainActor [end] in
    makeScreen().manager = TodoManager("Milk", "Bread")
    await end.reach()
  }
  return survived != nil
}

/// Shows the screen without a manager, then sets one, in a separate process.
func survivesManagerLast(_ end: ProgramEnd = ProgramEnd()) async -> Bool {
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    The test showed the screen without a manager, then set one, and the program crashed. A \
    property can be set this late, so the screen has to wait for its manager. Which line uses the \
    manager too early?
    """
  ) { @MainActor [end] in
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.manager = TodoManager("Milk", "Bread")
    withExtendedLifetime(window) {}
    await end.reach()
  }
  return survived != nil
}

/// Returns why a screen doesn't show a text, or nil if it does or the reason is unknown.
func reason(_ screen: FolderViewController, _ text: String) async -> Comment? {
  guard !screen.visibleTexts.contains(text) else { return nil }
  let held: TodoManager? = screen.manager
  guard held != nil else {
    return """
      The test set a manager, and kept no reference to it. Now the screen's property is nil: the \
      manager was deallocated. The screen should keep its manager alive. Is its property a strong \
      or a weak reference?
      """
  }
  await drainMainActor()
  if screen.visibleTexts.contains(text) {
    return """
      The test set a manager, and the screen should show it immediately. It shows the manager too \
      late, on a later turn of the main actor. Which line delays the work?
      """
  }
  screen.manager = TodoManager("Report", "Mail", "Call", "Plan")
  guard screen.visibleTexts.contains(text) else { return nil }
  return """
    The test set a manager, but the screen shows it only after the test sets the next one. Code \
    that runs before the property changes still reads the old manager. Does your code run before \
    the change, or after?
    """
}

/// Sets the manager to nil if the property is an optional, and returns whether it is.
func setNil(_ screen: FolderViewController) -> Bool {
  let property: AnyKeyPath = \FolderViewController.manager
  guard let optional = property as? ReferenceWritableKeyPath<FolderViewController, TodoManager?>
  else { return false }
  screen[keyPath: optional] = nil
  return true
}

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> FolderViewController {
  storyboard().instantiateViewController(identifier: "Folder")
}
