import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.8 LeakTest", .graded)
struct LeakTestTests {
  @Test("the specification returns the same result every time")
  func again() async {
    // In its own process, so that the specification wasn't called before.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test called the specification with correct visits, with visits that leak, and with the \
      correct ones again, and the program crashed. The specification should return true or false. \
      Which of its lines traps, for example if a visit is deallocated?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let before = await specification(Correct.referencedWeakly())
      _ = await specification(Mutant.partStays())
      let after = await specification(Correct.referencedWeakly())
      #expect(
        before == after,
        """
        The test called the specification with correct visits, with visits that leak, and with \
        the correct ones again. You see the two results for the correct visits: they should be \
        equal. Something is left over from an earlier call. Which variable outlives a call of the \
        specification?
        """)
      await end.reach()
    }
  }

  // MARK: Correct visits

  @Test("the specification accepts visits without parts")
  func withoutParts() async {
    let isAccepted = await specification(Correct.withoutParts())
    let isOtherAccepted = isAccepted ? true : await specification(Correct.referencedWeakly())
    #expect(
      isAccepted,
      isOtherAccepted
        ? """
        This visit has no parts and no tasks, and its text is always “Home”, even before open() \
        and after close(). It does what your file's header says, but the specification rejects \
        it. Which check requires more than the header?
        """
        : """
        This visit is as simple as possible: it has no parts and no tasks, and always shows \
        “Home”. The specification rejects it, and another correct visit, too. Usually, one of \
        the specification's own variables still holds the visit when you check that it's \
        deallocated. Which variable is that, or which other check does the simplest visit fail?
        """)
  }

  @Test("the specification accepts visits whose part references them weakly")
  func referencedWeakly() async {
    await expectAccepted(
      Correct.referencedWeakly(),
      """
      This visit has a part, which references the visit weakly, so both are deallocated as soon \
      as the visit is released. The specification accepts visits without parts, but rejects \
      this one. What do you do with `parts`, and which of your variables holds the part when you \
      check that it's deallocated?
      """)
  }

  @Test("the specification accepts visits that break their retain cycle in close()")
  func cycleBroken() async {
    await expectAccepted(
      Correct.breaksItsCycle(),
      """
      While this visit is open, it and its part hold each other. close() breaks the cycle, so the \
      visit is deallocated once it's closed and released, as the header requires. The \
      specification rejects it. Do you close the visit each time that you've opened it, before you \
      release it?
      """)
  }

  @Test("the specification accepts visits that stop their ticker in close()")
  func tickerStopped() async {
    await expectAccepted(
      Correct.stopsItsTicker(),
      """
      While this visit is open, it has a ticker, like a repeating Timer: the app holds the \
      ticker, which holds the visit. close() stops the ticker, and the app releases it. The \
      specification rejects the visit. Do you close it each time that you've opened it, before \
      you release it?
      """)
  }

  @Test("the specification accepts visits that live until their task has ended")
  func taskEnds() async {
    await expectAccepted(
      Correct.untilItsTaskEnds(),
      """
      This visit loads its text in a task, which holds the visit until the load ends, a few \
      turns of the main actor later. Until then, the visit shows “Loading…”, and has no parts. \
      The specification rejects it. After you release a visit, do you give its task a moment \
      before you check?
      """)
  }

  @Test("the specification accepts visits whose task ends after close()")
  func taskEnded() async {
    await expectAccepted(
      Correct.endsItsTask(),
      """
      While this visit is open, a task waits for news, and holds the visit. close() ends the \
      wait, and the task ends a moment later, when the main actor gets to it. The specification \
      rejects the visit. Do you close it each time, and give its task a moment before you check?
      """)
  }

  @Test("the specification accepts visits that create a part at each opening")
  func newParts() async {
    await expectAccepted(
      Correct.createsNewParts(),
      """
      This visit creates a part at each opening, and releases it in close(). So while it's \
      closed, it has no parts, and its text is empty. It does what your file's header says, but \
      the specification rejects it. Which check requires more than the header?
      """)
  }

  // MARK: Mutants that show no text

  @Test("the specification rejects visits that hold their part weakly")
  func noText() async {
    await expectRejected(
      Mutant.holdsItsPartWeakly(),
      """
      This visit holds its part weakly, so the part is deallocated immediately, and the open visit \
      never shows a text. The specification accepts it. Where do you read the visit's text?
      """)
  }

  @Test("the specification rejects visits without a text while they load")
  func textComesLate() async {
    await expectRejected(
      Mutant.showsItsTextLate(),
      """
      This visit loads its text in a task, and until then, it shows no text, not even “Loading…”. \
      A moment after open(), it looks like a correct visit. The specification accepts it. How soon \
      after open() do you read the text for the first time?
      """)
  }

  @Test("the specification rejects visits whose text disappears after a moment")
  func textDisappears() async {
    await expectRejected(
      Mutant.losesItsText(),
      """
      Only a task holds this visit's part. When the task has ended, a few turns of the main actor \
      later, the open visit no longer has a text. The specification accepts it. How long after \
      open() do you read the text for the last time?
      """)
  }

  @Test("the specification rejects visits that are empty when opened again")
  func emptyWhenOpenedAgain() async {
    await expectRejected(
      Mutant.isEmptyWhenOpenedAgain(),
      """
      This visit releases its part in close(), and doesn't create another one, so it shows no text \
      when it's opened for the second time. The specification accepts it. How often do you open \
      each visit, do you close it before you open it again, and when do you read the text?
      """)
  }

  // MARK: Mutants that leak

  @Test("the specification rejects visits that leak from their creation")
  func leaksFromTheStart() async {
    await expectRejected(
      Mutant.leaksFromTheStart(),
      """
      This visit and its part hold each other as soon as the visit is created, so it's never \
      deallocated. The specification accepts it. Which line checks the visit after you've \
      released it?
      """)
  }

  @Test("the specification rejects visits that leak once opened")
  func leaksOnceOpened() async {
    await expectRejected(
      Mutant.leaksOnceOpened(),
      """
      open() passes a closure to this visit's part. The closure holds the visit (6.4), so the \
      visit is never deallocated. The specification accepts it. Do you check a visit that was \
      open, after you've released it?
      """)
  }

  @Test("the specification rejects visits that leak when opened again")
  func leaksWhenOpenedAgain() async {
    await expectRejected(
      Mutant.leaksWhenOpenedAgain(),
      """
      The first opening of this visit is correct. The second opening passes the part a closure \
      that holds the visit, so the visit leaks. The specification accepts it. How often do you \
      open a visit before you release it?
      """)
  }

  @Test("the specification rejects visits that leak when closed")
  func leaksWhenClosed() async {
    await expectRejected(
      Mutant.leaksWhenClosed(),
      """
      close() passes this visit's part a closure that can open the visit again, and so holds it. \
      So the visit leaks once it's closed. The specification accepts it. Do you check a visit that \
      was closed, after you've released it?
      """)
  }

  @Test("the specification rejects visits that stay in a list")
  func staysInAList() async {
    await expectRejected(
      Mutant.staysInAList(),
      """
      open() adds this visit to the app's list of visits, and close() doesn't remove it. So the \
      list holds the visit forever, without a retain cycle. The visit has no parts. The \
      specification accepts it. Which line checks the visit itself after you've released it?
      """)
  }

  @Test("the specification rejects visits whose task never ends")
  func taskNeverEnds() async {
    await expectRejected(
      Mutant.hasAnEndlessTask(),
      """
      A task waits for news and holds this visit, and close() doesn't end the wait. So the visit \
      is never deallocated. The specification accepts it. Which line checks, a moment after you've \
      released the visit, that it's deallocated?
      """)
  }

  @Test("the specification rejects visits that stop their ticker in deinit")
  func tickerStoppedTooLate() async {
    await expectRejected(
      Mutant.stopsItsTickerInDeinit(),
      """
      This visit stops its ticker in deinit. But the ticker runs and holds the visit, so deinit is \
      never called. The specification accepts it. Do you check a visit that was open, after \
      you've released it?
      """)
  }

  // MARK: Mutants whose parts leak

  @Test("the specification rejects visits whose part leaks")
  func partStays() async {
    await expectRejected(
      Mutant.partStays(),
      """
      This visit is deallocated, but not its part: the part has a closure that holds the part \
      itself. The specification accepts it. How could you look at the parts after they should be \
      deallocated, without holding them?
      """)
  }

  @Test("the specification rejects visits whose ticker keeps running")
  func tickerGoesOn() async {
    await expectRejected(
      Mutant.leavesItsTickerRunning(),
      """
      The ticker of this visit references the visit weakly, so the visit is deallocated. But \
      nothing stops the ticker, which is one of the visit's `parts`, so the app holds it forever. \
      The specification accepts the visit. When do you read `parts`, and which line checks them at \
      the end?
      """)
  }

  @Test("the specification rejects visits whose late part leaks")
  func latePartStays() async {
    await expectRejected(
      Mutant.latePartStays(),
      """
      When this visit is opened, it has no parts. It creates one when it has loaded its text, a \
      few turns of the main actor later, and this part is never deallocated. The specification \
      accepts the visit. How long after open() do you read `parts`?
      """)
  }

  @Test("the specification rejects visits whose earlier part leaks")
  func earlierPartStays() async {
    await expectRejected(
      Mutant.earlierPartStays(),
      """
      When this visit is opened again, it replaces its part with a new one. The new part is \
      deallocated in the end, but not the earlier one. The specification accepts the visit. After \
      which openings do you read `parts`, and do you still look at the earlier ones at the end?
      """)
  }

  @Test("the specification rejects visits whose first of two parts leaks")
  func firstPartStays() async {
    await expectRejected(
      Mutant.firstPartStays(),
      """
      This visit has two parts. The last one is deallocated, but not the first: it has a closure \
      that holds it. The specification accepts the visit. Which of the parts do you look at in \
      the end?
      """)
  }

  @Test("the specification rejects visits whose last of two parts leaks")
  func lastPartStays() async {
    await expectRejected(
      Mutant.lastPartStays(),
      """
      This visit has two parts. The first one is deallocated, but not the last: it has a closure \
      that holds it. The specification accepts the visit. Which of the parts do you look at in \
      the end?
      """)
  }

  /// Checks the mutants themselves: one rule each, so that each test above requires one thing.
  @Test("each mutant breaks exactly one rule")
  func mutants() async {
    // At once, because each of them takes some moments.
    let mutants = Mutant.all.map { mutant in Task { await Outcome(of: mutant.make()).brokenRules } }
    let paces = [Pace.closedLater, .closedAtOnce, .openedTwice, .neverOpened]
    let correct = Correct.all.flatMap { make in
      paces.map { pace in Task { await Outcome(of: make(), pace) } }
    }
    for (mutant, broken) in zip(Mutant.all, mutants) {
      let broken = await broken.value
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for (index, outcome) in correct.enumerated() {
      let outcome = await outcome.value
      // A specification may do more than the rules need, and then only leaks count.
      #expect(
        index % paces.count == 0 ? outcome.brokenRules == [] : outcome.leaks == [],
        "An error in this exercise: a correct visit should break no rule, however it's used.")
    }
  }
}

