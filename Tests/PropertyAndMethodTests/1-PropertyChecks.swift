import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.1 Property: checks", .graded)
struct PropertyChecks {
  // First, since it's the caller that a fix of makeFolderScreen alone leaves out.
  @Test("a user picks another folder in a colleague's sidebar")
  func picksAnother() async {
    guard await survivesManagerAfterView() else { return }
    let home = TodoManager("Milk", "Bread")
    let work = TodoManager("Report", "Mail", "Call", "Plan")
    let screen = makeFolderScreen(manager: home)
    let window = UIWindow(showing: screen)
    screen.manager = work
    record(screen)
    withExtendedLifetime((window, home, work)) {
      #expect(
        screen.visibleTexts.contains("4 to-dos"),
        """
        On an iPad, a colleague's sidebar lists the folders. The user picked another one, \
        with four to-dos, and the sidebar set the open screen's `manager`. Which of your screen's \
        lines ran then?
        """)
    }
  }

  @Test("a user picks the first folder in a colleague's sidebar")
  func picksFirst() async {
    guard await survivesManagerAfterView() else { return }
    let manager = TodoManager("Milk", "Bread", "Tea")
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.manager = manager
    record(screen)
    withExtendedLifetime((window, manager)) {
      #expect(
        screen.visibleTexts.contains("3 to-dos"),
        """
        The sidebar showed the screen before the user picked a folder, then set `manager` once. \
        Which of your screen's lines run then?
        """)
    }
  }

  @Test("a user picks a folder while another screen covers this one")
  func picksWhileCovered() async {
    guard await survivesManagerAfterView() else { return }
    let manager = TodoManager("Report", "Mail", "Call")
    let screen = makeScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(showing: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.manager = manager
    navigation.popViewController(animated: false)
    record(screen)
    withExtendedLifetime((window, manager)) {
      #expect(
        screen.visibleTexts.contains("3 to-dos"),
        """
        The test set the manager while another screen covered yours, and then went back. What did \
        your screen do while it was covered?
        """)
    }
  }

  @Test("a colleague sets the screen's color, then its manager")
  func colorFirst() async {
    guard await survivesManagerAfterView() else { return }
    let manager = TodoManager("Milk", "Bread", "Tea")
    let screen = makeScreen()
    screen.view.backgroundColor = .systemTeal
    screen.manager = manager
    record(screen)
    withExtendedLifetime(manager) {
      #expect(
        screen.visibleTexts.contains("3 to-dos"),
        """
        This caller sets the color, then the manager, and then shows the screen. Which of the \
        screen's lines run after the manager is set?
        """)
    }
  }

  @Test("a colleague sets the screen's manager, then its color")
  func managerFirst() async {
    guard await survivesManagerBeforeView() else { return }
    let screen = makeScreen()
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    let loadedTheView = screen.isViewLoaded
    screen.view.backgroundColor = .systemTeal
    record(screen)
    let texts = screen.visibleTexts
    let why = await reason(why: screen, lacks: "3 to-dos")
    #expect(
      texts.contains("3 to-dos"),
      why
        ?? """
        In an app, an outlet's didSet runs when the storyboard connects the outlet, but not in \
        these tests. Which code fills the connected label?
        """)
    #expect(
      !loadedTheView,
      """
      Setting the manager loaded the view, but this caller may have more to inject before \
      viewDidLoad runs. Which of your lines needs the view that early?
      """)
  }

  @Test("a to-do is added after the manager is set, before the screen opens")
  func addedBeforeLoading() async {
    guard await survivesManagerBeforeView() else { return }
    let manager = TodoManager("Milk", "Bread")
    let screen = makeScreen()
    screen.manager = manager
    manager.add(Todo(title: "Tea"))
    record(screen)
    #expect(
      screen.visibleTexts.filter { $0.hasSuffix(" to-dos") } == ["3 to-dos"],
      "Does the screen keep its manager, or only a number or text from the manager?")
  }

  @Test("a colleague opens a screen without a manager")
  func noManager() async {
    guard await survivesManagerAfterView() else { return }
    let other = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    let screen = makeScreen()
    let told = makeScreen()
    record(screen)
    #expect(
      screen.visibleTexts.filter { $0.hasSuffix(" to-dos") } == [],
      """
      Another screen has a manager, and this one has none. Where does this screen's number come \
      from?
      """)
    let window = UIWindow(showing: told)
    guard !screen.visibleTexts.contains("2 to-dos"), removeManager(from: told) else { return }
    withExtendedLifetime((window, other)) {
      #expect(
        told.visibleTexts.filter { $0.hasSuffix(" to-dos") } == [],
        """
        The code that runs when the property is set also runs for nil. What does this code count \
        without a manager?
        """)
    }
  }

  @Test("a user deselects a folder, then picks another")
  func afterNil() async {
    guard await survivesManagerAfterView() else { return }
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    guard removeManager(from: screen) else { return }
    screen.manager = TodoManager("Milk", "Bread", "Tea", "Oats")
    record(screen)
    #expect(
      screen.visibleTexts.contains("4 to-dos"),
      "The test set nil, and then a manager with four to-dos. What did setting nil change?")
    withExtendedLifetime(window) {}
  }

  @Test("a colleague passes nil to makeFolderScreen")
  func seamRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "makeFolderScreen",
      "What does the parameter of makeFolderScreen accept besides a manager?")
  }

  @Test("a user reads the storyboard's “Home” above the number")
  func fromStoryboard() {
    let screen = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.count == 2,
      """
      The screen should have the storyboard's two labels, but FolderViewController() creates an \
      empty screen. Which line creates your screen?
      """)
  }
}

