import Foundation
import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.1 HiddenNeeds: checks", .graded)
struct HiddenNeedsChecks {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeReportViewModel(manager: TodoManager(), now: { Date() })",
    imports: ["Foundation"])

  /// Noon on a day in the year 2100, far from the current time.
  private static let noon = Date(timeIntervalSince1970: 4_102_488_000)

  private var noon: Date { Self.noon }

  /// Fills the shared locator, as another test or the app could have done.
  init() {
    ServiceLocator.shared.register(TodoManager([Todo(title: "Not yours", due: .distantPast)]))
    ServiceLocator.shared.register(AppClock(now: { Self.noon }))
  }

  @Test("a colleague tests a report")
  func colleague() async {
    let program = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "The colleague's program has ended early. Which line of yours ends it?"
    ) { @MainActor in
      // This check describes a crash itself: it's the colleague's program, not the learner's, that
      // crashes. Without a crash, the program ends with a failure, too.
      _ = try? readByColleague { FileHandle.standardError.write(Data("Line: \($0)\n".utf8)) }
      _exit(EXIT_FAILURE)
    }
    guard let program else { return }
    if case .signal = program.exitStatus {
      let errors = String(decoding: program.standardErrorContent, as: UTF8.self)
      let line = errors.matches(of: /Line: (.+)/).last.map { "\($0.1)" } ?? "ReportViewModel()"
      let error = errors.firstMatch(of: /Fatal error: (.+)/).map { ": “\($0.1)”" } ?? "."
      Issue.record(
        """
        The colleague's file contains `\(line).text`, and it compiles. Then it runs where nobody \
        has registered anything, and crashes\(error) Where could the colleague have seen what a \
        report needs?
        """)
    } else if let (line, text) = try? readByColleague() {
      Issue.record(
        """
        The colleague's file contains `\(line).text`. It compiles, and says “\(text)”. Whose \
        to-dos does this report count, at what time, and who decided that?
        """)
    }
  }

  @Test("the user opens a report that looks ahead to Friday")
  func ownClock() {
    let manager = TodoManager([Todo(title: "Cook dinner", due: noon)])
    let today = makeReportViewModel(manager: manager, now: { noon - 60 })
    let before = today.text
    let friday = makeReportViewModel(manager: manager, now: { noon })
    #expect(
      [before, friday.text, today.text]
        == ["to-dos: 1, late: 0", "to-dos: 1, late: 1", "to-dos: 1, late: 0"],
      """
      Dinner is due on Friday. The test read today's report, then created and read one whose `now` \
      is Friday, and read today's again. Which time did each text use, and who chose it?
      """)
  }

  @Test("another screen registers a clock of its own")
  func registeredLater() {
    let report = makeReportViewModel(
      manager: TodoManager([Todo(title: "Cook dinner", due: noon + 60)]), now: { noon })
    let before = report.text
    ServiceLocator.shared.register(AppClock(now: { noon + 60 }))
    #expect(
      [before, report.text] == ["to-dos: 1, late: 0", "to-dos: 1, late: 0"],
      """
      Between the two texts, another screen registered its own clock, a minute ahead. Which time \
      did each text use?
      """)
  }

  @Test("somebody logs what a report looks up")
  func requests() {
    let requests = ServiceLocator.requests {
      let manager = TodoManager([Todo(title: "Milk", due: noon)])
      _ = makeReportViewModel(manager: manager, now: { noon }).text
    }
    #expect(
      requests == [],
      "Your code looked up these types, perhaps in a locator of its own. Which line looks them up?")
  }

  @Test("a colleague creates a report and forgets something")
  func refused() {
    compiler.requires(
      "manager: TodoManager()", "now: { Date() }", by: "makeReportViewModel",
      creating: ["ReportViewModel"],
      """
      This code leaves out the manager, the clock or both, or passes nil. Where does the report \
      get the missing dependency?
      """)
  }

  @Test("the user closes a report")
  func released() {
    let release = ReleaseProbe()
    do {
      // The clock holds its hand, so whatever keeps the clock keeps the hand.
      let manager = TodoManager([Todo(title: "Milk", due: noon)])
      let hand = Hand(time: noon)
      release.watch(manager, "the manager")
      release.watch(hand, "an object that the clock's closure captured")
      _ = makeReportViewModel(manager: manager, now: { hand.time }).text
    }
    release.expectAllReleased(
      """
      The report is gone, but objects that it was created with are still in memory. Who still \
      holds them?
      """)
  }

  @Test("a report is read before anybody registers anything")
  func emptyLocator() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Nothing was registered in a locator, and the program crashed. Which dependency does your \
      code still look up?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let manager = TodoManager([Todo(title: "Milk", due: Self.noon)])
      _ = makeReportViewModel(manager: manager, now: { Self.noon }).text
      await end.reach()
    }
  }

  @Test("a colleague passes a locator to a report")
  func locatorRefused() {
    compiler.rejectsInitializer(
      of: "ReportViewModel", taking: ["ServiceLocator"], among: 1...4,
      """
      A caller can pass this locator while it's empty. Where can the caller see what a report will \
      look up in it?
      """)
  }
}

/// Returns a line that creates an incomplete report in another file, and the report's text.
///
/// Returns nil if no such line compiles. Calls `log` before each line.
private func readByColleague(log: (String) -> Void = { _ in }) throws -> (String, String)? {
  var line = "ReportViewModel()"
  log(line)
  var report: ReportViewModel? = try same(ReportViewModel())
  if report == nil {
    line = "ReportViewModel(manager: manager)"
    log(line)
    let manager = TodoManager([Todo(title: "Milk", due: .distantPast)])
    report = try same(ReportViewModel(manager: manager))
  }
  return report.map { (line, $0.text) }
}

/// Returns `value`, and lets its caller use `try` even for an initializer that throws nothing.
private func same<Value>(_ value: Value) throws -> Value { value }

/// A function that the compiler chooses only if a report can't be created without arguments.
@_disfavoredOverload
private func ReportViewModel() -> ReportViewModel? { nil }

/// A function that the compiler chooses only if a report can't be created with a manager alone.
@_disfavoredOverload
private func ReportViewModel(manager: TodoManager) -> ReportViewModel? { nil }

/// The hand of a clock, an object that shows a test whether the clock is still held.
private final class Hand {
  let time: Date

  init(time: Date) {
    self.time = time
  }
}