/// Expects that the specification returns true.
private func expectAccepted(
  _ make: Make, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let isAccepted = await specification(make)
  guard !isAccepted else { return }
  let isSimplestAccepted = await specification(Correct.withoutParts())
  #expect(
    isAccepted,
    isSimplestAccepted
      ? comment
      : """
      The specification rejects this correct visit. It also rejects the simplest one, which has no \
      parts and no tasks. Which check does the simplest visit fail? (See “the specification \
      accepts visits without parts”.)
      """,
    sourceLocation: sourceLocation)
}

/// Expects that the specification returns false.
private func expectRejected(
  _ make: Make, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let isAccepted = await specification(make)
  guard isAccepted else { return }
  var openings = 0
  _ = await specification { PlainVisit(onOpen: { _ in openings += 1 }) }
  #expect(
    !isAccepted,
    openings > 0
      ? comment
      : """
      The specification accepts this wrong visit, because open() is never called. A visit that \
      only a weak variable references is deallocated before open() can be called. Which variable \
      could hold the visit until then?
      """,
    sourceLocation: sourceLocation)
}

private typealias Make = @MainActor () -> any Visit

// MARK: What visits are built from

/// A visit without parts and tasks.
private final class PlainVisit: Visit {
  let parts: [AnyObject] = []
  let text = "Home"
  private let onOpen: (PlainVisit) -> Void

