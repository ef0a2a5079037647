import Course
import Grading
import Interface

/// The keys of `watch`, with their names.
///
/// All keys are lowercase ASCII letters, so a keyboard with Latin letters has them.
enum Key: String, CaseIterable {
  case hint, page, more, wiring, list, next, go, answer, reset
  case checkAll = "check all"
  case quit

  var letter: Character { self == .reset ? "x" : rawValue[rawValue.startIndex] }

  /// Returns all keys on one line.
  ///
  /// On a narrow line, the keys have short names, smaller gaps, or no names.
  static func line(in style: TextStyle) -> String {
    func line(_ names: [String], _ gap: String, _ style: TextStyle) -> String {
      zip(allCases, names).map { style.bold("\($0.letter)") + $1 }.joined(separator: gap)
    }
    let names = allCases.map { " \($0.rawValue)" }
    let short = allCases.map { " \($0 == .checkAll ? "all" : $0.rawValue)" }
    let none = allCases.map { _ in "" }
    let (shown, gap) =
      [(names, "  "), (short, "  "), (short, " ")]
      .first { line($0, $1, .plain).count < style.width } ?? (none, " ")
    return line(shown, gap, style)
  }
}

extension WatchSession {
  /// What the last line asks for.
  enum Prompt {
    case key
    /// The number of another exercise, as far as the user has typed it.
    case number(lesson: Int?)
    // These ask for confirmation.
    case skip(to: Exercise)
    case answer, reset

    func line(in style: TextStyle) -> String {
      let question: String
      switch self {
      case .key: return Key.line(in: style)
      case .number(let lesson):
        let start = lesson.map { "\($0)." } ?? ""
        return String(
          "Go to which exercise? Type its number, such as 1.2: \(start)"
            .prefix(max(0, style.width - 1)))
      case .skip(let next): question = "Not solved yet. Go on to \(next.title) anyway?"
      case .answer: question = "Not solved yet. Show the answer anyway?"
      case .reset: question = "Restore the starter file? Your version is kept."
      }
      return "\(question.prefix(max(0, style.width - 8))) (y/n) "
    }
  }

  mutating func press(_ event: TerminalEvent) throws {
    if screen.hasView {
      // In the list, Enter switches to the exercise at the cursor.
      let choice = try screen.press(event)
      if !screen.hasView { try showLastLine() }
      if let choice { try begin(with: workbook.catalog.existing(choice)) }
    } else if case .key(let character) = event {
      try press(character)
    }
  }

  private mutating func press(_ character: Character) throws {
    switch prompt {
    case .key:
      if let key = Key.allCases.first(where: { $0.letter == character }) {
        try perform(key)
      } else if screen.style.usesWords {
        try showLastLine()
      }
    case .number(let lesson):
      if character == ".", lesson != nil { return }
      // Any other character than a digit cancels.
      guard let digit = character.wholeNumberValue else { return try ask(for: .key) }
      guard let lesson else { return try ask(for: .number(lesson: digit)) }
      try ask(for: .key)
      try begin(with: workbook.catalog.existing(ExerciseID(lesson: lesson, number: digit)))
    case .skip, .answer, .reset:
      let question = prompt
      try ask(for: .key)
      if character == "y" { try confirm(question) }
    }
  }

  private mutating func perform(_ key: Key) throws {
    // Other runners or saved files may have changed the stored verdicts.
    learner = LearnerProgress(in: workbook, grader)
    switch key {
    case .hint:
      let hints = try Hints(for: exercise, in: workbook, style: screen.style)
      try screen.present(
        hints.next(
          ifMore: "Press h again for the next hint.",
          ifLast: "That was the last hint. Press a to see the answer."))
      try hints.countNext()
    case .page:
      let page = Page(root: workbook.path, style: screen.style)
      try screen.present(page.text(of: exercise, in: workbook.catalog.lesson(of: exercise)))
    case .more:
      guard let verdict = learner[exercise], !verdict.isPassed else {
        return try screen.print("There are no messages: no test of \(exercise.title) fails now.")
      }
      try screen.present(guide.unsolved(exercise, verdict, showsAll: true))
    case .wiring:
      try drawWiring()
    case .list:
      let list = guide.list
      let lines = list.split(separator: "\n", omittingEmptySubsequences: false)
      let choices = workbook.catalog.exercises.compactMap { exercise in
        lines.firstIndex { $0.contains(" \(exercise.title) ") }
          .map { (line: $0, exercise: exercise.id) }
      }
      try screen.present(list, choices: choices, at: exercise.id)
    case .go:
      try ask(for: .number(lesson: nil))
    case .next:
      guard let next = learner.nextUnsolved(after: exercise) else {
        return try screen.printWrapped(
          isSolved ? guide.ending : "\(exercise.title) is the only unsolved exercise.")
      }
      if isSolved || skipped.contains(exercise) { return try begin(with: next) }
      try ask(for: .skip(to: next))
    case .answer:
      try isSolved ? confirm(.answer) : ask(for: .answer)
    case .reset:
      try ask(for: .reset)
    case .checkAll:
      let count = workbook.catalog.exercises.count
      try screen.print("\nChecking all \(count.counted("exercise")) …")
      checkAll()
    case .quit:
      hasQuit = true
    }
  }

  mutating func ask(for prompt: Prompt) throws {
    self.prompt = prompt
    try showLastLine()
  }

  private mutating func confirm(_ question: Prompt) throws {
    switch question {
    case .key, .number: break
    case .skip(let next):
      skipped.insert(exercise)
      try begin(with: next)
    case .answer: try screen.present(answerReport(on: exercise, in: workbook, screen.style))
    case .reset:
      // The reset changes the file, so the file is graded like any other saved file.
      let result = try workbook.reset(exercise, now: app.now())
      try screen.print("\n\(result.text(on: exercise, in: workbook.path, screen.style))")
    }
  }
}
