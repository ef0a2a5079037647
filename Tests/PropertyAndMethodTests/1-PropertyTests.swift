import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.1 Property", .graded)
struct PropertyTests {
  private let end = ProgramEnd()

  @Test("the screen shows how many to-dos your manager holds")
  func seam() {
    let screen = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    record(screen)
    let texts = screen.textsInSight
    #expect(
      texts.contains("2 to-dos"),
      isOneBehind(screen, showing: "2 to-dos")
        ? oneBehind
        : """
        The manager that was passed holds two to-dos, and no label says so. “Label” is what the \
        storyboard wrote there. Which line of makeFolderScreen makes viewDidLoad run, and what \
        does the screen know at that moment? If it knows the manager, does it hold on to it?
        """)
  }

  @Test("a manager that is set before the view is loaded shows")
  func managerFirst() async {
    guard await survivesManagerFirst() else { return }
    let screen = makeScreen()
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    let loadedTheView = screen.isViewLoaded
    let held: TodoManager? = screen.manager
    let isHeld = held != nil
    record(screen)
    #expect(
      screen.textsInSight.contains("3 to-dos"),
      !isHeld
        ? letGo
        : """
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
      screen.textsInSight.filter { $0.hasSuffix(" to-dos") } == ["3 to-dos"],
      """
      The test set the manager, added a third to-do, and then loaded the view. The screen should \
      show what its manager holds now. A number that was counted when the manager was set is too \
      old. What does the screen keep: its manager, or a number or text from it?
      """)
  }

  @Test("a manager that is set after the view is loaded shows, too")
  func viewFirst() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The view was loaded while there was no manager, and the program stopped. A property can be \
      set late, so viewDidLoad may find nothing there. What does it do then?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screen = makeScreen()
      screen.loadViewIfNeeded()
      screen.manager = TodoManager("Milk", "Bread")
      await end.reach()
    }
    guard survived != nil else { return }
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    record(screen)
    let texts = screen.textsInSight
    #expect(
      texts.contains("3 to-dos"),
      isOneBehind(screen, showing: "3 to-dos")
        ? oneBehind
        : """
        This is another caller: it loaded the view first, and then set the manager. A new order of \
        the lines in makeFolderScreen helps only makeFolderScreen. What could the screen itself do \
        when the manager arrives?
        """)
  }

  @Test("a manager that is set while the screen is in sight shows at once")
  func inSight() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The screen came into sight without a manager, and then the manager was set. Somewhere on \
      this way the program stopped. The manager may come this late. Which line needs it earlier?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screen = makeScreen()
      let window = UIWindow(showing: screen)
      screen.manager = TodoManager("Milk", "Bread")
      withExtendedLifetime(window) {}
      await end.reach()
    }
    guard survived != nil else { return }
    let screen = makeScreen()
    let window = UIWindow(showing: screen)
    screen.manager = TodoManager("Milk", "Bread", "Tea")
    let first = screen.textsInSight
    screen.manager = TodoManager("Report", "Mail")
    record(screen)
    let second = screen.textsInSight
    withExtendedLifetime(window) {
      #expect(
        first.contains("3 to-dos"),
        second.contains("3 to-dos")
          ? oneBehind
          : """
          The screen was already in sight when it was handed its manager. It does not come into \
          sight a second time, and its view is not loaded a second time. Which code runs when the \
          manager arrives?
          """)
      #expect(
        second.contains("2 to-dos"),
        second.contains("3 to-dos") && !first.contains("3 to-dos")
          ? oneBehind
          : """
          The screen was in sight and had a manager with three to-dos. Then it was handed another \
          one, with two. The property holds that one now. What does the user see?
          """)
    }
  }

  @Test("a screen without a manager shows no number")
  func noManager() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The screen came into sight while it had no manager, and the program stopped. In this \
      exercise the manager may come late, so the screen has to wait for it.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = UIWindow(showing: makeScreen())
      await end.reach()
    }
    guard survived != nil else { return }
    let screen = makeScreen()
    record(screen)
    #expect(
      screen.textsInSight.filter { $0.hasSuffix(" to-dos") } == [],
      """
      No manager was set yet, and the screen shows a number of to-dos. Where does it come from? A \
      spare manager, or a spare number such as `?? 0`, hides the missing manager, like the default \
      argument in 1.3.
      """)
    // Written by its key path: where the property is no optional, it takes no nil.
    let property: AnyKeyPath = \FolderViewController.manager
    guard
      let optional = property as? ReferenceWritableKeyPath<FolderViewController, TodoManager?>
    else { return }
    let told = makeScreen()
    let window = UIWindow(showing: told)
    told[keyPath: optional] = nil
    withExtendedLifetime(window) {
      #expect(
        told.textsInSight.filter { $0.hasSuffix(" to-dos") } == [],
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
      screen.textsInSight.contains("0 to-dos"),
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
    let texts = home.textsInSight + work.textsInSight
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
      screen.storyboard != nil && screen.textsInSight.count == 2,
      """
      The screen that was drawn in Main.storyboard should be in sight, with the two labels that \
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

private let letGo: Comment = """
  The test set the manager before the view was loaded, and kept no reference to it. When the view \
  is loaded, the screen's property is nil again: the manager is gone. The screen cannot rely on \
  other code to keep its manager alive. How does the property hold it?
  """

/// Whether the screen shows a manager only when the next one is set.
private func isOneBehind(_ screen: FolderViewController, showing text: String) -> Bool {
  guard !screen.textsInSight.contains(text) else { return false }
  screen.manager = TodoManager("Report", "Mail", "Call", "Plan")
  return screen.textsInSight.contains(text)
}

private let oneBehind: Comment = """
  The screen notices a new manager, but it is one behind: each manager shows only when the next \
  one is set. The code that runs at that moment asks the property, and the property still holds \
  the old value. Does that code run before the change, or after?
  """

/// The screen as the storyboard makes it, before it is handed anything.
private func makeScreen() -> FolderViewController {
  storyboard().instantiateViewController(identifier: "Folder")
}
