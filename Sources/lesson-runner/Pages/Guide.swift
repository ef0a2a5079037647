import Course
import Grading
import Interface

/// The texts about exercises that `check` and `watch` share.
struct Guide {
  let workbook: Workbook
  let learner: LearnerProgress
  let style: TextStyle
  /// Whether the user can press keys instead of running commands.
  var acceptsKeys = false

  var catalog: Catalog { workbook.catalog }

  func announcement(of exercise: Exercise) -> String {
    guard workbook.isUnbuilt else { return "Checking \(exercise.title) …" }
    return """
      Checking \(exercise.title). The first time, the compiler also builds the tests' libraries, \
      which takes some seconds. After that, a check takes about one second.
      """
      .wrapped(to: style.width)
  }

  /// Returns an exercise's failures, all or only the first, then the next steps, then the headline.
  ///
  /// The headline reports changes since `before`, the previous verdict in this session. Unless all
  /// failures are shown, the text fits into the terminal: if necessary, messages are cut, and then
  /// the goal is left out. It's left out, too, if only checks fail, because it's reached.
  func unsolvedText(
    _ exercise: Exercise, _ verdict: Verdict, since before: Verdict? = nil, showsAll: Bool = false
  ) -> String {
    let report = report(verdict, on: exercise)
    let headline = report.headline(since: before)
    // In watch, a rule, the progress, the keys and three blank lines surround the texts; otherwise,
    // two blank lines and the next prompt.
    let frame = style.height(of: headline) + (acceptsKeys ? 6 : 3)
    let room = showsAll ? nil : style.height.map { $0 - frame }
    func rows(above steps: String) -> Int? { room.map { $0 - style.height(of: steps) } }
    let hasGoal = verdict.successBeforeChecks == nil
    var steps = nextSteps(
      for: exercise, hasMore: report.hasMore && !showsAll, hasGoal: hasGoal)
    if let rows = rows(above: steps), rows < report.firstFailureHeight {
      steps = nextSteps(for: exercise, hasMore: true, hasGoal: hasGoal)
    }
    if let rows = rows(above: steps), rows <= report.essentialHeight {
      steps = nextSteps(for: exercise, hasMore: true, hasGoal: false)
    }
    let remark = "    … \(acceptsKeys ? "m" : "--all-messages") shows more"
    let words =
      showsAll ? report.details : report.brief(rows: rows(above: steps), remark: remark)
    return "\(words)\n\n\(steps)\n\n\(headline)"
  }

  private func nextSteps(for exercise: Exercise, hasMore: Bool, hasGoal: Bool) -> String {
    let goal = catalog.section(of: exercise)?.goal
    return table(
      [("Goal", hasGoal ? goal : nil), ("Open", link(exercise.file))],
      commands: [
        ("Read", pageCommand(for: exercise)), ("Stuck?", "\(Runner.call) hint \(exercise.id)"),
        ("Check", checkCommand(for: exercise)),
        ("More", hasMore ? "\(Runner.call) check \(exercise.id) --all-messages" : nil),
      ])
  }

  /// Returns the next steps after a solved exercise and, above them, a new solution's “Afterwards”,
  /// screen and milestone.
  func solvedText(
    _ exercise: Exercise, _ verdict: Verdict, next: Exercise?, isNew: Bool
  ) -> String {
    let nextLesson = isNew ? next.flatMap(catalog.lesson) : nil
    let introduction = nextLesson.flatMap { lesson in
      let text = [lesson.text.title + ".", lesson.text.abstract].compactMap { $0 }
      return lesson.folder == exercise.lessonFolder ? nil : text.joined(separator: " ")
    }
    let table = table(
      [
        ("Compare", link(exercise.answer)), ("Lesson", introduction),
        (
          "Next",
          next.map { acceptsKeys && isNew ? beginning(of: $0) : title(of: $0, after: exercise) }
        ),
      ], commands: [("Read", next.map(pageCommand)), ("Check", next.map(checkCommand))])
    if !isNew { return table }
    let steps = [table, milestone(after: exercise)].compactMap { $0 }
    var parts = [report(verdict, on: exercise).solvedScreen].compactMap { $0 } + steps
    // “Afterwards” is more useful than a picture of the screen.
    if let room = room(beside: parts), room < 6 { parts = steps }
    let afterwards = afterwards(of: exercise, rows: room(beside: parts))
    return ([afterwards] + parts).compactMap { $0 }.joined(separator: "\n\n")
  }

