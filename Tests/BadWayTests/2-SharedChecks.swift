import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.2 Shared: checks", .graded)
struct SharedChecks {
  @Test("a to-do saved on the add screen appears in the list")
  func addShows() {
    // Another test is about who keeps the manager alive.
    let manager = TodoManager()
    let screens = makeScreens(manager: manager)
    screens.add.save(title: "Buy milk")
    let titles = withExtendedLifetime(manager) { screens.list.titles }
    #expect(
      titles.contains("Buy milk"),
      """
      The test saved “Buy milk” on the add screen, and read the list immediately. The list doesn't \
      show it. What does save(title:) change, and when, and what does titles read?
      """)
  }
}
