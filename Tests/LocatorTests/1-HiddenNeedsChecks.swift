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
    ServiceLocator.shared.register(AppClock())
  }

  @Test("the report works with an empty locator")
  func emptyLocator() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Nothing was registered in a locator, and the program crashed. Which dependency does your \
      code still look up?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeReportViewModel(manager: TodoManager(), now: { Self.noon }).text
      await end.reach()
    }
  }

  @Test("the compiler rejects a report that lacks a dependency")
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
      This code leaves out the manager, the clock or both. Where does the report get the missing \
      dependency?
      """)
  }

  @Test("every initializer and factory requires all dependencies")
  func makers() {
    let less = DeclarationProbe().makers(of: "ReportViewModel").filter { !requiresBoth($0) }
    #expect(
      less.map(\.text) == [],
      """
      Each of these declarations creates a report without requiring both a manager and a clock. \
      Two arguments or one value are fine, but not a default, an optional or a locator. Which \
      dependency can a caller leave out?
      """)
  }

  @Test("only the report keeps its manager and clock alive")
  func released() {
    let release = ReleaseProbe()
    do {
      // The clock holds its hand, so whatever keeps the clock keeps the hand.
      let (manager, hand) = (TodoManager(), Hand(time: noon))
      release.watch(manager, "the manager")
      release.watch(hand, "an object that the clock uses")
      _ = makeReportViewModel(manager: manager, now: { hand.time }).text
    }
    release.expectAllReleased(
      """
      Your code still holds these objects, as a locator would. Which global or static property \
      lives longer than the report?
      """)
  }

  @Test("the compiler rejects nil for a manager or for a clock")
  func nilRefused() {
    for (types, need) in [("_?, _", "manager"), ("_, _?", "clock")] {
      compiler.rejectsInitializer(
        of: "ReportViewModel", taking: [types],
        "This initializer accepts nil for the \(need). Which \(need) would the report use?")
    }
  }

  @Test("no initializer or factory of the report accepts nil")
  func nilRefusedBeside() {
    compiler.rejectsNil(
      for: ["TodoManager", "(() -> Date)"], in: "ReportViewModel", among: 1...3,
      by: ["ReportViewModel.init", "ReportViewModel.make", "makeReportViewModel"],
      "A caller can pass nil here. Which manager or clock would the report use?")
  }

  @Test("no initializer of the report takes a locator")
  func locatorRefused() {
    compiler.rejectsInitializer(
      of: "ReportViewModel", taking: ["ServiceLocator"], among: 1...4,
      """
      A locator doesn't show a caller what the report needs. Which two dependencies does the \
      report use?
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

/// The hand of a clock, an object that shows a test whether the clock is still held.
private final class Hand {
  let time: Date

  init(time: Date) {
    self.time = time
  }
}
