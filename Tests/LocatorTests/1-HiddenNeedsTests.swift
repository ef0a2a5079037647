import Foundation
import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.1 HiddenNeeds", .graded)
struct HiddenNeedsTests {
  /// Noon on a day in the year 2100, far from the current time.
  private let noon = Date(timeIntervalSince1970: 4_102_488_000)

  /// Fills the shared locator, as another test or the app could have done.
  init() {
    ServiceLocator.shared.register(TodoManager([Todo(title: "Not yours", due: .distantPast)]))
    ServiceLocator.shared.register(AppClock(now: { [noon] in noon }))
  }

  @Test("two reports on a screen each count their own to-dos")
  func ownTodos() {
    let home = makeReportViewModel(
      manager: TodoManager([Todo(title: "Cook dinner", due: noon), Todo(title: "Feed the cat")]),
      now: { noon })
    let todos = ["Mail", "Call Tom", "Invoice", "Slides", "Agenda"].map { Todo(title: $0) }
    let work = makeReportViewModel(manager: TodoManager(todos), now: { noon })
    #expect(
      [home.text, work.text, home.text]
        == ["to-dos: 2, late: 1", "to-dos: 5, late: 0", "to-dos: 2, late: 1"],
      """
      The test created a report for home, then one for work, and then read their texts: home, \
      work, home. Whose to-dos did each text count, and at what time?
      """)
  }

  @Test("another screen registers a manager of its own")
  func registeredLater() {
    let manager = TodoManager([Todo(title: "Milk", due: noon), Todo(title: "Bread")])
    let report = makeReportViewModel(manager: manager, now: { noon })
    let before = report.text
    ServiceLocator.shared.register(TodoManager([Todo(title: "Not yours", due: .distantPast)]))
    #expect(
      [before, report.text] == ["to-dos: 2, late: 1", "to-dos: 2, late: 1"],
      """
      Between the two texts, another screen registered its own manager. Whose to-dos did each text \
      count?
      """)
  }

  @Test("the user adds to-dos at home while both reports are open")
  func addedLater() {
    let manager = TodoManager()
    let home = makeReportViewModel(manager: manager, now: { noon })
    let work = makeReportViewModel(
      manager: TodoManager([Todo(title: "Read")]), now: { noon })
    var texts = ["Home: \(home.text)"]
    for _ in 1...2 {
      manager.add(Todo(title: "Call Mina", due: noon))
      texts.append("Home: \(home.text)")
    }
    texts.append("Work: \(work.text)")
    #expect(
      texts == [
        "Home: to-dos: 0, late: 0", "Home: to-dos: 1, late: 1", "Home: to-dos: 2, late: 2",
        "Work: to-dos: 1, late: 0",
      ],
      """
      The test read home's report three times. Before the second time and the third, the user \
      added “Call Mina” at home. Which to-dos does a report count, and when?
      """)
  }

  @Test("dinner becomes late while both reports are open")
  func timePasses() {
    var time = noon
    let home = makeReportViewModel(
      manager: TodoManager([Todo(title: "Cook dinner", due: noon + 60)]), now: { time })
    let work = makeReportViewModel(
      manager: TodoManager([Todo(title: "Mail"), Todo(title: "Call Tom")]), now: { time })
    let before = [home.text, work.text]
    time += 60
    #expect(
      before + [home.text, work.text]
        == [
          "to-dos: 1, late: 0", "to-dos: 2, late: 0", "to-dos: 1, late: 1", "to-dos: 2, late: 0",
        ],
      """
      The test read home's text and work's. A minute passed, and the test read both again. Whose \
      to-dos does a report count, and at what time?
      """)
  }
}
