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
        why ?? "What happens to the first subscription when the second one begins?")
    }
  }

  @Test("after two injections, there's one subscription")
  func oneSubscription() async {
    guard await survivesInjection() else { return }
    let changed = makeList()
    changed.inject(manager: home)
    let again = makeList()
    let same = TodoManager("Milk")
    again.inject(manager: same)
    let windows = [UIWindow(showing: changed), UIWindow(showing: again)]
    changed.inject(manager: work)
    again.inject(manager: same)
    withExtendedLifetime(windows) {
      let counts = [home, work, same].map(\.subscriptionCount)
      #expect(
        counts == [0, 1, 1],
        """
        The numbers are the subscriptions to a list's first manager, to its second one, and to a \
        manager that another list got twice. A subscription ends when no object holds it. How many \
        subscriptions does a list hold?
        """)
    }
  }

  @Test("other code can set the manager only with inject(manager:)")
  func notSet() {
    compiler.rejects(
      each: managerNames().sorted().map { name in
        """
        func change(_ list: TodoListViewController, like other: TodoListViewController) {
          list.\(name) = other.\(name)
        }
        """
      },
      because: .unwritable,
      """
      Code in another file can set the list's manager with this property. Which code besides the \
      list has to set the manager?
      """)
    #expect(
      otherWays() == [],
      """
      These declarations set the list's manager, too. If only the list uses them, which keyword \
      should they have?
      """)
  }
}
