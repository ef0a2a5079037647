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
      The test released the report, so its manager and its clock should be deallocated. Your code \
      still holds them, as a locator would. Which global or static property lives longer than the \
      report?
      """)
  }

  @Test("the compiler rejects nil for a manager or for a clock")
  func nilRefused() {
    for (types, need) in [("_?, _", "manager"), ("_, _?", "clock")] {
      compiler.rejectsInitializer(
        of: "ReportViewModel", taking: [types],
        """
        This initializer accepts nil for the \(need). Which \(need) does the report use then?
        """)
    }
  }

  @Test("no initializer or factory of the report accepts nil")
  func nilRefusedBeside() {
    compiler.rejectsNil(
      for: ["TodoManager", "(() -> Date)"], in: "ReportViewModel", among: 1...3,
      by: ["ReportViewModel.init", "ReportViewModel.make", "makeReportViewModel"],
      """
      This initializer or factory accepts nil for a dependency, so a caller can leave that \
      dependency out. Which manager or clock does the report use then?
      """)
  }

  @Test("no initializer of the report takes a locator")
  func locatorRefused() {
    compiler.rejectsInitializer(
      of: "ReportViewModel", taking: ["ServiceLocator"], among: 1...4,
      """
      This initializer takes a locator, so its caller can't see the report's dependencies. Which \
      two dependencies does the report use?
      """)
  }
}

/// The hand of a clock, an object that shows a test whether the clock is still held.
private final class Hand {
  let time: Date

  init(time: Date) {
    self.time = time
  }
}
