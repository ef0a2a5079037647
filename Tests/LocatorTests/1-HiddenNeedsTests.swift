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
    ServiceLocator.shared.register(AppClock())
  }

  @Test("the report counts the to-dos of the manager that you pass")
  func manager() {
    let manager = TodoManager([Todo(title: "Milk"), Todo(title: "Bread")])
    #expect(
      makeReportViewModel(manager: manager, now: { noon }).text == "to-dos: 2, late: 0",
      """
      The shared locator holds another manager, with one overdue to-do. Which line decides which \
      manager the report uses?
      """)
  }

  @Test("the report uses your clock to decide which to-dos are overdue")
  func clock() {
    var time = noon
    let manager = TodoManager([Todo(title: "Milk", due: noon + 60)])
    let report = makeReportViewModel(manager: manager, now: { time })
    let before = report.text
    time += 60
    #expect(
      [before, report.text] == ["to-dos: 1, late: 0", "to-dos: 1, late: 1"],
      """
      On your clock, the to-do becomes overdue a minute later. Which clock does the report read, \
      and when?
      """)
  }

  @Test("the report counts to-dos that you add later")
  func later() {
    let manager = TodoManager()
    let report = makeReportViewModel(manager: manager, now: { noon })
    var texts = [report.text]
    for _ in 1...2 {
      manager.add(Todo(title: "Call Mina", due: noon))
      texts.append(report.text)
    }
    #expect(
      texts == ["to-dos: 0, late: 0", "to-dos: 1, late: 1", "to-dos: 2, late: 2"],
      """
      Each text should count all to-dos that the manager has at that time, including duplicates. \
      Which to-dos does your report count, and when?
      """)
  }

  @Test("two reports at once use their own managers and clocks")
  func twoReports() {
    let home = makeReportViewModel(
      manager: TodoManager([Todo(title: "Feed the cat", due: noon)]), now: { noon - 60 })
    let late = TodoManager([Todo(title: "Pay the rent", due: noon), Todo(title: "Read")])
    let work = makeReportViewModel(manager: late, now: { noon })
    #expect(
      [home.text, work.text, home.text]
        == ["to-dos: 1, late: 0", "to-dos: 2, late: 1", "to-dos: 1, late: 0"],
      "Where does a report keep its manager and its clock?")
  }

  @Test("the report never uses a locator")
  func requests() {
    let requests = ServiceLocator.requests {
      _ = makeReportViewModel(manager: TodoManager(), now: { noon }).text
    }
    #expect(
      requests == [],
      "Your code looked up these types, perhaps in a locator of its own. Which line looks them up?")
  }
}