  init(onOpen: @escaping (PlainVisit) -> Void = { _ in }) {
    self.onOpen = onOpen
  }

  func open() {
    onOpen(self)
  }

  func close() {}
}

/// A part of a visit, with the text, and maybe a closure.
private final class Part {
  let text: String
  var onChange: () -> Void = {}

  init(_ text: String = "Buy milk") {
    self.text = text
  }

  /// Returns a part that's never deallocated, because its closure holds it.
  static func leaking() -> Part {
    let part = Part()
    part.onChange = { part.onChange() }
    return part
  }
}

/// A timer that runs until it's stopped; ``App`` has no clock, so it never ticks.
private final class Ticker {
  private let app: App
  private var onTick: () -> Void = {}

  init(app: App) {
    self.app = app
  }

  func start(_ onTick: @escaping () -> Void) {
    self.onTick = onTick
    app.running.append(self)
  }

  func stop() {
    onTick = {}
    app.running.removeAll { $0 === self }
  }
}

/// Objects that live as long as the app.
private final class App {
  /// The running tickers, which a run loop would hold.
  var running: [Ticker] = []
  var visits: [any Visit] = []
}

/// Something to wait for, such as a server's news.
private final class News {
  private var waiting: CheckedContinuation<Void, Never>?
  private var isOver = false

