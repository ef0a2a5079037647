import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

/// A session of `watch` on a ``SampleWorkbook``, to which a test gives events.
///
/// It has no terminal, no clock and no tasks: all effects are performed at once.
final class WatchScene {
  /// An event, or an expectation of the text shown since the last expectation.
  enum Step: Sendable {
    case type(String)
    case send(TerminalEvent)
    case columns(Int)
    case solve(String)
    case save(String, to: String)
    case change(@Sendable (SampleWorkbook) throws -> Void)
    /// From this step on, no work ends, or all work ends.
    case hold, release
    case shows(String)
    /// The text was shown since the session began, wherever its lines are wrapped.
    case says(String)
    /// The text was not shown since the last expectation, or since the session began.
    case hides(String), neverShows(String)
    /// The text is on the page that starts at the top of the window, or not.
    case hasPage(String), hasNoPage(String)
    case quits
  }

  /// Steps with a name, as a row of a table.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var columns = 80
    var rows = 24
    var environment = ["NO_COLOR": "1"]
    var before: @Sendable (SampleWorkbook) throws -> Void = { _ in }
    let steps: [Step]

    init(
      _ name: String, columns: Int = 80, rows: Int = 24,
      environment: [String: String] = ["NO_COLOR": "1"],
      before: @escaping @Sendable (SampleWorkbook) throws -> Void = { _ in }, _ steps: Step...
    ) {
      self.init(
        name, columns: columns, rows: rows, environment: environment, before: before, steps)
    }

    init(
      _ name: String, columns: Int = 80, rows: Int = 24,
      environment: [String: String] = ["NO_COLOR": "1"],
      before: @escaping @Sendable (SampleWorkbook) throws -> Void = { _ in }, _ steps: [Step]
    ) {
      testDescription = name
      (self.columns, self.rows, self.environment) = (columns, rows, environment)
      (self.before, self.steps) = (before, steps)
    }

    /// Runs the row in a new workbook.
    func run(_ sourceLocation: SourceLocation = #_sourceLocation) async throws {
      let workbook = try SampleWorkbook()
      try before(workbook)
      let scene = try await WatchScene(
        in: workbook, columns: columns, rows: rows, environment: environment)
      try await scene.run(steps, sourceLocation)
    }
  }

  let workbook: SampleWorkbook
  /// The exercises whose files were opened.
  private(set) var opened: [String] = []
  private var session: Session
  private var raw = ""
  private var columns: Int
  private let rows: Int
  private let environment: [String: String]
  private var work: Work?
  private var isHeld = false
  /// The number of shown characters that were already searched.
  private var seen = 0

  init(
    in workbook: SampleWorkbook, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = ["NO_COLOR": "1"], today: Int = 100, offersRecall: Bool = true
  ) async throws {
    (self.workbook, self.columns, self.rows) = (workbook, columns, rows)
    self.environment = environment
    let console = Self.console(columns, rows, environment)
    let grader = workbook.grader.grader
    let book = try Workbook(around: workbook.root)
    session = try Session(
      in: book, LearnerProgress(in: book, grader), isFirstUse: grader.isFirstUse,
      today: today, offersRecall: offersRecall,
      Screen(isCapable: console.isCapable, console.style))
    await send(.began)
    await passSecond()
    seen = text.transcript.count
  }

  var text: TerminalText { TerminalText(raw: raw) }

  private static func console(
    _ columns: Int, _ rows: Int, _ environment: [String: String]
  ) -> Console {
    ConsoleLog().console(environment: environment, columns: { columns }, rows: rows)
  }

  // MARK: Steps

  func run(_ steps: [Step], _ sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for step in steps { try await run(step, sourceLocation) }
  }

  private func run(_ step: Step, _ sourceLocation: SourceLocation) async throws {
    switch step {
    case .type(let keys): for key in keys { await send(.terminal(.key(key))) }
    case .send(let event): await send(.terminal(event))
    case .columns(let columns):
      self.columns = columns
      await send(.terminal(.resized))
    case .solve(let file): try workbook.solve(file)
    case .save(let text, let path): try workbook.write(text, to: path)
    case .change(let change): try change(workbook)
    case .hold: isHeld = true
    case .release: isHeld = false
    case .shows(let text):
      let transcript = self.text.transcript
      let range = transcript.dropFirst(seen).range(of: text)
      #expect(range != nil, "“\(text)” in:\n\(transcript)", sourceLocation: sourceLocation)
      seen =
        range.map { transcript.distance(from: transcript.startIndex, to: $0.upperBound) }
        ?? seen
      return
    case .says(let text):
      let words = self.text.transcript.replacing("\n", with: " ")
      return #expect(words.contains(text), "\(words)", sourceLocation: sourceLocation)
    case .hides(let text):
      let new = self.text.transcript.dropFirst(seen)
      return #expect(!new.contains(text), "“\(new)”", sourceLocation: sourceLocation)
    case .neverShows(let text):
      return #expect(!self.text.transcript.contains(text), sourceLocation: sourceLocation)
    case .hasPage(let text):
      let page = self.text.lastPage
      return #expect(page.contains(text), "“\(page)”", sourceLocation: sourceLocation)
    case .hasNoPage(let text):
      return #expect(!self.text.lastPage.contains(text), sourceLocation: sourceLocation)
    case .quits: return #expect(session.hasQuit, sourceLocation: sourceLocation)
    }
    await passSecond()
  }

  /// Ends the work, and lets the session look for saved files as often as in a second.
  private func passSecond() async {
    for _ in 1...10 {
      await endWork()
      await send(.terminal(.tick))
    }
    await endWork()
  }

  // MARK: Effects

  func send(_ event: Event) async {
    let style = Self.console(columns, rows, environment).style
    for effect in session.handle(event, at: "12:34:56", in: style) { await perform(effect) }
  }

  private func perform(_ effect: Effect) async {
    switch effect {
    case .write(let text): raw += text
    case .showAlternateScreen, .takeKeys: break
    case .suspend: await send(.resumed)
    case .open(let exercise): opened.append("\(exercise.id)")
    case .lookUpProgress(let key):
      await send(.chose(key, LearnerProgress(in: session.workbook, workbook.grader.grader)))
    case .start(let work): self.work = work
    case .cancelWork: work = nil
    case .reset(let exercise):
      let now = Date(timeIntervalSince1970: 1_800_000_000)
      await send(.reset(await attempt { try session.workbook.reset(exercise, now: now, in: .gmt) }))
    case .countHint(let hints): try? hints.countNext()
    case .keep(let recall): try? recall.save(in: workbook.root)
    }
  }

  private func endWork() async {
    guard !isHeld, let work else { return }
    self.work = nil
    switch work {
    case .grade: await send(.graded(await verdict(on: session.exercise)))
    case .checkAll:
      for exercise in session.workbook.catalog.exercises {
        await send(.checked(exercise, await verdict(on: exercise)))
      }
      await send(.checkedAll)
    case .drawWiring: await send(.drew(.success(.wiring(workbook.grader.wiring))))
    }
  }

  private func verdict(on exercise: Exercise) async -> Result<(Verdict, isNew: Bool), any Error> {
    await attempt {
      try await workbook.grader.grader.learnerVerdict(
        on: Submission(exercise, in: workbook.root), in: workbook.root)
    }
  }
}
