import Course
import Grading
import Interface

/// The words to a learner about an exercise, the same in `check` and `watch`.
struct Guide {
  let workbook: Workbook
  let learner: LearnerProgress
  let style: TextStyle
  /// Whether keys do what otherwise takes a command.
  let hasKeys: Bool

  init(
    _ workbook: Workbook, _ learner: LearnerProgress, _ style: TextStyle, hasKeys: Bool = false
  ) {
    self.workbook = workbook
    self.learner = learner
    self.style = style
    self.hasKeys = hasKeys
  }

  var catalog: Catalog { workbook.catalog }

  /// Announces the first verdict: it may take its time.
  func checking(_ exercise: Exercise) -> String {
    guard workbook.isUnbuilt else { return "Checking \(exercise.title) …" }
    return """
      Checking \(exercise.title). The first time, the compiler has to build what the tests need as \
      well: that takes some seconds. After that, about one.
      """
      .wrapped(to: style.width)
  }

  /// All that a learner needs to go on with an exercise, the headline last.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - verdict: The verdict on it.
  ///   - saysAll: Whether each test that failed has its say, or the first alone.
  /// - Returns: The text.
  func unsolved(_ exercise: Exercise, _ verdict: Verdict, saysAll: Bool = false) -> String {
    let report = report(verdict, on: exercise)
    let isCut = !saysAll && report.hasMore
    let table = table(
      [("Goal", goal(of: exercise)), ("Open", link(exercise.file))]
        + (hasKeys
          ? []
          : [
            ("Read", page(of: exercise)),
            ("Stuck?", "\(Runner.call) hint \(exercise.id)"),
            ("Check", check(exercise)),
            ("More", isCut ? "\(Runner.call) check \(exercise.id) --all-messages" : nil),
          ]))
    // Below them stand the headline, the progress and the keys, and three lines are blank.
    let rows = style.height.map { $0 - table.split(separator: "\n").count - 6 }
    let words = saysAll ? report.details : report.brief(rows: rows)
    return "\(words)\n\n\(table)\n\n\(report.headline)"
  }

  private func goal(of exercise: Exercise) -> String? {
    catalog.lesson(of: exercise)?.section(of: exercise)?.goal
  }

  /// What the tests have seen of a solved exercise, the moral of the answer, and the name of the
  /// next exercise, which is not told yet.
  ///
  /// The moral is about the answer: the learner's file may do it in another way.
  ///
  /// - Parameters:
  ///   - exercise: What is solved.
  ///   - verdict: The verdict on it.
  ///   - next: What a learner could go on with.
  ///   - isNews: Whether it was not known to be solved.
  /// - Returns: The text.
  func solved(
    _ exercise: Exercise, _ verdict: Verdict, next: Exercise?, isNews: Bool
  ) -> String {
    let nextLesson = next.flatMap(catalog.lesson)
    let isNewLesson = isNews && nextLesson?.folder != exercise.lessonFolder
    let table = table([
      ("Compare", link(exercise.answer)),
      ("Lesson", isNewLesson ? nextLesson.map(introduction) : nil),
      ("Next", next?.title), ("Read", hasKeys ? nil : next.map(page)),
      ("Check", hasKeys ? nil : next.map(check)),
    ])
    let seen = goal(of: exercise).map { "The tests have seen it: \($0)".wrapped(to: style.width) }
    let moral = workbook.moral(of: exercise)
      .map { "In the answer: \($0)".wrapped(to: style.width) }
    let screen = report(verdict, on: exercise).solvedScreen
    return [seen, moral, isNews ? screen : nil, table, isNews ? milestone : nil].compactMap { $0 }
      .joined(separator: "\n\n")
  }

  func report(_ verdict: Verdict, on exercise: Exercise) -> VerdictReport {
    VerdictReport(verdict, on: exercise, in: workbook, style: style)
  }

  /// The shortest call that grades an exercise.
  private func check(_ exercise: Exercise) -> String {
    exercise == learner.firstUnsolved ? Runner.call : "\(Runner.call) check \(exercise.id)"
  }

  private func page(of exercise: Exercise) -> String { "\(Runner.call) show \(exercise.id)" }

  func link(_ path: String) -> String {
    style.link(path, in: workbook.path)
  }

  /// Rows of a name and a text; those without a text are left out.
  private func table(_ rows: [(String, String?)]) -> String {
    rows.compactMap { name, text in
      text.map {
        style.bold(name.padding(to: 9)) + $0.wrapped(to: style.width, indent: 9).drop { $0 == " " }
      }
    }
    .joined(separator: "\n")
  }
}

extension VerdictReport {
  /// A report on an exercise of a workbook, which holds what its screens should show.
  init(
    _ verdict: Verdict, on exercise: Exercise, in workbook: Workbook, style: TextStyle
  ) {
    self.init(
      verdict, on: exercise, expected: ScreenRecord(of: exercise, in: workbook.root), style: style,
      root: workbook.path)
  }
}