  func next() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  /// Ends the wait, even if it hasn't begun.
  func end() {
    isOver = true
    waiting?.resume()
    waiting = nil
  }
}

/// A visit that calls one closure when it's opened, and another when it's closed.
private final class BuiltVisit: Visit {
  var part: Part?
  var secondPart: Part?
  weak var partOfOthers: Part?
  var ticker: Ticker?
  var news: News?
  var placeholder = ""
  private(set) var openings = 0
  private(set) var changes = 0
  private let onOpen: (BuiltVisit) -> Void
  private let onClose: (BuiltVisit) -> Void

  init(
    _ part: Part?, onOpen: @escaping (BuiltVisit) -> Void = { _ in },
    onClose: @escaping (BuiltVisit) -> Void = { _ in }
  ) {
    self.part = part
    self.onOpen = onOpen
    self.onClose = onClose
  }

  isolated deinit {
    ticker?.stop()
  }

  var parts: [AnyObject] {
    let all: [AnyObject?] = [part, secondPart, partOfOthers, ticker, news]
    return all.compactMap(\.self)
  }

  var text: String { part?.text ?? partOfOthers?.text ?? placeholder }

  func open() {
    openings += 1
    onOpen(self)
  }

  func close() {
    onClose(self)
  }

  func change() {
    changes += 1
  }
}

/// Waits a few turns of the main actor, as for a response that comes soon.
private func fewTurns() async {
  for _ in 1...3 { await Task.yield() }
}

// MARK: Correct visits

private enum Correct {
  static let all = [
    withoutParts, referencedWeakly, breaksItsCycle, stopsItsTicker, untilItsTaskEnds, endsItsTask,
    createsNewParts,
  ]

  static func withoutParts() -> Make {
    { PlainVisit() }
  }

  static func referencedWeakly() -> Make {
    {
      BuiltVisit(Part()) { visit in
        visit.part?.onChange = { [weak visit] in visit?.change() }
      }
    }
  }

  static func breaksItsCycle() -> Make {
    {
      BuiltVisit(Part()) { visit in
        visit.part?.onChange = { visit.change() }
      } onClose: { visit in
        visit.part?.onChange = {}
      }
    }
  }

  static func stopsItsTicker() -> Make {
    let app = App()
    return {
      BuiltVisit(Part()) { visit in
        visit.ticker?.stop()
        visit.ticker = Ticker(app: app)
        visit.ticker?.start { visit.change() }
      } onClose: { visit in
        visit.ticker?.stop()
      }
    }
  }

