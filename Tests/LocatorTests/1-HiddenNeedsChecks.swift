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

  @Test("a colleague tests a report")
  func colleague() async {
    let program = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "The colleague's program has ended early. Which line of yours ends it?"
    ) { @MainActor in
      // This check describes a crash itself: it's the colleague's program, not the learner's, that
      // crashes. Without a crash, the program ends with a failure, too.
      _ = try? textForColleague()
      _exit(EXIT_FAILURE)
    }
    guard let program else { return }
    if case .signal = program.exitStatus {
      let errors = String(decoding: program.standardErrorContent, as: UTF8.self)
      let error = errors.firstMatch(of: /Fatal error: (.+)/).map { ": “\($0.1)”" } ?? "."
      Issue.record(
        """
        The colleague's file contains the line `ReportViewModel().text`, and it compiles. Then it \
        runs where nobody has registered anything, and crashes\(error) Where could the colleague \
        have seen what a report needs?
        """)
    } else if let text = try? textForColleague() {
      Issue.record(
        """
        The colleague's file contains the line `ReportViewModel().text`. It compiles, and says \
        “\(text)”. Whose to-dos does this report count, and who decided that?
        """)
    }
  }

  @Test("somebody logs what a report looks up")
  func requests() {
    let requests = ServiceLocator.requests {
      _ = makeReportViewModel(manager: TodoManager(), now: { noon }).text
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
      let (manager, hand) = (TodoManager(), Hand(time: noon))
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
      _ = makeReportViewModel(manager: TodoManager(), now: { Self.noon }).text
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

/// Returns what `ReportViewModel().text` says in another file, or nil if it doesn't compile there.
private func textForColleague() throws -> String? {
  let report: ReportViewModel? = try same(ReportViewModel())
  return report?.text
}

/// Returns `value`, and lets its caller use `try` even for an initializer that throws nothing.
private func same<Value>(_ value: Value) throws -> Value { value }

/// A function that the compiler chooses only if a report can't be created without arguments.
@_disfavoredOverload
private func ReportViewModel() -> ReportViewModel? { nil }

/// The hand of a clock, an object that shows a test whether the clock is still held.
private final class Hand {
  let time: Date

  init(time: Date) {
    self.time = time
  }
}
