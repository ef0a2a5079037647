import Course
import Grading
import Interface

/// A page of `watch`, with all data for drawing it in windows of any size.
struct WatchPage {
  enum Content {
    /// The message that the exercise is being graded.
    case announcement(because: String?, isBrief: Bool)
    /// A verdict, and the previous one in this session.
    case verdict(Verdict, isNew: Bool, previous: Verdict?)
    /// All messages of the tests.
    case messages(Verdict)
    /// The code of the first failing test.
    case testCode(Verdict)
    /// The text after the exercise and, for a new solution, the card of the lesson that it
    /// completes.
    case afterwards(isNew: Bool)
    case exercise
    case hint(Hints)
    case answer
    /// Other correct designs, and mistakes.
    case others
    /// A question about a solved exercise.
    case card(RecallCard)
    case reply(to: RecallCard, Int)
    case wiring(WiringResult)
    case list
  }

  let content: Content
  let workbook: Workbook
  let learner: LearnerProgress
  let exercise: Exercise
  /// The time of day at which the latest grading was announced.
  let startTime: String
  /// Whether a failure's page shows the exercise's story, and only the headline of the verdict.
  let showsStory: Bool

  func text(in style: TextStyle) throws -> String {
    let guide = guide(in: style)
    switch content {
    case .announcement(let cause, let isBrief):
      return announcement(because: cause, isBrief: isBrief, guide)
    case .verdict(let verdict, let isNew, let before):
      return text(of: verdict, isNew: isNew, since: before, guide)
    case .messages(let verdict): return guide.unsolvedText(exercise, verdict, showsAll: true)
    case .testCode(let verdict):
      return guide.code(ofFailureIn: verdict, of: exercise) ?? ""
    case .afterwards(let isNew):
      return [guide.afterwards(of: exercise), isNew ? guide.completion(by: exercise) : nil]
        .compactMap { $0 }.joined(separator: "\n\n")
    case .exercise:
      return try PageFormatter(root: workbook.path, style: style).text(
        of: exercise, in: workbook.catalog.lesson(of: exercise),
        all: learner.isSolved(exercise))
    case .hint(var hints):
      hints.style = style
      return hints.next(
        ifMore: "Press h again for the next hint.",
        ifLast: "That was the last hint. Press a to see the answer.")
    case .answer:
      return try answerReport(on: exercise, in: workbook, style)
        + (learner.isSolved(exercise) ? "\n\nPress o to read other designs, and mistakes." : "")
    case .card(let card): return guide.question(of: card)
    case .reply(let card, let choice): return guide.reply(to: choice, on: card)
    case .others: return othersReport(on: exercise, in: workbook, style)
    case .wiring(let result):
      return WiringText(exercise: exercise, root: workbook.path, style: style)
        .page(of: result, learner[exercise])
    case .list: return guide.list
    }
  }

  /// Returns the exercises that the user can choose on the page, and their lines.
  func choices(in style: TextStyle) -> [PagerView.Choice] {
    guard case .list = content else { return [] }
    return guide(in: style).listLines.enumerated().compactMap { index, line in
      line.exercise.map { (index, $0.id) }
    }
  }

  func guide(in style: TextStyle) -> Guide {
    Guide(workbook: workbook, learner: learner, style: style, acceptsKeys: true)
  }

  /// Returns the message that the exercise is being graded, below the cause, or below the
  /// exercise's story.
  private func announcement(
    because cause: String?, isBrief: Bool, _ guide: Guide
  ) -> String {
    // If pages aren't replaced, the story comes only once, with the verdict.
    if showsStory, !isBrief, guide.style.height != nil, !guide.style.usesWords {
      return framed(guide.story(of: exercise, state: guide.announcement(of: exercise)), guide.style)
    }
    let text = [cause?.wrapped(to: guide.style.width), guide.announcement(of: exercise)]
      .compactMap { $0 }.joined(separator: "\n")
    return guide.style.usesWords ? "\(startTime), \(text)" : "\(rule(in: guide.style))\n\(text)"
  }

  /// Returns the text of a verdict, with the most important lines last.
  ///
  /// The headline of a failure reports the changes since `before`, the previous verdict in this
  /// session.
  private func text(
    of verdict: Verdict, isNew: Bool, since before: Verdict?, _ guide: Guide
  ) -> String {
    if showsStory, !verdict.isPassed {
      let headline = guide.report(verdict, on: exercise).headline
      let state = "\(headline) v shows more.\n\(guide.progressBar)"
      return framed(guide.story(of: exercise, state: state), guide.style)
    }
    let report =
      verdict.isPassed
      ? success(verdict, isNew: isNew, guide) : guide.unsolvedText(exercise, verdict, since: before)
    return framed("\(report)\n\(guide.progressBar)", guide.style)
  }

  private func framed(_ text: String, _ style: TextStyle) -> String {
    style.usesWords ? text : "\(rule(in: style))\n\n\(text)"
  }

  private func success(_ verdict: Verdict, isNew: Bool, _ guide: Guide) -> String {
    let next = guide.learner.nextUnsolved(after: exercise)
    var lines = [guide.solvedText(exercise, verdict, next: next, isNew: isNew), ""]
    if isNew, let completion = guide.completion(by: exercise) { lines.append(completion) }
    lines.append(guide.headline(ofSolved: exercise, isNew: isNew))
    if next == nil || isNew && guide.isEnd(exercise) { lines.append(guide.ending) }
    lines.append(next.map { "Press n to go on with \($0.title)." } ?? "Press q to quit.")
    // The rule, the progress, the keys and a blank line surround the lines.
    let room = guide.style.height.map { $0 - 4 } ?? .max
    let isWhole = isNew && guide.style.height(of: lines.joined(separator: "\n")) <= room
    if !isWhole, guide.afterwards(of: exercise) != nil {
      lines.insert("Press m to read what there is to learn.", at: lines.count - 1)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the line above a page, with the time of day and the exercise's title.
  private func rule(in style: TextStyle) -> String {
    let title = "── \(startTime) ── \(exercise.title) "
    return style.dim(
      title + String(repeating: "─", count: max(0, style.width - 1 - title.count)))
  }
}
