import Course
import Grading
import Interface

/// The keys of `watch`.
///
/// All keys are lowercase ASCII letters, so a keyboard with Latin letters has them.
enum Key: Character, CaseIterable {
  case hint = "h"
  case page = "p"
  case messages = "m"
  case wiring = "w"
  case list = "l"
  case next = "n"
  case go = "g"
  case answer = "a"
  case reset = "x"
  case checkAll = "c"
  case quit = "q"

  private var name: String {
    switch self {
    case .hint: "hint"
    case .page: "page"
    case .messages: "more"
    case .wiring: "wiring"
    case .list: "list"
    case .next: "next"
    case .go: "go"
    case .answer: "answer"
    case .reset: "reset"
    case .checkAll: "check all"
    case .quit: "quit"
    }
  }

  /// Returns all keys on one line.
  ///
  /// On a narrow line, the keys have short names, smaller gaps, or no names.
  static func line(in style: TextStyle) -> String {
    let short = { (key: Key) in String(key.name.split(separator: " ").last ?? "") }
    let forms: [(name: ((Key) -> String)?, gap: String)] = [
      (\.name, "  "), (short, "  "), (short, " "),
    ]
    let form = forms.first { text($0.name, $0.gap) { $0 }.count < style.width } ?? (nil, " ")
    return text(form.name, form.gap, letter: style.bold)
  }

  private static func text(
    _ name: ((Key) -> String)?, _ gap: String, letter: (String) -> String
  ) -> String {
    allCases.map { key in
      letter("\(key.rawValue)") + (name.map { " \($0(key))" } ?? "")
    }
    .joined(separator: gap)
  }
}

extension WatchSession {
  /// An action that requires the user's confirmation or further input.
  enum Question {
    case skip(to: Exercise)
    /// The number of another exercise, as far as the user has typed it.
    case go(lesson: Int?)
    case answer
    case reset

    private var text: String {
      switch self {
      case .answer: "Not solved yet. Show the answer anyway?"
      case .reset: "Restore the starter file? Your version is kept."
      case .skip(let next): "Not solved yet. Go on to \(next.title) anyway?"
      case .go(let lesson):
        "Go to which exercise? Type its number, such as 1.2: \(lesson.map { "\($0)." } ?? "")"
      }
    }

    /// Returns the question, which replaces the keys.
    func line(in style: TextStyle) -> String {
      if case .go = self { return String(text.prefix(max(0, style.width - 1))) }
      return "\(text.prefix(max(0, style.width - 8))) (y/n) "
    }
  }

  mutating func press(_ character: Character) throws {
    if case .go(let lesson) = question {
      try reportingErrors { try $0.type(character, after: lesson) }
    } else if let question {
      try ask(nil)
      if character == "y" { try reportingErrors { try $0.confirm(question) } }
    } else if let key = Key(rawValue: character) {
      try reportingErrors { try $0.perform(key) }
    } else if screen.style.usesWords {
      try showLastLine()
    }
  }

  /// Handles a digit of an exercise's number; any character except a digit or point cancels.
  private mutating func type(_ character: Character, after lesson: Int?) throws {
    if character == ".", lesson != nil { return }
    guard let digit = character.wholeNumberValue else { return try ask(nil) }
    guard let lesson else { return try ask(.go(lesson: digit)) }
    try ask(nil)
    let exercise = try workbook.catalog.existing(ExerciseID(lesson: lesson, number: digit))
    try begin(with: exercise)
  }

  /// Calls a function, and continues after an error, such as a full disk.
  private mutating func reportingErrors(_ body: (inout WatchSession) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error as UsageError {
      try screen.printWrapped(error.message)
    } catch let error where !(error is CancellationError) {
      try report(error)
    }
  }

  private mutating func perform(_ key: Key) throws {
    updateProgress()
    switch key {
    case .hint:
      let hints = try Hints(for: exercise, in: workbook, style: screen.style)
      let text = hints.next(
        ifMore: "Press h again for the next hint.",
        ifLast: "That was the last hint. Press a to see the answer.")
      try screen.present(text)
      try hints.countNext()
    case .page:
      let page = Page(root: workbook.path, style: screen.style)
      try screen.present(page.text(of: exercise, in: workbook.catalog.lesson(of: exercise)))
    case .messages:
      guard let verdict = learner[exercise], !verdict.isPassed else {
        return try screen.print("There are no messages: no test of \(exercise.title) fails now.")
      }
      try screen.present(guide.unsolved(exercise, verdict, showsAll: true))
    case .wiring:
      try drawWiring()
    case .list:
      let list = guide.list
      try screen.present(list, choices: choices(in: list), at: exercise.id)
    case .go:
      try ask(.go(lesson: nil))
    case .next:
      guard let next = learner.nextUnsolved(after: exercise) else {
        let text =
          isSolved ? guide.ending : "\(exercise.title) is the only unsolved exercise."
        return try screen.printWrapped(text)
      }
      if isSolved || skipped.contains(exercise) { return try begin(with: next) }
      try ask(.skip(to: next))
    case .answer:
      if isSolved { return try showAnswer() }
      try ask(.answer)
    case .reset:
      try ask(.reset)
    case .checkAll:
      let count = workbook.catalog.exercises.count
      try screen.print("\nChecking all \(count.counted("exercise")) …")
      checkAll()
    case .quit:
      break
    }
  }

  /// Replaces the keys with a question, or shows the keys if there is none.
  mutating func ask(_ question: Question?) throws {
    self.question = question
    try showLastLine()
  }

  private mutating func confirm(_ question: Question) throws {
    switch question {
    case .skip(let next):
      skipped.insert(exercise)
      try begin(with: next)
    case .answer: try showAnswer()
    case .go: break
    case .reset:
      // The reset changes the file, so the file is graded like any other saved file.
      let result = try workbook.reset(exercise, now: app.now())
      let text = result.text(on: exercise, in: workbook.path, screen.style)
      try screen.print("\n\(text)")
    }
  }

  private mutating func showAnswer() throws {
    try screen.present(answerReport(on: exercise, in: workbook, screen.style))
  }

  // MARK: Views

  /// Passes a key to the open view.
  ///
  /// In the list, Enter switches to the exercise at the cursor.
  mutating func pressInView(_ event: TerminalEvent) throws {
    let choice = try screen.press(event)
    if !screen.hasView { try showLastLine() }
    if let choice {
      try reportingErrors { try $0.begin(with: $0.workbook.catalog.existing(choice)) }
    }
  }

  /// Returns the exercises with their lines in the list.
  private func choices(in list: String) -> [PagerView.Choice] {
    let lines = list.split(separator: "\n", omittingEmptySubsequences: false)
    return workbook.catalog.exercises.compactMap { exercise in
      lines.firstIndex { $0.contains(" \(exercise.title) ") }
        .map { PagerView.Choice(line: $0, exercise: exercise.id) }
    }
  }
}
