import Course
import Grading
import Interface

/// The texts about exercises that `check` and `watch` share.
struct Guide {
  let workbook: Workbook
  let learner: LearnerProgress
  let style: TextStyle
  /// Whether the user can press keys instead of running commands.
  var hasKeys = false

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
  /// failures are shown, the text fits into the terminal: messages are cut, then the goal.
  func unsolved(
    _ exercise: Exercise, _ verdict: Verdict, since before: Verdict? = nil, showsAll: Bool = false
  ) -> String {
    let report = report(verdict, on: exercise)
    let headline = report.headline(since: before)
    // In watch, a rule, the progress, the keys and three blank lines surround them; otherwise, two
    // blank lines and the next prompt.
    let frame = style.height(of: headline) + (hasKeys ? 6 : 3)
    let room = showsAll ? nil : style.height.map { $0 - frame }
    func rows(above steps: String) -> Int? { room.map { $0 - style.height(of: steps) } }
    var steps = nextSteps(for: exercise, hasMore: report.hasMore && !showsAll)
    if let rows = rows(above: steps), rows < report.firstFailureHeight {
      steps = nextSteps(for: exercise, hasMore: true)
    }
    if let rows = rows(above: steps), rows <= report.essentialHeight {
      steps = nextSteps(for: exercise, hasMore: true, hasGoal: false)
    }
    let remark = "    … \(hasKeys ? "m" : "--all-messages") shows more"
    let words =
      showsAll ? report.details : report.brief(rows: rows(above: steps), remark: remark)
    return "\(words)\n\n\(steps)\n\n\(headline)"
  }

  private func nextSteps(for exercise: Exercise, hasMore: Bool, hasGoal: Bool = true) -> String {
    let goal = catalog.lesson(of: exercise)?.section(of: exercise)?.goal
    return table(
      [("Goal", hasGoal ? goal : nil), ("Open", link(exercise.file))],
      commands: [
        ("Read", page(of: exercise)), ("Stuck?", "\(Runner.call) hint \(exercise.id)"),
        ("Check", check(exercise)),
        ("More", hasMore ? "\(Runner.call) check \(exercise.id) --all-messages" : nil),
      ])
  }

  /// Returns the success message, the answer's moral, and the name of the next exercise.
  func solved(
    _ exercise: Exercise, _ verdict: Verdict, next: Exercise?, isNew: Bool
  ) -> String {
    let nextLesson = isNew ? next.flatMap(catalog.lesson) : nil
    let introduction = nextLesson.flatMap { lesson in
      let text = [lesson.text.title + ".", lesson.text.abstract].compactMap { $0 }
      return lesson.folder == exercise.lessonFolder ? nil : text.joined(separator: " ")
    }
    let table = table(
      [
        ("Compare", link(exercise.answer)), ("Lesson", introduction), ("Next", next?.title),
      ], commands: [("Read", next.map(page)), ("Check", next.map(check))])
    let moral = workbook.moral(of: exercise)
      .map { "In the answer: \($0)".wrapped(to: style.width) }
    let screen = report(verdict, on: exercise).solvedScreen
    return [isNew ? screen : nil, moral, table, isNew ? milestone : nil].compactMap { $0 }
      .joined(separator: "\n\n")
  }

  func report(_ verdict: Verdict, on exercise: Exercise) -> VerdictReport {
    VerdictReport(
      verdict, on: exercise, expected: ScreenRecord(of: exercise, in: workbook.root), style: style,
      root: workbook.path)
  }

  /// Returns the shortest command that grades an exercise.
  private func check(_ exercise: Exercise) -> String {
    exercise == learner.firstUnsolved ? Runner.call : "\(Runner.call) check \(exercise.id)"
  }

  private func page(of exercise: Exercise) -> String { "\(Runner.call) show \(exercise.id)" }

  private func link(_ path: String) -> String { style.link(path, in: workbook.path) }

  /// Returns rows of a name and a text, without the rows whose text is nil.
  ///
  /// A user who can press keys gets no commands.
  private func table(
    _ rows: [(name: String, text: String?)], commands: [(name: String, text: String?)]
  ) -> String {
    (rows + (hasKeys ? [] : commands)).compactMap { name, text in
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
    return """
      Welcome. Lessons/ has \(catalog.exercises.count.counted("small Swift file")), each with a \
      bug. You fix them one by one, and each save is graded.
      The first is \(exercise.file).\(page ?? "")
      """
      .wrapped(to: style.width)
  }

  /// The message after the first success, and after the last.
  var milestone: String? {
    switch learner.solvedCount {
    // In watch, the ending comes last, below the lesson's card.
    case catalog.exercises.count: hasKeys ? nil : ending
    case 1:
      "That was your first exercise. The others work the same way: read, fix, save."
        .wrapped(to: style.width)
    default: nil
    }
  }

  var ending: String {
    """
    You've solved all exercises. Your next one is in your own app: find a `shared`, and replace it \
    step by step. The steps, and all summary cards:
        \(Runner.call) show all --card
    """
    .wrapped(to: style.width)
  }

  /// The message after the last exercise of a lesson: the lesson's card, and then the praise.
  func completion(of lesson: Lesson) -> String {
    let card = try? Page(root: workbook.path, style: style).card(of: lesson)
    return [card, praise(of: lesson)].compactMap { $0 }.joined(separator: "\n\n")
  }

  func praise(of lesson: Lesson) -> String {
    style.line(.passed, "Lesson \(lesson.title) is complete.")
  }

  var count: String {
    "\(learner.solvedCount) of \(catalog.exercises.count.counted("exercise")) solved."
  }

  var progressBar: String {
    style.progressBar(catalog.lessons.map { $0.exercises.map(learner.isSolved) })
  }
}

// MARK: The list

extension Guide {
  /// The lessons and exercises with their states, and then the count.
  var list: String {
    let lessons = catalog.lessons.map { lesson in
      ([style.bold(lesson.text.title)] + lesson.exercises.map(line)).joined(separator: "\n")
    }
    let open = learner.stillOpen.count
    let end = open == 0 ? count : "\(count) Earlier ones still open: \(open)."
    return (lessons + [end]).joined(separator: "\n\n")
  }

  private func line(for exercise: Exercise) -> String {
    let verdict = learner[exercise]
    let mark = style.mark(verdict.map { $0.isPassed ? .passed : .failed } ?? .notChecked)
    let isNext = exercise == learner.firstUnsolved
    let open = learner.stillOpen.contains(exercise) ? "still open; " : ""
    if style.usesWords {
      let state = verdict.map { " \($0.summary)" } ?? ""
      return "  \(mark) \(open)\(exercise.title)\(state)\(isNext ? " (next)" : "")"
    }
    let state = open + (verdict?.summary ?? "not checked yet")
    return "\(isNext ? "→" : " ") \(mark) \(exercise.title.padding(to: 24)) \(state)"
  }
}
