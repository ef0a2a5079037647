import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.1 Property", .graded)
struct PropertyTests {
  @Test("the screen shows how many to-dos your manager holds")
  func seam() async {
    let screen = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    record(screen)
    let texts = screen.visibleTexts
    let why = await reason(screen, "2 to-dos")
    #expect(
      texts.contains("2 to-dos"),
      why
        ?? """
        The test called makeFolderScreen with a manager that holds two to-dos. The screen should \
        show “2 to-dos”. Which line of makeFolderScreen makes viewDidLoad run, and which comes \
        after it?
        """)
  }

  @Test("a manager that is set before the view is loaded shows")
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
        The test set the manager, then loaded the view, and the screen does not show the manager. \
        Most callers use this order. Which code writes the label's text, as soon as there is a \
        label? (In an app, a didSet of the outlet runs when the storyboard connects it. Here it \
        does not.)
        """)
    #expect(
      !loadedTheView,
      """
      The manager was set, and that loaded the view, as the line with the color did. The screen is \
      not needed yet, and its caller may hand over more before viewDidLoad runs. Which question \
      about the view does not load it?
      """)
  }

  @Test("a to-do that comes before the view is loaded counts")
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
      show what its manager holds now. A number that was counted when the manager was set is too \
      old. What does the screen keep: its manager, or a number or text from it?
      """)
  }

  @Test("a manager that is set after the view is loaded shows, too")
  func viewFirst() async {
    guard await survivesManagerLast() else { return }
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    record(screen)
    let texts = screen.visibleTexts
    let why = await reason(screen, "3 to-dos")
    #expect(
      texts.contains("3 to-dos"),
      why
        ?? """
        This is another caller: it loaded the view first, and then set the manager. A new order of \
        the lines in makeFolderScreen helps only makeFolderScreen. What could the screen itself do \
        when the manager arrives?
        """)
  }

  @Test("a manager that is set while the screen is visible shows at once")
  func inSight() async {
    guard await survivesManagerLast() else { return }
    let screen = makeScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(showing: navigation)
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    let first = screen.visibleTexts
    let why = await reason(screen, "3 to-dos")
    screen.manager = TodoManager("Report", "Mail")
    record(screen)
    let second = screen.visibleTexts
    _ = setNil(screen)
    screen.manager = TodoManager("Milk", "Bread", "Tea", "Oats")
    let third = screen.visibleTexts
    navigation.pushViewController(UIViewController(), animated: false)
    screen.manager = TodoManager("Report")
    navigation.popViewController(animated: false)
    let fourth = screen.visibleTexts
    withExtendedLifetime(window) {
      #expect(
        first.contains("3 to-dos"),
        why
          ?? """
          The screen was already visible when the test set its manager. It does not appear a \
          second time, and its view is not loaded a second time. Which code runs when the manager \
          is set?
          """)
      guard first.contains("3 to-dos") else { return }
      #expect(
        second.contains("2 to-dos"),
        """
        The screen was visible and showed a manager with three to-dos. Then the test set a second \
        manager, with two to-dos. The screen should show “2 to-dos”. Which code runs when the \
        property is set a second time?
        """)
      #expect(
        third.contains("4 to-dos") || !second.contains("2 to-dos"),
        """
        The screen showed a manager. Then the test set nil, and after that a manager with four \
        to-dos. The screen should show “4 to-dos”. What did setting nil change?
        """)
      #expect(
        fourth.contains("1 to-dos") || !third.contains("4 to-dos"),
        """
        The test pushed another screen over this one, set a manager with one to-do, and went back. \
        The screen should show “1 to-dos”. What did your screen do while it was covered?
        """)
    }
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
        No manager was set yet. The test wrote `screen.manager = nil`, so there is still none, and \
        now the screen shows a number of to-dos. The code that runs when the property is set also \
        runs for nil. What does it count then?
        """)
    }
  }

  @Test("the function that makes the screen needs a manager")
  func seamRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "makeFolderScreen",
      """
      This caller of makeFolderScreen has no manager, and still gets a screen. It waits for ever, \
      or shows a manager that the caller never chose. A property can be set late. A parameter \
      cannot, if its type and its default do not allow it. What does this one allow?
      """)
  }

  @Test("an empty manager shows, too")
  func emptyManager() {
    let screen = makeFolderScreen(manager: TodoManager())
    record(screen)
    #expect(
      screen.visibleTexts.contains("0 to-dos"),
      """
      The manager that was passed holds no to-dos, so the user should read 0. An empty manager is \
      not the same as no manager. Which of the two does the screen check for? (Where no manager \
      shows at all, begin with that.)
      """)
  }

  @Test("two screens show two managers")
  func twoScreens() {
    let home = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    let work = makeFolderScreen(manager: TodoManager("Report", "Mail", "Call", "Plan"))
    let texts = home.visibleTexts + work.visibleTexts
    record(work)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos") } == ["2 to-dos", "4 to-dos"],
      """
      The test gave each screen its own manager, one with two to-dos, one with four. If a screen \
      shows no count, it did not notice its manager. If it shows the other count, it keeps its \
      manager in a place that both share.
      """)
  }

  @Test("the screen comes from the storyboard, with its label")
  func fromStoryboard() {
    let screen = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.count == 2,
      """
      The screen that was drawn in Main.storyboard should be visible, with the two labels that \
      were drawn there. The line FolderViewController() makes an empty screen.
      """)
  }
}

/// Sets a manager before the view is loaded, in a process of its own: every outlet is nil by then.
private func survivesManagerFirst(_ end: ProgramEnd = ProgramEnd()) async -> Bool {
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    The manager was set first, before the view was loaded, and the program stopped. At that moment \
    every outlet is still nil. Which line uses one?
    """
  ) { @MainActor [end] in
    makeScreen().manager = TodoManager("Milk", "Bread")
    await end.reach()
  }
  return survived != nil
}

