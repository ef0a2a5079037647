import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.2 Shared: checks", .graded)
struct SharedChecks {
  private let compiler = CompilerProbe()

  @Test("a to-do saved on the add screen appears in the list")
  func addShows() {
    // Another test checks which object keeps the manager alive.
    let manager = TodoManager()
    let screens = makeScreens(manager: manager)
    screens.add.save(title: "Buy milk")
    let titles = withExtendedLifetime(manager) { screens.list.titles }
    #expect(
      titles.contains("Buy milk"),
      """
      The test reads the list immediately after save(title:). When does save(title:) change the \
      data that the list's `titles` reads?
      """)
  }

  @Test("a colleague writes TodoManager.shared")
  func refused() {
    compiler.rejects(
      "_ = TodoManager.shared",
      because: ["has no member", "inaccessible", "unavailable"],
      unlike: #"_ = \TodoManager.todos"#,
      "TodoManager.shared still exists, so any code can use it. Which code still needs it?")
  }
}