/// Returns whether a separate process survives setting a manager before the view is loaded.
///
/// At that time, every outlet is nil, and using one crashes the process.
private func survivesManagerBeforeView() async -> Bool {
  let end = ProgramEnd()
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    This caller set the manager before anything else, and the program ended. Which of your lines \
    runs then?
    """
  ) { @MainActor [end = end as ProgramEnd] in
    makeScreen().manager = TodoManager("Milk", "Bread")
    await end.reach()
  }
  return survived != nil
}

/// Returns whether a separate process survives showing a screen before setting its manager.
private func survivesManagerAfterView() async -> Bool {
  let end = ProgramEnd()
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    A colleague's sidebar shows the screen first, then sets a manager when the user picks a \
    folder, and another one later. On the way, the program ended. Which of your lines ended it?
    """
  ) { @MainActor [end = end as ProgramEnd] in
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.manager = TodoManager("Milk", "Bread")
    screen.manager = TodoManager("Tea")
    withExtendedLifetime(window) {}
    await end.reach()
  }
  return survived != nil
}

/// Returns the reason why a screen doesn't show a text, or nil if the screen shows the text or if
/// the reason is unknown.
private func reason(why screen: FolderViewController, lacks text: String) async -> Comment? {
  guard !screen.visibleTexts.contains(text) else { return nil }
  let held: TodoManager? = screen.manager
  guard held != nil else {
    return """
      The test kept no reference to the manager, and the manager was deallocated. Is the screen's \
      property a strong or a weak reference?
      """
  }
  await drainMainActor()
  if screen.visibleTexts.contains(text) {
    return """
      The screen shows its manager only on a later turn of the main actor. Which line delays the \
      work?
      """
  }
  screen.manager = TodoManager("Report", "Mail", "Call", "Plan")
  guard screen.visibleTexts.contains(text) else { return nil }
  return """
    The screen shows each manager only when the test sets the next one. Does your code run before \
    the property changes, or after?
    """
}

/// Sets the manager to nil, if the property is an optional, and returns whether it's an optional.
private func removeManager(from screen: FolderViewController) -> Bool {
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