/// Shows the screen without a manager, and sets one then.
private func survivesManagerLast(_ end: ProgramEnd = ProgramEnd()) async -> Bool {
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    The test showed the screen while there was no manager, and then set one. The program crashed. \
    A property can be set this late, so the screen has to wait. Which line needs a manager earlier?
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

/// Why a screen doesn't show a text, if the test can find that out; nil if the screen shows it.
private func reason(_ screen: FolderViewController, _ text: String) async -> Comment? {
  guard !screen.visibleTexts.contains(text) else { return nil }
  let held: TodoManager? = screen.manager
  guard held != nil else {
    return """
      The test set a manager, and kept no reference to it. Now the screen's property is nil: the \
      manager was deallocated. The screen cannot rely on other code to keep its manager alive. How \
      does the property hold it?
      """
  }
  await drainMainActor()
  if screen.visibleTexts.contains(text) {
    return """
      The screen shows the manager too late: not when the test set it, but on a later turn of the \
      main actor. Until then, the user reads something else. Which line postpones the work?
      """
  }
  screen.manager = TodoManager("Report", "Mail", "Call", "Plan")
  guard screen.visibleTexts.contains(text) else { return nil }
  return """
    The screen notices a new manager, but it is one behind: each manager shows only when the next \
    one is set. The code that runs at that moment reads the property, and the property still holds \
    the old value. Does that code run before the change, or after?
    """
}

/// Sets the manager to nil; says whether that compiles: not where the property is no optional.
private func setNil(_ screen: FolderViewController) -> Bool {
  let property: AnyKeyPath = \FolderViewController.manager
  guard let optional = property as? ReferenceWritableKeyPath<FolderViewController, TodoManager?>
  else { return false }
  screen[keyPath: optional] = nil
  return true
}

/// The screen as the storyboard creates it, before any injection.
private func makeScreen() -> FolderViewController {
  storyboard().instantiateViewController(identifier: "Folder")
}