  /// Returns the next exercise's title, and the exercises for practice between the two.
  private func title(of next: Exercise, after exercise: Exercise) -> String {
    let skipped = catalog.practiceExercises.map(\.id).filter { exercise.id < $0 && $0 < next.id }
    return skipped.isEmpty
      ? next.title
      : "\(next.title) (for practice: \(skipped.map(\.description).joined(separator: ", ")))"
  }

  /// Returns the number of rows of a window that remain for “Afterwards” above the other parts, or
  /// nil if there is no limit.
  ///
  /// A rule, the headline, the next step, the progress, the keys and blank lines surround all
  /// parts.
  private func room(beside parts: [String]) -> Int? {
    guard acceptsKeys, let height = style.height else { return nil }
    return height - parts.map { style.height(of: $0) + 1 }.reduce(0, +) - 8
  }

  /// Returns an exercise's page up to the goal, or as much of the page as fits, then the goal, the
  /// state (one or more lines), and the file.
  func story(of exercise: Exercise, state: String) -> String {
    let section = catalog.section(of: exercise)
    let steps = """
      \(table([("Goal", section?.goal)], commands: []))

      \(state)
      \(table([("Open", link(exercise.file))], commands: []))
      """
    // A rule, three blank lines and the keys surround the text.
    let rows = style.height.map { $0 - style.height(of: steps) - 5 }
    let story = section.flatMap { section in
      section.story.isEmpty
        ? nil : beginning(of: style.readable(section.story), rows: rows, key: .page)
    }
    return [story, steps].compactMap { $0 }.joined(separator: "\n\n")
  }

  /// Returns a text if it fits into the rows, or else the beginning of the text, with the key that
  /// shows the rest.
  ///
  /// The beginning is the first paragraphs, and the first lines of code after them, or at least the
  /// first sentence.
  func beginning(of text: String, rows: Int?, key: Key) -> String {
    guard let rows, style.height(of: text) > rows else { return text }
    let paragraphs = text.split(separator: "\n\n")
    let count = (0...paragraphs.count).last { count in
      style.height(of: paragraphs.prefix(count).joined(separator: "\n\n")) < rows
    }
    var parts = paragraphs.prefix(count ?? 0)
    // Two rows remain for a blank line and the key.
    let room = rows - 2 - style.height(of: parts.joined(separator: "\n\n"))
    if let next = paragraphs.dropFirst(parts.count).first, next.hasPrefix("  "), room > 2 {
      parts.append(next.split(separator: "\n").prefix(room).joined(separator: "\n")[...])
    } else if parts.last?.hasSuffix(":") == true {
      // The last paragraph only introduces code that doesn't fit.
      parts.removeLast()
    }
    let beginning = parts.joined(separator: "\n\n")
    return (beginning.isEmpty ? text.firstSentence.wrapped(to: style.width) : beginning)
      + "\n    … \(key.letter) shows more"
  }

  func report(_ verdict: Verdict, on exercise: Exercise) -> VerdictReport {
    VerdictReport(
      verdict, on: exercise, expected: ScreenRecord(of: exercise, in: workbook.root), style: style,
      root: workbook.path)
  }

  /// Returns the shortest command that grades an exercise.
  private func checkCommand(for exercise: Exercise) -> String {
    exercise == learner.firstUnsolved ? Runner.call : "\(Runner.call) check \(exercise.id)"
  }

  private func pageCommand(for exercise: Exercise) -> String {
    "\(Runner.call) show \(exercise.id)"
  }

  private func link(_ path: String) -> String { style.link(path, in: workbook.path) }

  /// Returns rows of a name and a text, without the rows whose text is nil.
  ///
  /// A user who can press keys gets no commands.
  private func table(
    _ rows: [(name: String, text: String?)], commands: [(name: String, text: String?)]
  ) -> String {
    (rows + (acceptsKeys ? [] : commands)).compactMap { name, text in
      text.map {
        style.bold(name.padding(to: 9)) + $0.wrapped(to: style.width, indent: 9).drop { $0 == " " }
      }
    }
    .joined(separator: "\n")
  }
}

// MARK: Milestones

extension Guide {
  /// Returns a welcome if the learner starts with the first exercise, or else nil.
  func welcome(to exercise: Exercise) -> String? {
    guard exercise == catalog.exercises.first else { return nil }
    let page = catalog.lesson(of: exercise)
      .map { " Its page, \($0.readme), explains the problem." }
    let count = catalog.exercises.count.counted("small Swift file")
    let path =
      catalog.practiceExercises.isEmpty
      ? "" : " \(catalog.mainPath.count) of them are the path; the others are for practice."
    return """
      Welcome. Lessons/ has \(count), each with a bug. You fix them one by one, and each save is \
      graded.\(path)
      The first is \(exercise.file).\(page ?? "")
      """
      .wrapped(to: style.width)
  }