  static func untilItsTaskEnds() -> Make {
    {
      BuiltVisit(nil) { visit in
        visit.part = nil
        visit.placeholder = "Loading…"
        Task {
          await fewTurns()
          visit.part = Part()
        }
      }
    }
  }

  static func endsItsTask() -> Make {
    {
      BuiltVisit(Part()) { visit in
        visit.news?.end()
        let news = News()
        visit.news = news
        Task {
          await news.next()
          visit.change()
        }
      } onClose: { visit in
        visit.news?.end()
      }
    }
  }

  static func createsNewParts() -> Make {
    {
      BuiltVisit(nil) { visit in
        visit.part = Part("Home \(visit.openings)")
      } onClose: { visit in
        visit.part = nil
      }
    }
  }
}

// MARK: Mutants

/// A bug that a visit can have, and the rule that it breaks.
private struct Mutant {
  let rule: String
  let make: @MainActor () -> Make

  static let all = [
    Mutant(rule: "shows a text", make: holdsItsPartWeakly),
    Mutant(rule: "shows it at once", make: showsItsTextLate),
    Mutant(rule: "shows it as long as it's open", make: losesItsText),
    Mutant(rule: "can be opened again", make: isEmptyWhenOpenedAgain),
    Mutant(rule: "is deallocated", make: leaksFromTheStart),
    Mutant(rule: "is deallocated", make: leaksOnceOpened),
    Mutant(rule: "is deallocated", make: leaksWhenOpenedAgain),
    Mutant(rule: "is deallocated", make: leaksWhenClosed),
    Mutant(rule: "is deallocated", make: staysInAList),
    Mutant(rule: "is deallocated", make: hasAnEndlessTask),
    Mutant(rule: "is deallocated", make: stopsItsTickerInDeinit),
    Mutant(rule: "its parts are deallocated", make: partStays),
    Mutant(rule: "its parts are deallocated", make: leavesItsTickerRunning),
    Mutant(rule: "its parts are deallocated", make: latePartStays),
    Mutant(rule: "its parts are deallocated", make: earlierPartStays),
    Mutant(rule: "its parts are deallocated", make: firstPartStays),
    Mutant(rule: "its parts are deallocated", make: lastPartStays),
  ]

  static func holdsItsPartWeakly() -> Make {
    { BuiltVisit(nil) { visit in visit.partOfOthers = Part.dropped() } }
  }

  static func showsItsTextLate() -> Make {
    {
      BuiltVisit(nil) { visit in
        visit.part = nil
        Task {
          await fewTurns()
          visit.part = Part()
        }
      }
    }
  }

  /// Creates visits whose parts live only as long as a short task.
  static func losesItsText() -> Make {
    {
      BuiltVisit(nil) { visit in
        let part = Part()
        visit.partOfOthers = part
        Task {
          await fewTurns()
          withExtendedLifetime(part) {}
        }
      }
    }
  }

  static func isEmptyWhenOpenedAgain() -> Make {
    {
      BuiltVisit(Part()) { _ in
      } onClose: { visit in
        visit.part = nil
      }
    }
  }

  static func leaksFromTheStart() -> Make {
    {
      let visit = BuiltVisit(Part())
      visit.part?.onChange = { visit.change() }
      return visit
    }
  }

  static func leaksOnceOpened() -> Make {
    { BuiltVisit(Part()) { visit in visit.part?.onChange = { visit.change() } } }
  }

  static func leaksWhenOpenedAgain() -> Make {
    {
      BuiltVisit(Part()) { visit in
        if visit.openings > 1 { visit.part?.onChange = { visit.change() } }
      }
    }
  }

  static func leaksWhenClosed() -> Make {
    {
      BuiltVisit(Part()) { visit in
        visit.part?.onChange = { [weak visit] in visit?.change() }
      } onClose: { visit in
        visit.part?.onChange = { visit.open() }
      }
    }
  }

  static func staysInAList() -> Make {
    let app = App()
    return { PlainVisit(onOpen: { app.visits.append($0) }) }
  }

