import Foundation
import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.1 HiddenNeeds", .graded)
struct HiddenNeedsTests {
  private let compiler = CompilerProbe(
    module: "Locator", imports: ["Foundation", "LocatorSupport"])

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
      another manager, with one late to-do in it. Which of the two did the report ask, and who \
      decided that?
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
      The clock that was passed went on by a minute, and the to-do became late. If the report does \
      not show it, it looked at another clock, or at this one too early.
      """)
  }

  @Test("the report counts what you add later")
  func later() {
    let manager = TodoManager()
    let report = makeReportViewModel(manager: manager, now: { noon })
    manager.add(Todo(title: "Call Mina"))
    #expect(
      report.text == "to-dos: 1, late: 0",
      """
      A to-do was added after the report was made, and a report shows how things are now. When \
      does yours ask the manager, and which manager?
      """)
  }

  @Test("two reports at once count the to-dos of two managers")
  func twoReports() {
    let home = makeReportViewModel(
      manager: TodoManager([Todo(title: "Feed the cat")]), now: { noon })
    let late = TodoManager([Todo(title: "Pay the rent", due: noon)])
    let work = makeReportViewModel(manager: late, now: { noon })
    #expect(
      [home.text, work.text] == ["to-dos: 1, late: 0", "to-dos: 1, late: 1"],
      """
      Each report was handed a manager of its own. If both show the same, they meet in a place \
      that belongs to neither, and whoever filled that place last decides for both. If one counts \
      nothing, its manager has gone: who holds what a report was handed, if not the report?
      """)
  }

  @Test("what you pass is gone when the report is gone")
  func released() {
    let release = ReleaseProbe()
    do {
      // The clock holds its hand, so whoever keeps the clock keeps the hand.
      let (manager, hand) = (TodoManager(), Hand(time: noon))
      release.watch(manager, "the manager")
      release.watch(hand, "what the clock holds")
      _ = makeReportViewModel(manager: manager, now: { hand.time }).text
    }
    release.expectAllReleased(
      """
      The report is gone, and so is whoever made it. What was passed is kept in a place that \
      belongs to no report: a locator again, whatever its name is, and if it stands in your own \
      file. Why does what is passed go there first, and not straight to the report?
      """)
  }

  @Test("the report works where the locator is empty")
  func emptyLocator() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      Here a new process passed a manager and a clock, and registered nothing with a locator. The \
      program stopped. Somebody asked the locator, and no initializer, no signature had said that \
      it would be asked. How could the caller have known?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeReportViewModel(manager: TodoManager(), now: { Self.noon }).text
      end.reach()
    }
  }

  @Test("nobody asks a locator")
  func requests() {
    let requests = ServiceLocator.requests {
      _ = makeReportViewModel(manager: TodoManager(), now: { noon }).text
    }
    #expect(
      requests == [],
      """
      A manager and a clock were passed, and still a locator was asked for the types below. A \
      locator of one's own, or one that is asked later, hides the needs of the report in the same \
      way. What does the report really need?
      """)
  }

  @Test("the compiler refuses a report without a manager and a clock")
  func refused() {
    let reports = [
      "ReportViewModel()", "ReportViewModel(manager: TodoManager())",
      "ReportViewModel(now: { Date() })", "ReportViewModel.make()", "ReportViewModel.shared",
      "makeReportViewModel()", "makeReportViewModel(manager: TodoManager())",
      "makeReportViewModel(now: { Date() })",
    ]
    compiler.rejects(
      each: reports.map { "let _: ReportViewModel = \($0)" },
      because: [.missing, "has no member"],
      unlike: """
        let _: ReportViewModel = makeReportViewModel(manager: TodoManager(), now: { Date() })
        """,
      """
      This report lacks something, and yet it can be made. It looks for the rest by itself, or \
      waits until somebody sets it, and nobody who reads this line can see that. What could the \
      initializer tell its reader? A function that makes reports has to tell the same.
      """)
  }

  @Test("nil does not pass for a manager or for a clock")
  func nilRefused() {
    // Taken as a function, an initializer shows whether it accepts nil, whatever its labels are.
    for (arguments, need) in [("nil, { Date() }", "manager"), ("TodoManager(), nil", "clock")] {
      compiler.rejects(
        """
        let make = ReportViewModel.init
        _ = make(\(arguments))
        """,
        because: .unfit, "ambiguous",
        unlike: """
          let _: ReportViewModel = makeReportViewModel(manager: TodoManager(), now: { Date() })
          """,
        """
        Whoever passes nil hands over no \(need), and gets a report all the same. Where does the \
        report take its \(need) from? If a locator steps in, that need is hidden again.
        """)
    }
  }

  @Test("no second way to make a report accepts nil")
  func nilRefusedBeside() {
    // The type on the left chooses among several initializers, and takes each that accepts nil. A
    // call finds the one that has defaults for what else it takes.
    let types = [
      "TodoManager?, @escaping () -> Date", "TodoManager, (() -> Date)?",
      "@escaping () -> Date, TodoManager?", "(() -> Date)?, TodoManager",
    ]
    let asFunctions = types.map {
      "let _: @MainActor (\($0)) -> ReportViewModel = ReportViewModel.init"
    }
    let makers = ["ReportViewModel", "ReportViewModel.make", "makeReportViewModel"]
    let calls = ["manager: nil, now: { Date() }", "manager: TodoManager(), now: nil"].flatMap {
      arguments in makers.map { "let _: ReportViewModel = \($0)(\(arguments))" }
    }
    compiler.rejects(
      each: asFunctions + calls,
      because: [.unfit, "has no member"],
      unlike: """
        let _: ReportViewModel = makeReportViewModel(manager: TodoManager(), now: { Date() })
        """,
      """
      A strict initializer helps nobody as long as another one, or a function beside it, is \
      content with nil. Whoever takes that way hands over nothing for one need, and the report \
      finds the rest where no caller looks. How many ways to a report does your file have, and \
      does each of them name both needs?
      """)
  }

  @Test("no report is made from a locator")
  func locatorRefused() {
    // The type on the left chooses among several initializers. “Ambiguous” would mean that two fit.
    compiler.rejects(
      "let _: @MainActor (ServiceLocator) -> ReportViewModel = ReportViewModel.init",
      because: .unfit,
      unlike: """
        let _: ReportViewModel = makeReportViewModel(manager: TodoManager(), now: { Date() })
        """,
      """
      One initializer of the report takes a locator and nothing else, and so the report \
      can ask for anything. “A locator” tells no more than an empty list does. Which \
      two things does the report use?
      """)
  }

  @Test("no report takes a locator beside what it needs")
  func locatorBesideRefused() {
    let types = [
      "TodoManager, ServiceLocator", "ServiceLocator, TodoManager",
      "@escaping () -> Date, ServiceLocator", "TodoManager, @escaping () -> Date, ServiceLocator",
    ]
    let asFunctions = types.map {
      "let _: @MainActor (\($0)) -> ReportViewModel = ReportViewModel.init"
    }
    let calls = [
      "locator: ServiceLocator()", "manager: TodoManager(), locator: ServiceLocator()",
      "manager: TodoManager(), now: { Date() }, locator: ServiceLocator()",
    ]
    for snippet in asFunctions + calls.map({ "let _ = ReportViewModel(\($0))" }) {
      compiler.rejects(
        snippet,
        because: .unfit,
        unlike: """
          let _: ReportViewModel = makeReportViewModel(manager: TodoManager(), now: { Date() })
          """,
        """
        An initializer of this report names a need, and takes a locator as well, for whatever else \
        there is. Half of the needs can be read, and the report can still ask for anything. What \
        does it ask that locator for?
        """)
    }
  }

  @Test("every way to make a report takes a manager and a clock, whatever its name is")
  func makers() {
    let less = DeclarationProbe(module: "Locator").makers(of: "ReportViewModel")
      .filter { ($0.isInitializer || !$0.isPrivate) && $0.needs.count < 2 }.map(\.declaration)
    #expect(
      less == [],
      """
      The report needs two things, and here is a way to make one that takes fewer, or is content \
      with nil. If all needs travel in one value: its name does not tell what is in it, and one \
      that is empty passes as well. If it is a shortcut: what it leaves out, it takes from a place \
      that no caller sees. What would both ways say if they named both needs?
      """)
  }
}

/// The hand of a clock: a test can see whether somebody still holds it.
private final class Hand {
  let time: Date

  init(time: Date) {
    self.time = time
  }
}
