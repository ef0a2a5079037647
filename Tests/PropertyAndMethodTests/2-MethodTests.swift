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

  @Test("after a second injection, the list follows only the second manager")
  func secondManager() {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    screen.inject(manager: home)
    screen.inject(manager: work)
    home.add(Todo(title: "Tea"))
    record(screen)
    let afterTea = screen.visibleTexts.last
    work.add(Todo(title: "Mail"))
    withExtendedLifetime(window) {
      #expect(
        [afterTea, screen.visibleTexts.last] == ["Report", "Report, Mail"],
        """
        The user switched to Work. Then “Tea” came to Home, and “Mail” to Work. Below: the label \
        after each to-do. Which line sets the label's text, and when does it run?
        """)
    }
  }

  @Test("after a switch back, the list ignores the manager in between")
  func managerBetween() {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    for manager in [home, work, home] { screen.inject(manager: manager) }
    work.add(Todo(title: "Mail"))
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        screen.visibleTexts.contains("Milk, Bread"),
        """
        The test injected Home, Work, and Home again. Then “Mail” came to Work, and the label \
        should still say “Milk, Bread”. Which line sets the label's text, and when does it run?
        """)
    }
  }

  @Test("a list that's switched before it's visible ignores the first manager")
  func switchedEarly() {
    let screen = makeList()
    screen.inject(manager: home)
    screen.inject(manager: work)
    let window = UIWindow(showing: screen)
    home.add(Todo(title: "Tea"))
    record(screen)
    withExtendedLifetime(window) {
      #expect(
        screen.visibleTexts.contains("Report"),
        """
        The list got Home, then Work, and only then a view. Later, “Tea” came to Home. Which line \
        sets the label's text, and when does it run?
        """)
    }
  }
}
