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

  @Test("after a switch back, the list ignores the manager in between")
  func managerBetween() async {
    let screen = makeList()
    let window = UIWindow(showing: screen)
    for manager in [home, work, home] { screen.inject(manager: manager) }
    work.add(Todo(title: "Mail"))
    record(screen)
    let texts = screen.visibleTexts
    let why = await delay(of: "Milk, Bread", on: screen)
    withExtendedLifetime(window) {
      #expect(
        texts.contains("Milk, Bread"),
        why
          ?? """
          The test injected Home, Work, and Home again. Then it added “Mail” to Work, and the list \
          should still say “Milk, Bread”. Which line set the label's text last?
          """)
    }
  }

  @Test("a list that's switched before it's visible ignores the first manager")
  func switchedEarly() async {
    guard await survivesInjection() else { return }
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
        The list got Home, then Work, and only then a view. Later, “Tea” came to Home. Which \
        closure set the label's text?
        """)
    }
  }
}
