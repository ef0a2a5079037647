import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.2 Method", .graded)
struct MethodTests {
  private let home = TodoManager("Milk", "Bread")
  private let work = TodoManager("Report")
  private let compiler = CompilerProbe(counterpart: "_ = TodoListViewController.inject(manager:)")

  @Test("after a second injection, the list ignores the first manager")
  func firstManager() async {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: work)
    home.add(Todo(title: "Tea"))
    record(screen)
    let texts = screen.visibleTexts
    let why = await delay(of: "Report", on: screen)
    withExtendedLifetime(window) {
      #expect(
        texts.contains("Report"),
        why ?? "The list had got Work when “Tea” came to Home. Which line showed Home's to-dos?")
    }
  }

  @Test("after ten switches, to-dos run no old closures")
  func oneSubscription() async {
    guard await survivesInjection() else { return }
    let changed = makeList()
    changed.inject(manager: home)
    let again = makeList()
    let garden = TodoManager("Rake")
    again.inject(manager: garden)
    let windows = [UIWindow(showing: changed), UIWindow(showing: again)]
    changed.inject(manager: work)
    for manager in Array(repeating: [home, work], count: 9).joined() {
      changed.inject(manager: manager)
    }
    again.inject(manager: garden)
    withExtendedLifetime(windows) {
      let closures = [
        "Home: \(home.subscriptionCount)", "Work: \(work.subscriptionCount)",
        "Garden: \(garden.subscriptionCount)",
      ]
      #expect(
        closures == ["Home: 0", "Work: 1", "Garden: 1"],
        """
        So many closures run if you add a to-do. The test switched one list from Home to Work ten \
        times, and injected Garden into another list twice. Which line begins a subscription, and \
        what ends it?
        """)
    }
  }

  @Test("other code can set the manager only with inject(manager:)")
  func notSet() {
    let why: Comment = """
      In this way, another file can switch the list. A colleague searches for inject(manager:) to \
      find every switch. Which one is missing, and what does the list do after it?
      """
    compiler.rejects(
      each: managerNames().sorted().map { name in
        """
        func change(_ list: TodoListViewController, like other: TodoListViewController) {
          list.\(name) = other.\(name)
        }
        """
      },
      because: .unwritable, why)
    #expect(otherWays() == [], why)
  }
}
