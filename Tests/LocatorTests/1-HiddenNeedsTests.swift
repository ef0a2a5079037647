import Foundation
import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.1 HiddenNeeds", .graded)
struct HiddenNeedsTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeReportViewModel(manager: TodoManager(), now: { Date() })",
    imports: ["Foundation"])

  /// Noon on a day in the year 2100, far from the current time.
  private static let noon = Date(timeIntervalSince1970: 4_102_488_000)

  private var noon: Date { Self.noon }

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
      The test passed a manager with two to-dos that have no due date. The shared locator holds \
      another manager, with one overdue to-do. Which manager does the report use, and which line \
      decides that?
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
      The test passed a manager with one to-do, and moved its clock forward by a minute, so that \
      the to-do became overdue. The report should then show “late: 1”. Which clock does the report \
      read, and when?
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
      The test read the report, added an overdue “Call Mina”, read it again, added an equal to-do, \
      and read it a third time. The clock didn't change. Each text should count all to-dos that \
      the manager has by then. Which to-dos does your report count, and when?
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
      """
      The test passed each report its own manager and clock, and read the first report, the \
      second, and the first again. Each report should count its own manager's to-dos, by its own \
      clock. Where does a report keep its manager and its clock?
      """)
  }

  @Test("the report works with an empty locator")
  func emptyLocator() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      In a new process, the test registered nothing in the locator, passed a manager and a clock, \
      and read the report's text. The process crashed. Which dependency does your code still look \
      up in a locator?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeReportViewModel(manager: TodoManager(), now: { Self.noon }).text
      await end.reach()
    }
  }

  @Test("the report never uses a locator")
  func requests() {
    let requests = ServiceLocator.requests {
      _ = makeReportViewModel(manager: TodoManager(), now: { noon }).text
    }
    #expect(
      requests == [],
      """
      The test passed a manager and a clock, but your code looked up these types in a locator. The \
      report should use no locator, not even one of your own. Which line looks them up?
      """)
  }

  @Test("the compiler rejects a report without a manager and a clock")
  func refused() {
    let reports = [
      "ReportViewModel()", "ReportViewModel(manager: TodoManager())",
      "ReportViewModel(now: { Date() })", "ReportViewModel.make()", "ReportViewModel.shared",
      "makeReportViewModel()", "makeReportViewModel(manager: TodoManager())",
      "makeReportViewModel(now: { Date() })",
    ]
    compiler.rejects(
      each: reports.map { "let _: ReportViewModel = \($0)" }, because: [.missing, "has no member"],
      """
      This code creates a report, but leaves out the manager, the clock or both. Where does the \
      report get the missing dependency?
      """)
  }

  @Test("every initializer and factory requires a manager and a clock")
  func makers() {
    let less = DeclarationProbe().makers(of: "ReportViewModel").filter { !requiresBoth($0) }
    #expect(
      less.map(\.text) == [],
      """
      Each of these declarations creates a report, but doesn't require a manager and a clock: as \
      two arguments, or in one value that requires both, without defaults, optionals or a locator. \
      Which of the two can a caller leave out here?
      """)
  }

  /// Returns whether a caller has to pass two arguments, or one value that has both dependencies.
  private func requiresBoth(_ maker: DeclarationProbe.Declaration) -> Bool {
    let probe = DeclarationProbe()
    if maker.needs.count > 1 || probe.needs(of: maker).count > 1 { return true }
    // A protocol has no initializer, but declares what its values have.
    guard let type = maker.needs.first, probe.initializers(of: type).isEmpty else { return false }
    let parts = probe.declarations().filter { $0.name.hasPrefix("\(type).") }.map(\.result)
    return parts.contains("TodoManager")
      && parts.contains { $0.hasSuffix("Date") || $0 == "AppClock" }
  }
}