  static func hasAnEndlessTask() -> Make {
    {
      BuiltVisit(Part()) { visit in
        let news = News()
        Task {
          await news.next()
          visit.change()
        }
      }
    }
  }

  static func stopsItsTickerInDeinit() -> Make {
    let app = App()
    return {
      BuiltVisit(Part()) { visit in
        visit.ticker = Ticker(app: app)
        visit.ticker?.start { visit.change() }
      }
    }
  }

  static func partStays() -> Make {
    { BuiltVisit(Part.leaking()) }
  }

  /// Creates visits whose tickers reference them weakly, and never stop.
  static func leavesItsTickerRunning() -> Make {
    let app = App()
    return { TickingVisit(app: app) }
  }

  static func latePartStays() -> Make {
    {
      BuiltVisit(nil) { visit in
        visit.part = nil
        visit.placeholder = "Loading…"
        Task {
          await fewTurns()
          visit.part = Part.leaking()
        }
      }
    }
  }

  static func earlierPartStays() -> Make {
    {
      BuiltVisit(nil) { visit in
        if let earlier = visit.part {
          earlier.onChange = { earlier.onChange() }
        }
        visit.part = Part()
      }
    }
  }

  static func firstPartStays() -> Make {
    { BuiltVisit(Part.leaking()) { $0.secondPart = Part() } }
  }

  static func lastPartStays() -> Make {
    { BuiltVisit(Part()) { $0.secondPart = $0.secondPart ?? Part.leaking() } }
  }
}

extension Part {
  /// Returns a part that nothing holds, so it's already deallocated.
  fileprivate static func dropped() -> Part? {
    func makeGetter() -> () -> Part? {
      let part = Part()
      return { [weak part] in part }
    }
    return makeGetter()()
  }
}

/// A visit that never stops its ticker.
private final class TickingVisit: Visit {
  private let app: App
  private var ticker: Ticker?
  private var ticks = 0

  init(app: App) {
    self.app = app
  }

  var parts: [AnyObject] { ticker.map { [$0] } ?? [] }

  let text = "12:00"

  func open() {
    guard ticker == nil else { return }
    ticker = Ticker(app: app)
    ticker?.start { [weak self] in self?.ticks += 1 }
  }

  func close() {}
}

// MARK: The rules, one by one

/// How a test uses a visit, twice.
private enum Pace {
  case closedLater, closedAtOnce, openedTwice, neverOpened
}

/// The outcome of using a visit twice, releasing it, and waiting a moment.
private struct Outcome {
  private weak var visit: (any Visit)?
  private var parts: [() -> AnyObject?] = []
  /// Whether it showed a text after each opening: at once, and a moment later.
  private var texts: [(atOnce: Bool, later: Bool)] = []

  init(of make: Make, _ pace: Pace = .closedLater) async {
    await use(make(), pace)
    await moment()
  }

  /// The names of the rules that the visit broke, each judged so that no other bug matters.
  var brokenRules: [String] {
    var broken = leaks
    let (first, second) = (texts[0], texts[1])
    if !first.atOnce, !first.later { broken.append("shows a text") }
    if !first.atOnce, first.later { broken.append("shows it at once") }
    if first.atOnce, !first.later { broken.append("shows it as long as it's open") }
    if first.atOnce, !second.atOnce { broken.append("can be opened again") }
    return broken
  }

  var leaks: [String] {
    if visit != nil { return ["is deallocated"] }
    let isAlive = parts.contains { part in part() != nil }
    return isAlive ? ["its parts are deallocated"] : []
  }

  private mutating func use(_ visit: any Visit, _ pace: Pace) async {
    self.visit = visit
    for _ in 1...2 {
      if pace != .neverOpened { visit.open() }
      if pace == .openedTwice { visit.open() }
      let atOnce = !visit.text.isEmpty
      watch(visit.parts)
      if pace != .closedAtOnce { await moment() }
      texts.append((atOnce, !visit.text.isEmpty))
      watch(visit.parts)
      visit.close()
    }
  }

  private mutating func watch(_ objects: [AnyObject]) {
    parts += objects.map { object in { [weak object] in object } }
  }
}
