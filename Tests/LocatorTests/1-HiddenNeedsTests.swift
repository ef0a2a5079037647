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

  /// Noon of a day in the year 2100: far from any clock on a wall.
  private static let noon = Date(timeIntervalSince1970: 4_102_488_000)
  private var noon: Date { Self.noon }

  /// Fills the shared locator as another test, or the app, may have left it.
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
      The manager that was passed holds two to-dos without a due date. The shared locator holds \
      another manager, with one late to-do. Which one does the report ask, and which line decides \
      that?
      """)
  }

  @Test("a to-do becomes late by the clock that you pass")
  func clock() {
    var time = noon
    let manager = TodoManager([Todo(title: "Milk", due: noon + 60)])
    let report = makeReportViewModel(manager: manager, now: { time })
    let before = report.text
    time += 60
    #expect(
      [before, report.text] == ["to-dos: 1, late: 0", "to-dos: 1, late: 1"],
      """
      The test's clock went on by a minute, and the to-do became late. If the report does not show \
      it, it read another clock, or read this one too early.
      """)
  }

  @Test("the report counts what you add later")
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
      The test read the report, added a late “Call Mina”, read it again, added an equal to-do, and \
      read it a third time. The clock stood still. Each text should count all to-dos that the \
      manager has by then. Which to-dos does your report count, and when?
      """)
  }

  @Test("two reports at once count the to-dos of two managers")
  func twoReports() {
    let home = makeReportViewModel(
      manager: TodoManager([Todo(title: "Feed the cat", due: noon)]), now: { noon - 60 })
    let late = TodoManager([Todo(title: "Pay the rent", due: noon)])
    let work = makeReportViewModel(manager: late, now: { noon })
    #expect(
      [home.text, work.text, home.text]
        == ["to-dos: 1, late: 0", "to-dos: 1, late: 1", "to-dos: 1, late: 0"],
      """
      The test passed each report its own manager and clock, and read the first, the second, and \
      the first again. Each text should count that report's to-dos by that report's clock. Which \
      object keeps them for each report?
      """)
  }

  @Test("what you pass is gone when the report is gone")
  func released() {
    let release = ReleaseProbe()
    do {
      // The clock holds its hand, so to keep the clock is to keep the hand.
      let (manager, hand) = (TodoManager(), Hand(time: noon))
      release.watch(manager, "the manager")
      release.watch(hand, "what the clock holds")
      _ = makeReportViewModel(manager: manager, now: { hand.time }).text
    }
    release.expectAllReleased(
      """
      The report is gone, and the test holds nothing. What was passed is kept in a place that \
      belongs to no report. That is a locator again, whatever its name, even in your own file. Why \
      does what is passed not go straight to the report?
      """)
  }

  @Test("the report works where the locator is empty")
  func emptyLocator() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      A new process passed a manager and a clock, and registered nothing with a locator. The \
      program stopped. Your code asked a locator, and no initializer or signature says so. How \
      could the caller have known?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeReportViewModel(manager: TodoManager(), now: { Self.noon }).text
      await end.reach()
    }
  }

  @Test("no locator is asked")
  func requests() {
    let requests = ServiceLocator.requests {
      _ = makeReportViewModel(manager: TodoManager(), now: { noon }).text
    }
    #expect(
      requests == [],
      """
      A manager and a clock were passed, and still your code asked a locator for the types below. \
      A locator of your own, or one that is asked later, hides the needs in the same way. What \
      does the report really need?
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
      This report lacks something, and yet it can be made. It finds the rest by itself, or waits \
      until other code sets it. This line does not say so. What could the initializer say, and \
      each function that makes reports?
      """)
  }

  @Test("the compiler rejects nil for a manager or for a clock")
  func nilRefused() {
    for (types, need) in [("_?, _", "manager"), ("_, _?", "clock")] {
      compiler.rejectsInitializer(
        of: "ReportViewModel", taking: [types],
        """
        A caller that passes nil hands over no \(need), and still gets a report. Where does the \
        report take its \(need) from?
        """)
    }
  }

  @Test("no second way to make a report accepts nil")
  func nilRefusedBeside() {
    compiler.rejectsNil(
      for: ["TodoManager", "(() -> Date)"], in: "ReportViewModel", among: 1...3,
      by: ["ReportViewModel.init", "ReportViewModel.make", "makeReportViewModel"],
      """
      A strict initializer does not help while another one, or a function beside it, accepts nil. \
      How many ways to a report does your file have? Does each of them name both needs?
      """)
  }

  @Test("no report takes a locator")
  func locatorRefused() {
    compiler.rejectsInitializer(
      of: "ReportViewModel", taking: ["ServiceLocator"], among: 1...4,
      """
      An initializer of this report takes a locator, so the report can ask for anything. “A \
      locator” says no more than an empty parameter list. Which two things does the report use?
      """)
  }

  @Test("every way to make a report takes a manager and a clock, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "ReportViewModel")
      .filter { $0.needs.count < 2 }.map(\.text)
    #expect(
      less == [],
      """
      The report needs two things, and this way to make one takes fewer, accepts nil, or has a \
      default. If all needs are in one value: its name does not tell what is in it, and an empty \
      one is accepted, too. If it is a shortcut: it takes the rest from a place that no caller \
      sees. What should every way to a report name?
      """)
  }
}

/// The hand of a clock: a test can see whether it is still held.
private final class Hand {
  let time: Date

  init(time: Date) {
    self.time = time
  }
}
