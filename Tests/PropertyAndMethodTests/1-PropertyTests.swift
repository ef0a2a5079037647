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
        The manager was there before the view was loaded, and yet the screen does not show it. \
        Most callers do it in this order. Who writes the label's text, as soon as there is one? \
        (In an app, a didSet of the outlet runs when the storyboard connects it. Here it does not.)
        """)
    #expect(
      !loadedTheView,
      """
      The manager was set, and that loaded the view, as the line with the color did. Nobody wants \
      to see this screen yet, and somebody may have more to hand over before viewDidLoad runs. \
      Which question about the view loads nothing?
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
      The manager was set first, then somebody added a third to-do, and then the view was loaded. \
      Now the screen comes up, so it should show what its manager holds now. A number that was \
      counted when the manager was set is an old one. What does the screen keep: its manager, or \
      what the manager said?
      """)
  }

  @Test("a manager that is set after the view is loaded shows, too")
  func viewFirst() async {
    let end = ProgramEnd()
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
      end.reach()
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
        This is another caller, which touched the view first and set the manager then. To put the \
        lines of makeFolderScreen in order helps makeFolderScreen alone. What could the screen \
        itself do at the moment when the manager arrives?
        """)
  }

  @Test("a manager that is set while the screen is in sight shows at once")
  func inSight() async {
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The screen was in sight and had no manager yet. Then the manager was set, and somewhere on \
      this way the program stopped. The manager may come as late as that. Who takes it for granted?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screen = makeScreen()
      let window = UIWindow(showing: screen)
      screen.manager = TodoManager("Milk", "Bread")
      withExtendedLifetime(window) {}
      end.reach()
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
          The screen was in sight already, and then it was handed its manager. It does not come \
          into sight a second time, and its view is not loaded a second time. What does happen at \
          the moment when the manager arrives?
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
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The screen came into sight while it had no manager, and the program stopped. In this \
      exercise the manager may come late, so the screen has to wait for it.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = UIWindow(showing: makeScreen())
      end.reach()
    }
    guard survived != nil else { return }
    let screen = makeScreen()
    record(screen)
    #expect(
      screen.textsInSight.filter { $0.hasSuffix(" to-dos") } == [],
      """
      Nobody has set a manager yet, and the screen shows a number of to-dos. Where does it come \
      from? A spare manager, or a spare number such as `?? 0`, is a default argument in disguise, \
      as in 1.3: it answers when nobody was asked.
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
        Nobody has set a manager yet. Somebody wrote `screen.manager = nil`, which changes nothing \
        about that, and now the screen shows a number of to-dos. The code that runs when the \
        property is set runs for nil as well. Whose to-dos does it count then?
        """)
    }
  }

  @Test("the function that makes the screen needs a manager")
  func seamRefused() {
    CompilerProbe(module: "PropertyAndMethod", imports: ["PropertyAndMethodSupport"]).rejects(
      each: ["_ = makeFolderScreen()", "_ = makeFolderScreen(manager: nil)"],
      because: [.unfit],
      unlike: "_ = makeFolderScreen(manager: TodoManager())",
      """
      Whoever calls makeFolderScreen has no manager, and gets a screen all the same: one that \
      waits for ever, or shows a manager that nobody chose. A property can be late. The parameter \
      of a function cannot, if its type and its default do not allow it. What does this one allow?
      """)
  }

  @Test("an empty manager shows, too")
  func emptyManager() {
    let screen = makeFolderScreen(manager: TodoManager())
    record(screen)
    #expect(
      screen.textsInSight.contains("0 to-dos"),
      """
      The manager that was passed holds no to-dos, and that is what the user should read: 0. To \
      have an empty manager is not the same as to have none. Which of the two does the screen ask? \
      (Where no manager shows at all, begin with that.)
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
      Each screen was handed a manager of its own, one with two to-dos, one with four. A screen \
      that shows no count has not noticed its manager; one that shows the count of the other keeps \
      its manager in a place that both can reach.
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
      were drawn there. Whoever writes FolderViewController() gets an empty screen.
      """)
  }
}

/// Sets a manager before the view is loaded, in a process of its own: every outlet is nil by then.
private func survivesManagerFirst() async -> Bool {
  let end = ProgramEnd()
  let survived = await #expect(
    processExitsWith: end.isReached,
    """
    The manager was set first, before the view was loaded, and the program stopped. At that \
    moment every outlet is still nil. Who touches one?
    """
  ) { @MainActor [end = end as ProgramEnd] in
    makeScreen().manager = TodoManager("Milk", "Bread")
    end.reach()
  }
  return survived != nil
}

private let letGo: Comment = """
  The manager was set before the view was loaded, and the caller kept nothing. When the view is \
  loaded, the screen's property is nil again: the manager is gone. The screen was given it to work \
  with, so it cannot rely on somebody else to keep it alive. How does the property hold it?
  """

/// Whether the screen shows a manager only when the next one is set.
private func isOneBehind(_ screen: FolderViewController, showing text: String) -> Bool {
  guard !screen.textsInSight.contains(text) else { return false }
  screen.manager = TodoManager("Report", "Mail", "Call", "Plan")
  return screen.textsInSight.contains(text)
}

private let oneBehind: Comment = """
  The screen does notice that a manager arrives, and it is one behind: what was handed over shows \
  only when the next manager is set. The code that runs at that moment asks the property, and the \
  property still holds what it held before. Does that code run before the change, or after?
  """

/// The screen as the storyboard makes it, before anybody hands it anything.
private func makeScreen() -> FolderViewController {
  storyboard().instantiateViewController(identifier: "Folder")
}
