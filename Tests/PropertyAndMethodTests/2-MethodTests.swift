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
        The test switched one list from Home to Work ten times, and injected Garden into another \
        list twice. Below: how many closures a new to-do runs, for each manager. Which line begins \
        a subscription, and what ends it?
        """)
    }
  }
}