  /// Returns the message after the first or last solved exercise, or nil.
  private func milestone(after exercise: Exercise) -> String? {
    // In watch, the ending comes last, below the lesson's card.
    if isEnd(exercise) { return acceptsKeys ? nil : ending }
    guard learner.solvedCount == 1 else { return nil }
    return "That was your first exercise. The others work the same way: read, fix, save."
      .wrapped(to: style.width)
  }

  /// Returns whether all exercises are solved or, after an exercise on the path, all exercises on
  /// the path.
  func isEnd(_ exercise: Exercise) -> Bool {
    learner.isDone || learner.isPathDone && catalog.mainPath.contains(exercise)
  }

  var ending: String {
    """
    You've solved all exercises\(learner.isDone ? "" : " of the path"). Your next one is in your \
    own app: find a `shared`, and replace it step by step. The steps, and all summary cards:
        \(Runner.call) show all --card
    """
    .wrapped(to: style.width)
  }

  /// Returns the lesson's card, as far as its exercises are solved, praise, and the remaining
  /// exercises for practice, or nil until the exercise's lesson is done.
  ///
  /// For an exercise on the path, the lesson counts as done when the lesson's path is solved.
  func completion(by exercise: Exercise) -> String? {
    guard let lesson = catalog.lesson(of: exercise),
      learner.isDone(lesson) || learner.isPathDone(lesson) && lesson.mainPath.contains(exercise)
    else { return nil }
    let unsolved = lesson.exercises.filter { !learner.isSolved($0) }
    let card = try? PageFormatter(root: workbook.path, style: style)
      .card(of: lesson, without: unsolved)
    let practice = unsolved.compactMap { exercise in
      lesson.practiceTopics[exercise].map { what in
        let text = what.wrapped(to: style.width, indent: 27).drop { $0 == " " }
        return "  \(exercise.title.padding(to: 24)) \(text)"
      }
    }
    let list = practice.isEmpty ? [] : ["For practice, in any order, or never:"] + practice
    return [card, praise(of: lesson), list.isEmpty ? nil : list.joined(separator: "\n")]
      .compactMap { $0 }.joined(separator: "\n\n")
  }

  /// Returns the praise for a lesson whose path is done.
  func praise(of lesson: Lesson) -> String {
    let isDone = learner.isDone(lesson)
    return style.line(
      .passed,
      isDone ? "Lesson \(lesson.title) is complete." : "The path of \(lesson.title) is done.")
  }

  var countText: String { learner.countText(of: " exercises") + "." }

  /// The progress on the path, and a count of all exercises.
  var progressBar: String {
    style.progressBar(
      catalog.lessons.map { $0.mainPath.map(learner.isSolved) }, count: learner.countText())
  }
}

// MARK: The list

extension Guide {
  var list: String { listLines.map(\.text).joined(separator: "\n") }

  /// The lines for the lessons, each with its exercises and their states, the path's first, and a
  /// line with the count.
  var listLines: [(text: String, exercise: Exercise?)] {
    var lines: [(text: String, exercise: Exercise?)] = []
    for lesson in catalog.lessons {
      lines.append((style.bold(lesson.heading), nil))
      for exercise in lesson.mainPath { lines.append((line(for: exercise), exercise)) }
      if !lesson.practiceExercises.isEmpty { lines.append(("  For practice:", nil)) }
      for exercise in lesson.practiceExercises { lines.append((line(for: exercise), exercise)) }
      lines.append(("", nil))
    }
    let open = learner.earlierUnsolved.count
    let end = open == 0 ? countText : "\(countText) Earlier ones still open: \(open)."
    return lines + [(end, nil)]
  }

  private func line(for exercise: Exercise) -> String {
    let verdict = learner[exercise]
    let mark = style.mark(verdict.map { $0.isPassed ? .passed : .failed } ?? .notChecked)
    let isNext = exercise == learner.firstUnsolved
    let open = learner.earlierUnsolved.contains(exercise) ? "still open; " : ""
    if style.usesWords {
      let state = verdict.map { " \($0.summary)" } ?? ""
      return "  \(mark) \(open)\(exercise.title)\(state)\(isNext ? " (next)" : "")"
    }
    let state = open + (verdict?.summary ?? "not checked yet")
    return "\(isNext ? "→" : " ") \(mark) \(exercise.title.padding(to: 24)) \(state)"
  }
}
